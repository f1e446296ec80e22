import { createHash } from 'node:crypto';
import { ALERT_PATH } from '@press-room/contract/alerts';
import { CONTACT_PATH, type Contact, contactMergePath } from '@press-room/contract/contacts';
import { OFFICE_ACCREDITATION_PATH, OWN_ACCREDITATION_PATH } from '@press-room/contract/event-accreditations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runRetention } from '../../src/edge/privacy/retention/retention.ts';
import { enqueueJob } from '../../src/platform/jobs/queue.ts';
import { MAIL_JOB } from '../../src/platform/mail/queue.ts';
import { FAIR, fileForm, pictureProof } from '../fair.ts';
import { post } from '../requests.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { findTraces } from './traces.ts';

const EMAIL = 'zuleika.quartzfield@vermilion-gazette.example';
const NEXT_EMAIL = 'zq@private-mailbox.example';
const SECOND_EMAIL = 'zuleika@garden-mailbox.example';
const CHANGE_PATH = '/api/account/change-email/';
const PASSWORD = 'Str0ng_pass!';
const BROWSER = 'Browser-of-Quartzfield/7';
/** Words that occur nowhere else in the installation. */
const WORDS = [
  EMAIL,
  NEXT_EMAIL,
  'Quartzfield',
  'Vermilion Gazette',
  'obsidian question',
  'basalt subject',
  'granite comment',
  'travertine failure',
  'marble refusal',
  '203.0.113.77',
  'slate field',
  'flint answer',
  'porphyry remark',
  'gneiss note',
  'dolomite note',
  'serpentine desk',
  'jasper card',
  'onyx appeal',
  'agate reason',
  'chert reason',
  'feldspar feed',
  'kaolin words',
  'olivine search',
  SECOND_EMAIL,
  'beryl note',
  'zircon source',
  'garnet tag',
];

const pause = (days: number) => days * 86_400_000;

