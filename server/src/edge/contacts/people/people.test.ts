import { OFFICE_SECTOR_PATH } from '@press-room/contract/admin-sectors';
import {
  CONTACT_COUNT_PATH,
  CONTACT_IDLE_PATH,
  CONTACT_LIST_PATH,
  CONTACT_PATH,
  CONTACT_TAG_PATH,
  type Contact,
  type ContactList,
  contactStopPath,
  OUTLET_PATH,
} from '@press-room/contract/contacts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';
import { resumeContact } from '../../../core/contacts/suppression.ts';

const INTEREST = { basis: 'legitimate_interest', source: 'Business card, Cersaie 2026' };
const MARIA = {
  first_name: 'Maria',
  last_name: 'Bianchi',
  addresses: ['Maria.Bianchi@Gazzetta.example'],
  language: 'it',
  ...INTEREST,
};

describe('contacts', () => {
  let office: Office;
  beforeEach(async () => {
    office = await startOffice(CONTACT_PATH);
    return () => office.server.close();
  });
  const contact = (form: object = {}) => office.rowOf<Contact>(office.create({ ...MARIA, ...form }));
  const stop = (row: Contact) =>
    office.server.call(contactStopPath(row.id), post({}, office.match(row.version)));

  it('have addresses in one spelling, a basis, and for legitimate interest a source', async () => {
    const maria = await contact({ tags: ['Design', 'design', 'Tecnica'], country: 'IT' });
    expect(maria).toMatchObject({
      version: 1,
      addresses: [{ email: 'maria.bianchi@gazzetta.example', stopped: null }],
      tags: ['design', 'Tecnica'],
      stopped: null,
      account: null,
      ...INTEREST,
    });
    const refused = async (form: object) => (await office.create({ ...MARIA, ...form })).json;
    expect(await refused({ addresses: ['maria.bianchi@gazzetta.example'] })).toEqual({
      addresses: ['Another contact has the address maria.bianchi@gazzetta.example.'],
    });
    expect(await refused({ addresses: ['nobody', 'a@b.example'] })).toEqual({
      addresses: ['nobody is not an e-mail address.'],
    });
    expect(await refused({ addresses: ['x@caffè.example', 'X@xn--caff-8oa.example'] })).toEqual({
      addresses: ['The address x@caffè.example is there twice.'],
    });
    expect(await refused({ addresses: ['x@b.example', 'X@b.example'] })).toEqual({
      addresses: ['The address x@b.example is there twice.'],
    });
    expect(Object.keys((await refused({ addresses: [] })) as object)).toEqual(['addresses']);
    const addresses = ['x@b.example'];
    expect(await refused({ addresses, source: '' })).toEqual({
      source: ['Say where the address comes from.'],
    });
    expect(Object.keys((await refused({ addresses, basis: undefined })) as object)).toEqual(['basis']);
    expect(Object.keys((await refused({ addresses, country: 'XX' })) as object)).toEqual(['country']);
    expect(Object.keys((await refused({ addresses, outlets: [99] })) as object)).toEqual(['outlets']);
    expect(await refused({ addresses, away_from: '2026-12-02', away_until: '2026-12-01' })).toEqual({
      away_until: ['The last day is before the first.'],
    });
  });

  it('change field by field, from the version that was seen', async () => {
    const maria = await contact({ addresses: ['one@example.com', 'two@example.com'] });
    const changed = await office.rowOf<Contact>(
      office.change(maria, {
        addresses: ['two@example.com', 'three@example.com'],
        roles: ['Editor', 'Columnist', 'Editor'],
      }),
    );
    expect(changed).toMatchObject({
      version: 2,
      roles: ['Editor', 'Columnist'],
      first_name: 'Maria',
      addresses: [{ email: 'two@example.com' }, { email: 'three@example.com' }],
    });
    expect((await office.change(maria, { roles: ['x'] })).status).toBe(412);
    expect(await office.audited(`contact:${maria.id}`)).toEqual([
      ['create', ['first_name', 'last_name', 'language', 'addresses', 'basis', 'source']],
      ['edit', ['roles', 'addresses']],
    ]);
    expect((await office.remove(changed)).status).toBe(204);
    expect((await office.read(maria)).status).toBe(404);
  });

  it('are closed to everybody else', async () => {
    const maria = await contact();
    for (const [, statuses] of await office.statusesOfOthers(maria, { roles: ['x'] }))
      for (const status of statuses) expect([401, 403, 404]).toContain(status);
    for (const email of [null, 'reader@example.com']) {
      const headers = email === null ? {} : await office.server.signedIn(email);
      const stopping = post({}, office.match(maria.version, headers));
      const { status } = await office.server.call(contactStopPath(maria.id), stopping);
      expect(status).toBe(email === null ? 401 : 403);
    }
  });

  it('are found by name, address, outlet and roles, and narrowed', async () => {
    const outlet = (
      await office.server.call(OUTLET_PATH, post({ name: 'La Gazzetta', kind: 'daily' }, office.officer))
    ).json as { id: number };
    await contact({
      outlets: [outlet.id],
      tags: ['Design'],
      country: 'IT',
      roles: ['Cronista', 'Redattrice'],
    });
    await contact({
      first_name: 'John',
      last_name: 'Smith',
      addresses: ['js@tiles.example'],
      language: 'en',
      basis: 'asked',
      source: '',
    });
    const names = async (query: string) =>
      (await office.list(query)).data.map(({ first_name }) => first_name);
    const search = (text: string) =>
      `&keep=first_name&columns[0][data]=text&columns[0][searchable]=true&search[value]=${encodeURIComponent(text)}`;
    expect(await names('')).toEqual(['Maria', 'John']);
    for (const text of ['bianchi', 'gazzetta.example', 'la gazz', 'redattrice', 'maria bianchi'])
      expect(await names(search(text))).toEqual(['Maria']);
    for (const query of ['tag=design', `outlet=${outlet.id}`, 'country=IT', 'language=it'])
      expect(await names(`&${query}`)).toEqual(['Maria']);
    for (const query of ['basis=asked', 'language=en']) expect(await names(`&${query}`)).toEqual(['John']);
    expect(await names('&stopped=yes')).toEqual([]);
    expect(await names('&stopped=no')).toHaveLength(2);
    expect(await names('&idle=yes')).toEqual([]);
    office.server.clock.now = new Date('2028-12-01T10:00:00Z');
    office.officer.Authorization = (await office.server.signedIn('officer@example.com')).Authorization ?? '';
    expect(await names('&idle=yes')).toHaveLength(2);
    expect((await office.server.call(CONTACT_TAG_PATH, { headers: office.officer })).json).toEqual({
      results: [{ tag: 'Design', contacts: 1 }],
    });
  });

  it('are proposed for removal after two years without a message, and go all at once', async () => {
    const { server, officer } = office;
    const { db } = server.database;
    const subscribed = await contact();
    const written = await contact({ addresses: ['written@example.com'] });
    const idle = await contact({ addresses: ['idle@example.com'] });
    const proposed = async () => (await server.call(CONTACT_IDLE_PATH, { headers: officer })).json;
    const remove = (count: number, headers = officer) =>
      server.call(CONTACT_IDLE_PATH, post({ count }, headers));
    expect(await proposed()).toEqual({ count: 0 });
    server.clock.now = new Date('2028-12-01T10:00:00Z');
    officer.Authorization = (await server.signedIn('officer@example.com')).Authorization ?? '';
    const last_written_at = '2028-01-01T10:00:00.000Z';
    await db.updateTable('contact').set({ last_written_at }).where('id', '=', written.id).execute();
    const alert = { email: 'a@b.example', language: 'en', rhythm: 'weekly', time_zone: 'UTC', filter: '{}' };
    const at = '2026-12-01T10:00:00.000Z';
    const asked = { wording: '', created_at: at, confirmed_at: at, told_until: at };
    const none = { press_group_id: null, paused_until: null, next_at: null };
    await db
      .insertInto('alert')
      .values({ ...alert, ...asked, ...none, contact_id: subscribed.id })
      .execute();
    expect(await proposed()).toEqual({ count: 1 });
    expect((await remove(2)).status).toBe(409);
    expect((await remove(1, await server.signedIn('reader@example.com'))).status).toBe(403);
    expect(await remove(1)).toMatchObject({ status: 200, json: { count: 0 } });
    expect((await office.read(idle)).status).toBe(404);
    expect((await office.list()).data).toHaveLength(2);
    expect(await office.audited(`contact:${idle.id}`)).toContainEqual(['delete', null]);
  });

  it('work for outlets that are named, and made where they are not there', async () => {
    const maria = await contact({ outlet_names: ['La Gazzetta', 'Radio'] });
    const other = await contact({ addresses: ['x@example.com'], outlet_names: ['la gazzettà'] });
    expect(maria.outlets.map(({ name }) => name)).toEqual(['La Gazzetta', 'Radio']);
    expect(other.outlets).toEqual(maria.outlets.slice(0, 1));
    expect(await office.audited(`outlet:${other.outlets[0]?.id}`)).toEqual([['create', ['name']]]);
    const left = await office.rowOf<Contact>(office.change(maria, { outlet_names: [] }));
    expect(left.outlets).toEqual([]);
  });

  it('cover sectors of the list, by which they are narrowed and listed, also after a merge of two', async () => {
    const { server, officer } = office;
    const make = async (name: string) => {
      const made = await server.call(OFFICE_SECTOR_PATH, post({ name: { it: name, en: name } }, officer));
      return made.json as { id: number; version: number };
    };
    const [tiles, bricks] = [await make('Piastrelle'), await make('Laterizi')];
    const maria = await contact({ sectors: [bricks.id] });
    expect(maria.sectors).toEqual([bricks.id]);
    const wrong = await office.create({ ...MARIA, addresses: ['x@b.example'], sectors: [99] });
    expect(Object.keys(wrong.json as object)).toEqual(['sectors']);
    const lists = post({ name: 'x', press_group: 1, filter: { sectors: [bricks.id] } }, officer);
    const list = (await server.call(CONTACT_LIST_PATH, lists)).json as ContactList;
    expect(list.count).toBe(1);
    const merge = { merged: bricks.id, merged_version: bricks.version };
    const { status } = await server.call(
      `${OFFICE_SECTOR_PATH}${tiles.id}/merge/`,
      post(merge, office.match(tiles.version)),
    );
    expect(status).toBe(200);
    expect((await office.list(`&sector=${tiles.id}`)).data).toHaveLength(1);
    const { json } = await server.call(`${CONTACT_LIST_PATH}${list.id}/`, { headers: officer });
    expect(json).toMatchObject({ count: 1, filter: { sectors: [tiles.id] } });
  });

  it('that said no stay so, also under a new record, until they come back themselves', async () => {
    const maria = await contact({ addresses: ['maria@example.com', 'second@example.com'] });
    const stopped = await office.rowOf<Contact>(stop(maria));
    const no = { reason: 'objected', at: '2026-11-20T10:00:00.000Z' };
    expect(stopped).toMatchObject({
      stopped: no,
      addresses: [{ stopped: no }, { stopped: no }],
    });
    expect((await stop(stopped)).status).toBe(409);
    expect(await office.audited(`contact:${maria.id}`)).toContainEqual(['suppress', []]);
    expect(await office.rowOf<Contact>(office.change(stopped, { roles: ['x'] }))).toMatchObject({
      stopped: no,
    });
    const one = (await office.read(maria)).json as Contact;
    const more = ['maria@example.com', 'second@example.com', 'third@example.com'];
    const added = await office.rowOf<Contact>(office.change(one, { addresses: more }));
    expect(added.addresses.map(({ stopped: at }) => at?.reason)).toEqual(Array(3).fill('objected'));
    expect((await office.remove(added)).status).toBe(204);
    const again = await contact({ addresses: ['third@example.com', 'fourth@example.com'] });
    expect(again).toMatchObject({ stopped: null, addresses: [{ stopped: no }, { stopped: null }] });
    expect((await office.server.call(CONTACT_COUNT_PATH, { headers: office.officer })).json).toEqual({
      count: 1,
      reachable: 1,
    });
    const { addressHashes, database } = office.server.context;
    await resumeContact(database.db, addressHashes, { contactId: again.id, email: 'third@example.com' });
    expect((await office.read(again)).json).toMatchObject({ addresses: [{ stopped: null }, {}] });
  });

  it('with the address of an account are its person, and go with it alone', async () => {
    const { id } = await office.server.database.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    const reader = await contact({ addresses: ['Reader@example.com'] });
    expect(reader.account).toBe(id);
    expect(await office.remove(reader)).toMatchObject({ status: 409 });
  });
});
