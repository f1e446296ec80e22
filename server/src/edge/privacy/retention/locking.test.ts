import { beforeEach, describe, expect, it } from 'vitest';
import { objectWith } from '../../../../test/matchers.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { recordVisit } from '../../../content/press-kit/visits.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import { createContactMessage } from '../../contact/queries.ts';
import { createDownload } from '../../downloads/queries.ts';
import { createErrorReport } from '../../error-reports/queries.ts';
import { insertFeed } from '../../private-feeds/queries.ts';
import { collectPersonalData } from '../personal-data-queries.ts';
import { runRetention } from './retention.ts';

const BEGUN = '2026-06-01T00:00:00.000Z';
const email = 'ada@example.com';

/** Data with their own retention in the privacy notice, each with distinctive words. */
async function leaveTraces({ database: { db } }: TestServer, account: number): Promise<void> {
  const own = { user_account_id: account };
  await createContactMessage(db, {
    ...own,
    email,
    press_group_id: null,
    assignee_id: null,
    answered_at: null,
    language: 'en',
    name: 'Ada',
    topic: 'other',
    subject: 'asked-of-the-office',
    message: 'A question',
    deadline: null,
    press_release_id: null,
    created_at: BEGUN,
    confirmed_at: null,
  });
  await createDownload(db, {
    ...own,
    request: '{}',
    name: 'taken-along.pdf',
    media_type: 'application/pdf',
    width: null,
    requested_at: BEGUN,
    started_at: null,
    session_id: null,
    token_version: null,
  });
  await createErrorReport(db, {
    email,
    message: 'went-wrong',
    route: '/',
    release: '',
    last_actions: '[]',
    failure_id: null,
    user_agent: '',
    comment: '',
    created_at: BEGUN,
  });
  await insertFeed(db, {
    ...own,
    name: 'followed-in-private',
    kind: 'press_releases',
    language: 'en',
    q: '',
    press_group_id: null,
    token_hash: 'hash',
    token_version: 0,
    created_at: BEGUN,
    used_at: null,
  });
  await recordVisit(db, account, new Date('2026-06-01T01:02:03Z'));
  await db
    .insertInto('sign_in')
    .values({ ...own, at: BEGUN, user_agent: 'came-with-this-browser' })
    .execute();
  await recordAudit(db, { by: account, action: 'answer', about: 'contact_message:77' }, new Date(BEGUN));
}

describe('locking', () => {
  let server: TestServer;
  const TRACES = [
    'asked-of-the-office',
    'taken-along.pdf',
    'went-wrong',
    'followed-in-private',
    '01:02:03',
    'came-with-this-browser',
    'contact_message:77',
  ];

  beforeEach(async () => {
    server = await startTestServer();
    return () => server.close();
  });

  async function lock(consents: { marketing: boolean }): Promise<string[]> {
    server.clock.now = new Date(BEGUN);
    const { users } = await server.load({
      events: [{ name: 'Fair 2026', starts_on: '2026-09-21', ends_on: '2026-09-25' }],
      users: [
        {
          email,
          password: 'Str0ng_pass!',
          first_name: 'Ada',
          newspaper: 'Il Foglio',
          groups: ['user_press_room'],
          consents,
        },
      ],
    });
    const account = users[email] ?? 0;
    await leaveTraces(server, account);
    const collected = JSON.stringify(await collectPersonalData(server.database.db, account));
    for (const trace of TRACES) expect(collected).toContain(trace);
    server.clock.now = new Date('2027-03-27T00:00:00Z');
    await runRetention(server.context);
    const records = await server.database.db.selectFrom('locked_record').select('document').execute();
    return records.map(({ document }) => document);
  }

  it.each([
    ['an account', false],
    ['what stood beside a marketing consent', true],
  ])('of %s keeps nothing that the notice gives a limit of its own', async (_what, marketing) => {
    const [document = '', ...others] = await lock({ marketing });
    expect(others).toEqual([]);
    for (const trace of TRACES) expect(document).not.toContain(trace);
    expect(JSON.parse(document)).toEqual({
      account: objectWith({ email, first_name: 'Ada', newspaper: 'Il Foglio' }),
      consents: [objectWith({ purpose: 'marketing' }), objectWith({ purpose: 'notice' })],
      second_factor: { totp: null, passkeys: [], recovery_codes_left: 0 },
      event_accreditations: [],
    });
  });
});