describe('a person that was erased', () => {
  let server: TestServer;
  let id: number;
  let hash: string;
  let boss: Record<string, string>;
  let proofKey: string;

  beforeEach(async () => {
    server = await startTestServer({ RATE_LIMITS: 'on' });
    server.clock.now = new Date('2026-11-22T10:00:00Z');
    const { users } = await server.load({
      press_groups: [{ name: 'Association' }],
      press_releases: [{ press_group: 'Association', date: '2026-11-01', text: { en: { title: 'Tiles' } } }],
      press_kits: [{ press_group: 'Association', year: 2026, title: { en: 'Kit', it: '' }, files: [] }],
      events: [FAIR],
      companies: [{ business_name: 'Argilla' }],
      users: [
        {
          email: EMAIL,
          password: PASSWORD,
          first_name: 'Zuleika',
          last_name: 'Quartzfield',
          newspaper: 'Vermilion Gazette',
          account_type: 'COMPANY',
          company: 'Argilla',
          groups: ['user_press_room'],
        },
        { email: 'boss@example.com', password: PASSWORD, groups: ['administrator_press_room'] },
      ],
    });
    id = users[EMAIL] ?? 0;
    const { password_hash } = await server.database.db
      .selectFrom('user_account')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    hash = password_hash;
    boss = await server.signedIn('boss@example.com');
  });
  afterEach(() => server.close());

  const listTraces = () => findTraces(server, [...WORDS, hash.split('$').at(-1) ?? '']);

  /** All kinds of data that a person can leave. */
  async function leaveTraces(): Promise<void> {
    const agent = { 'User-Agent': BROWSER };
    for (const password of ['wrong', PASSWORD])
      await server.call('/api/account/token-auth/', post({ email: EMAIL, password }, agent));
    const headers = { ...(await server.signedIn(EMAIL)), ...agent };
    const statuses = [
      await server.call(
        '/api/press_room/contact/',
        post({ subject: 'A basalt subject', message: 'An obsidian question' }, headers),
      ),
      await server.call(
        '/api/press_room/contact/',
        post({ email: EMAIL, subject: 'Again', message: 'An obsidian question', name: 'Z. Quartzfield' }),
      ),
      await server.call(
        '/api/error_report/',
        post({ message: 'travertine failure', comment: 'granite comment', email: EMAIL }, agent),
      ),
      await server.call(CHANGE_PATH, post({ email: NEXT_EMAIL, password: PASSWORD }, headers)),
      await server.call(
        '/api/account/feed/',
        post({ name: 'A feldspar feed', kind: 'press_releases', language: 'en', q: 'kaolin words' }, headers),
      ),
      await server.call(
        ALERT_PATH,
        post({ email: EMAIL, language: 'en', rhythm: 'now', filter: { q: 'olivine search' } }),
      ),
      await keepContact(),
      await server.call('/api/account/erasure/', post({ password: PASSWORD }, headers)),
    ].map(({ status }) => status);
    const other = { email: 'other@example.com', subject: 'Who knows?', message: 'Whom may I ask?' };
    await server.call('/api/press_room/contact/', post(other));
    const answers = await Promise.all(
      [
        [1, 'A flint answer'],
        [3, `Zuleika Quartzfield <${EMAIL}> of the Gazette`],
      ].map(([message, text]) =>
        server.call(`/api/office/message/${message}/answer/`, post({ text }, { ...boss, 'If-Match': '"1"' })),
      ),
    );
    statuses.push(...answers.map(({ status }) => status));
    const refusal = post({ reason: 'A chert reason' }, { ...boss, 'If-Match': '"1"' });
    statuses.push((await server.call(`/api/office/company_member/${id}/refuse/`, refusal)).status);
    expect(statuses.filter((status) => status > 202)).toEqual([]);
    await applyForEvent(headers);
    await server.mails();
    const confirm = new URL(server.context.links.readers.toUrl('confirm', { id: 1 }));
    expect((await server.call(confirm.pathname, { method: 'POST' })).status).toBe(200);
    const { db } = server.database;
    await leaveRemarks(db);
    await db
      .insertInto('audit_entry')
      .values({
        at: server.clock.now.toISOString(),
        user_account_id: id,
        action: 'sign_in_failed',
        subject: `user_account:${id}`,
        network: '203.0.113.77',
        repeat_key: '203.0.113.77',
        fields: JSON.stringify(['slate field']),
        last_at: null,
      })
      .execute();
    await enqueueJob(db, MAIL_JOB, { letter: 'verify-email', to: { account: id } }, new Date('2100-01-01'));
    await db
      .updateTable('job')
      .set({ last_error: `marble refusal of <${EMAIL.toUpperCase()}>`, dead_at: '2026-11-22T10:00:00.000Z' })
      .where('kind', '=', MAIL_JOB)
      .execute();
    const found = listTraces().map((trace) => trace.split(' in ')[0]);
    for (const word of [...WORDS, hash.split('$').at(-1)]) expect(found).toContain(word);
  }

  async function keepContact() {
    const person = {
      first_name: 'Zuleika',
      last_name: 'Quartzfield',
      notes: 'A beryl note',
      tags: ['garnet tag'],
    };
    const form = { ...person, basis: 'legitimate_interest', source: 'A zircon source' };
    const make = async (email: string) =>
      (await server.call(CONTACT_PATH, post({ ...form, addresses: [email] }, boss))).json as Contact;
    const [one, two] = [await make(EMAIL), await make(SECOND_EMAIL)];
    const merge = post({ merged: two.id, merged_version: 1 }, { ...boss, 'If-Match': '"1"' });
    return server.call(contactMergePath(one.id), merge);
  }

  /** With a proof, a refusal and an appeal. */
  async function applyForEvent(headers: Record<string, string>): Promise<void> {
    const path = OWN_ACCREDITATION_PATH;
    const form = { event: 1, lane: 'journalist', outlet: 'The serpentine desk' };
    const made = await server.call(path, post(form, headers));
    const card = await pictureProof();
    const proof = { method: 'POST', headers, body: fileForm(card, 'jasper card.jpg') };
    const write = (version: number, who = headers) => ({ ...who, 'If-Match': `"${version}"` });
    const statuses = [
      made,
      await server.call(`${path}1/proof/`, proof),
      await server.call(`${path}1/submission/`, post({}, write(2))),
      await server.call(
        `${OFFICE_ACCREDITATION_PATH}1/transition/`,
        post({ to: 'refused', reason: 'An agate reason' }, write(3, boss)),
      ),
      await server.call(`${path}1/appeal/`, post({ text: 'An onyx appeal' }, write(4))),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 200, 200, 200]);
    const sha256 = createHash('sha256').update(card).digest('hex');
    expect(await server.context.store.find(sha256)).not.toBeNull();
    proofKey = sha256;
  }

  /** Comments of an officer who later becomes a reader. */
  async function leaveRemarks(db: TestServer['database']['db']): Promise<void> {
    const { id: press_release_id } = await db
      .selectFrom('press_release')
      .select('id')
      .executeTakeFirstOrThrow();
    const at = server.clock.now.toISOString();
    const place = { exact: '', prefix: '', suffix: '' };
    const comment = { press_release_id, user_account_id: id, body: 'A porphyry remark', created_at: at };
    await db
      .insertInto('press_release_comment')
      .values({ ...comment, ...place })
      .execute();
    const version = { version: 1, status: 'draft', note: 'A gneiss note', is_transition: 1 } as const;
    await db
      .insertInto('press_release_version')
      .values({ press_release_id, user_account_id: id, at, document: '{}', ...version })
      .execute();
    const { id: press_kit_id } = await db.selectFrom('press_kit').select('id').executeTakeFirstOrThrow();
    await db
      .insertInto('press_kit_step')
      .values({ press_kit_id, user_account_id: id, at, status: 'draft', note: 'A dolomite note' })
      .execute();
  }

  it('by the press office is nowhere in the files of the installation, nor in a dump', async () => {
    await leaveTraces();
    const erased = await server.call(`/api/account/user/${id}/erase/`, post({}, boss));
    expect(erased.json).toEqual({ detail: 'Account erased' });
    expect(await server.context.store.find(proofKey)).toBeNull();
    expect(listTraces()).toEqual([]);
    await server.mails();
    expect(listTraces()).toEqual([]);
  });

  it('by the clock is nowhere either', async () => {
    await leaveTraces();
    server.clock.now = new Date(server.clock.now.getTime() + pause(30) + 1000);
    await runRetention(server.context);
    expect(listTraces()).toEqual([]);
  });

  it('has left no address among what rate limits count', async () => {
    await server.call('/api/account/token-auth/', post({ email: EMAIL, password: 'wrong' }));
    const keys = await server.database.db.selectFrom('rate_limit').select('key').execute();
    expect(keys.length).toBeGreaterThan(1);
    expect(JSON.stringify(keys)).not.toMatch(/quartzfield|127\.0\.0\.1|::1/i);
  });

  it('that was locked away has left everything but the locked record, and that after its six years', async () => {
    await leaveTraces();
    const { db } = server.database;
    await db.deleteFrom('erasure_request').execute();
    await server.load({ events: [{ name: 'Fair', starts_on: '2026-11-23', ends_on: '2026-11-30' }] });
    server.clock.now = new Date('2027-06-02T00:00:00Z');
    await runRetention(server.context);
    expect(await server.context.store.find(proofKey)).toBeNull();
    expect(await db.selectFrom('locked_record').select('id').execute()).toHaveLength(1);
    await db.deleteFrom('locked_record').execute();
    await server.database.forget();
    expect(listTraces()).toEqual([]);
  });
});

describe('what strangers wrote', () => {
  it('is nowhere once its time is over', async () => {
    const server = await startTestServer();
    server.clock.now = new Date('2026-11-22T10:00:00Z');
    await server.load({ press_groups: [{ name: 'Association' }] });
    await server.call(
      '/api/press_room/contact/',
      post({
        email: EMAIL,
        subject: 'A basalt subject',
        message: 'An obsidian question',
        name: 'Quartzfield',
      }),
    );
    await server.call(
      '/api/error_report/',
      post({ message: 'travertine failure', comment: 'granite comment' }),
    );
    await server.mails();
    const words = [EMAIL, 'basalt subject', 'obsidian question', 'Quartzfield', 'granite comment'];
    const found = findTraces(server, words).map((trace) => trace.split(' in ')[0]);
    expect(new Set(found)).toEqual(new Set(words));
    server.clock.now = new Date('2028-11-22T10:00:01Z');
    await runRetention(server.context);
    expect(findTraces(server, words)).toEqual([]);
    await server.close();
  });
});
