import { CONTACT_LIST_PATH } from '@press-room/contract/contacts';
import { MAILING_NAMES_DAYS } from '@press-room/contract/mailings';
import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../test/alerts.ts';
import { type Mailings, startMailings } from '../../../test/mailings.ts';
import { post } from '../../../test/requests.ts';
import { startTestServer } from '../../../test/server.ts';
import { addAddress } from '../../core/contacts/contacts.ts';
import { suppressAddress } from '../../core/contacts/suppression.ts';
import { listAlertsOf } from '../alerts/personal-data.ts';
import { markTold } from '../alerts/queries.ts';
import { eraseAccount } from '../privacy/erasure/erasure.ts';
import { toSentences } from '../privacy/export/sentences.ts';
import { collectPersonalData } from '../privacy/personal-data-queries.ts';
import { runRetention } from '../privacy/retention/retention.ts';
import { listMailingsOf } from './personal-data.ts';

const EVE = 'eve@paper.example';
const OTHER = 'eve.private@paper.example';

describe('what mailings note of a person', () => {
  let office: Mailings;
  let account: number;
  let contact: number;
  beforeEach(async () => {
    office = await startMailings();
    const { server, officer } = office.desk;
    const { db } = server.database;
    const { users } = await server.load({ users: [{ email: EVE, password: 'Str0ng_pass!' }] });
    account = users[EVE] ?? 0;
    contact = await office.contact(EVE, { user_account_id: account, last_name: 'Evelyn' });
    await addAddress(db, server.context.addressHashes, { contact_id: contact, email: OTHER, position: 1 });
    const release = await office.published();
    const audience = { lists: [], contacts: [contact], has_takers: false };
    await office.send(await office.create(release, { audience }));
    await office.mails();
    await markTold(db, [contact], release.id, server.clock.now);
    const list = { name: 'Trade press', press_group: 1, filter: null };
    const { id } = (await server.call(CONTACT_LIST_PATH, post(list, officer))).json as { id: number };
    await db.insertInto('contact_list_member').values({ contact_list_id: id, contact_id: contact }).execute();
    return () => server.close();
  });

  const recipients = () =>
    office.desk.server.database.db.selectFrom('mailing_recipient').selectAll().execute();

  it('is in their export with the contact, its lists and what they were told', async () => {
    const personal = await collectPersonalData(office.desk.server.database.db, account);
    expect(personal).toMatchObject({
      mailings: [{ mailing_id: 1, email: EVE, state: 'accepted', left_at: null }],
      contacts: [{ last_name: 'Evelyn', lists: ['Trade press'] }],
      told_releases: [{}],
    });
    for (const [language, title] of [
      ['en', 'What the press office sent you'],
      ['it', 'Ciò che l’ufficio stampa ti ha inviato'],
    ] as const) {
      const sections = personal === null ? [] : toSentences(personal, language);
      expect(sections.find((section) => section.title === title)?.sentences).toEqual([
        expect.stringContaining(EVE),
      ]);
    }
  });

  it('is forgotten with their account, but that nobody writes to them again', async () => {
    const { server } = office.desk;
    const { db } = server.database;
    const { addressHashes, now } = server.context;
    await suppressAddress(db, addressHashes, OTHER, { reason: 'bounced', now: now() });
    const why = { by: null, reason: 'asked for', isAnnounced: false, isDue: async () => true };
    expect(await eraseAccount(server.context, account, why)).toBe(true);
    const tables = [
      'user_account',
      'contact',
      'contact_address',
      'contact_list_member',
      'contact_merge',
      'alert',
      'alert_told',
      'alert_returned',
      'alert_told_medium',
      'mailing',
      'mailing_recipient',
      'job',
      'audit_entry',
    ] as const;
    const left = [];
    for (const table of tables) left.push(await db.selectFrom(table).selectAll().execute());
    expect(JSON.stringify(left)).not.toMatch(/eve[@.]|Evelyn/i);
    expect((await server.mails()).filter(({ to }) => [EVE, OTHER].includes(to))).toEqual([]);
    expect(await recipients()).toMatchObject([{ state: 'accepted', email: null, contact_id: null }]);
    expect(await db.selectFrom('suppression').select('reason').execute()).toEqual([{ reason: 'bounced' }]);
    await addAddress(db, addressHashes, { contact_id: await office.contact(EVE), email: OTHER, position: 1 });
    expect(
      await db.selectFrom('contact_address').select('stopped_reason').where('email', '=', OTHER).execute(),
    ).toEqual([{ stopped_reason: 'bounced' }]);
  });

  it('names nobody two years after it ended', async () => {
    const { server } = office.desk;
    office.later((MAILING_NAMES_DAYS - 1) * DAY_MS);
    await runRetention(server.context);
    expect(await recipients()).toMatchObject([{ email: EVE }]);
    office.later(2 * DAY_MS);
    await runRetention(server.context);
    expect(await recipients()).toMatchObject([{ state: 'accepted', email: null, contact_id: null }]);
  });
});

it('is looked up by index, also for a person without a contact or a contact without an address', async () => {
  const statements: string[] = [];
  const server = await startTestServer({}, { log: ({ query }) => void statements.push(query.sql) });
  const { db } = server.database;
  for (const owner of [
    { emails: [EVE], contacts: [] },
    { emails: [], contacts: [1] },
  ])
    expect([await listMailingsOf(db, owner), await listAlertsOf(db, owner)]).toEqual([[], []]);
  expect(statements.filter((text) => / from "(?:mailing_recipient|alert)"/.test(text))).toHaveLength(4);
  // SQLite uses no index for alternatives of which one is always false.
  expect(statements.filter((text) => text.includes('1 = 0'))).toEqual([]);
  await server.close();
});
