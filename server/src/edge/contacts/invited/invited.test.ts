import { type InvitedContacts, invitedContactsPath } from '@press-room/contract/invited-contacts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textWith } from '../../../../test/matchers.ts';
import { addDocument, addMagazine } from '../../../../test/media.ts';
import { buildPdf } from '../../../../test/pictures.ts';
import { post, put } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { deleteContacts } from '../../../core/contacts/deletion.ts';
import { returnHoldings, takeHoldings } from '../merge/holdings.ts';
import { listContactsAbout } from '../people/personal-data.ts';

type Headers = Record<string, string>;
const person = { password: 'Str0ng_pass!' };
const contact = (email: string) => ({
  addresses: [email],
  language: 'en',
  basis: 'legitimate_interest',
  source: 'Fair',
});

describe('who is invited to a record', () => {
  let server: TestServer;
  let officer: Headers;
  let magazine: number;
  let contacts: Record<string, number>;
  let list: number;

  beforeEach(async () => {
    server = await startTestServer();
    const loaded = await server.load({
      press_groups: [{ name: 'Association' }],
      users: [
        { ...person, email: 'office@example.com', groups: ['administrator_press_room'] },
        { ...person, email: 'guest@example.com', groups: [] },
        { ...person, email: 'ada@example.com', groups: ['user_press_room'] },
        {
          ...person,
          email: 'agent@example.com',
          groups: ['agent_press_room_external_company'],
          company: 'Alfa',
        },
      ],
      companies: [{ business_name: 'Alfa' }],
      press_releases: [
        {
          press_group: 'Association',
          company: 'Alfa',
          date: '2026-01-02',
          access: 'invited',
          text: { en: { title: 'Kilns', body: '<p>x</p>' } },
        },
      ],
      contacts: ['guest@example.com', 'later@example.com', 'third@example.com'].map(contact),
      contact_lists: [
        { name: 'Friends', press_group: 'Association', contacts: ['later@example.com', 'third@example.com'] },
      ],
    });
    contacts = loaded.contacts;
    list = Object.values(loaded.contact_lists)[0] ?? 0;
    officer = await server.signedIn('office@example.com');
    const document = await addDocument(server, buildPdf(['One', 'Two']), { pages: 2 });
    magazine = await addMagazine(server, document, { access: 'invited' });
  });
  afterEach(() => server.close());

  const path = () => invitedContactsPath('magazine', magazine);
  const read = async () => {
    const { status, json } = await server.call(path(), { headers: officer });
    expect(status).toBe(200);
    return json as InvitedContacts;
  };
  const write = async (body: object, version?: number, headers = officer) =>
    server.call(path(), put(body, { ...headers, 'If-Match': `"${version ?? (await read()).version}"` }));
  const sees = async (email: string) =>
    (await server.call(`/api/press_room/magazine/${magazine}/`, { headers: await server.signedIn(email) }))
      .status;
  const idOf = (email: string): number => contacts[email] ?? 0;

  it('is chosen by contacts and lists, and taken back', async () => {
    expect((await read()).people).toEqual([]);
    expect(await sees('guest@example.com')).toBe(403);
    const saved = await write({ contacts: [idOf('guest@example.com')], lists: [list] });
    expect(
      (saved.json as InvitedContacts).people.map(({ name, has_account }) => [name, has_account]),
    ).toEqual([
      ['guest@example.com', true],
      ['later@example.com', false],
      ['third@example.com', false],
    ]);
    expect([await sees('guest@example.com'), await sees('ada@example.com')]).toEqual([200, 404]);
    const pages = { kind: 'magazine', id: magazine, pages: { first: 2, last: 2 } };
    const take = async (email: string) =>
      (
        await server.call(
          '/api/press_room/download/',
          post({ basket: [pages] }, await server.signedIn(email)),
        )
      ).status;
    expect([await take('guest@example.com'), await take('ada@example.com')]).toEqual([201, 404]);
    await write({ contacts: [idOf('third@example.com')] });
    expect([await sees('guest@example.com'), await take('guest@example.com')]).toEqual([403, 404]);
    const audit = await server.database.db
      .selectFrom('audit_entry')
      .select(['action', 'fields'])
      .where('subject', '=', `magazine:${magazine}`)
      .execute();
    expect(audit).toEqual([
      { action: 'edit', fields: textWith('invited') },
      { action: 'edit', fields: textWith('invited') },
    ]);
  });

  it('sees it once the address of the contact is confirmed', async () => {
    await write({ contacts: [idOf('later@example.com')] });
    await server.load({ users: [{ ...person, email: 'later@example.com', groups: [] }] });
    expect(await sees('later@example.com')).toBe(200);
    expect((await read()).people).toMatchObject([{ has_account: true }]);
  });

  it('does not see it while it is hidden, or its access is another one', async () => {
    await write({ contacts: [idOf('guest@example.com')] });
    const set = (columns: object) =>
      server.database.change((trx) =>
        trx.updateTable('magazine').set(columns).where('id', '=', magazine).execute(),
      );
    await set({ status: 'draft' });
    expect(await sees('guest@example.com')).toBe(404);
    await set({ status: 'published', access: 'accredited' });
    expect(await sees('guest@example.com')).toBe(404);
    await set({ access: 'invited', expires_at: '2020-01-01T00:00:00.000Z' });
    expect(await sees('guest@example.com')).toBe(404);
  });

  it('follows a merge of contacts and its undo, and ends with the contact', async () => {
    await write({ contacts: [idOf('third@example.com')] });
    const { db } = server.database;
    const [from, to] = [idOf('third@example.com'), idOf('guest@example.com')];
    const merged = await db.transaction().execute(async (trx) => {
      const holdings = await takeHoldings(trx, { from, to });
      await trx.deleteFrom('contact').where('id', '=', from).execute();
      return holdings;
    });
    expect(await sees('guest@example.com')).toBe(200);
    await db.transaction().execute((trx) => returnHoldings(trx, to, { ...merged, taken: {} }));
    expect(await sees('guest@example.com')).toBe(403);
    await write({ contacts: [idOf('guest@example.com')] });
    expect(await listContactsAbout(db, { id: 0, email: 'guest@example.com' })).toMatchObject([
      { invited_to: ['Kilns today'] },
    ]);
    expect(await sees('guest@example.com')).toBe(200);
    await db.transaction().execute((trx) => deleteContacts(trx, [idOf('guest@example.com')]));
    expect(await sees('guest@example.com')).toBe(403);
    expect(await db.selectFrom('invited_contact').selectAll().execute()).toEqual([]);
  });

  it('is not for the press office of a company, even where it may change the record and see contacts', async () => {
    const { db } = server.database;
    const { id } = await db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'agent@example.com')
      .executeTakeFirstOrThrow();
    const granted = { granted_at: server.clock.now.toISOString(), granted_by: null };
    await db
      .insertInto('user_permission')
      .values({ user_account_id: id, permission: 'contact.view', ...granted })
      .execute();
    const agent = await server.signedIn('agent@example.com');
    const release = invitedContactsPath('press_release', 1);
    expect((await server.call(release, { headers: officer })).json).toMatchObject({ people: [] });
    expect((await server.call(release, { headers: agent })).status).toBe(403);
    const form = put({ contacts: [idOf('guest@example.com')] }, { ...agent, 'If-Match': '"1"' });
    expect((await server.call(release, form)).status).toBe(403);
  });

  it('is for officers who may see contacts and change the record, from a known version', async () => {
    const ada = await server.signedIn('ada@example.com');
    expect((await server.call(path())).status).toBe(401);
    for (const headers of [ada, await server.signedIn('guest@example.com')]) {
      expect((await server.call(path(), { headers })).status).toBe(403);
      expect((await write({ contacts: [] }, 1, headers)).status).toBe(403);
    }
    const { version } = await read();
    expect((await server.call(path(), put({ contacts: [] }, officer))).status).toBe(428);
    expect((await write({ contacts: [idOf('guest@example.com')] }, version)).status).toBe(200);
    const late = await write({ contacts: [] }, version);
    expect([late.status, late.json]).toMatchObject([412, { current: { people: [{}] } }]);
    expect((await write({ contacts: [99_999] })).json).toEqual({
      contacts: ['There is no contact with the number 99999.'],
    });
    expect((await write({ contacts: 'all' })).status).toBe(400);
    const unknown = invitedContactsPath('gallery', 999);
    expect((await server.call(unknown, { headers: officer })).status).toBe(404);
  });
});
