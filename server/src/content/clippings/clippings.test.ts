/** @module-tag engine */
import { createHash } from 'node:crypto';
import { CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { CONTACT_PATH, type Contact, OUTLET_PATH, type Outlet } from '@press-room/contract/contacts';
import { beforeEach, describe, expect, it } from 'vitest';
import { addContact } from '../../../test/contacts.ts';
import { anyText } from '../../../test/matchers.ts';
import { addDocument, addPicture } from '../../../test/media.ts';
import { type Office, startOffice } from '../../../test/office-desk.ts';
import { patch, post } from '../../../test/requests.ts';
import { forgetAuthor } from './personal-data.ts';
import { toUrlKey } from './url-key.ts';

const FIXTURE = {
  companies: [{ business_name: 'Alfa' }, { business_name: 'Beta' }],
  sectors: [{ name: { en: 'tiles', it: 'piastrelle' } }],
  press_releases: [
    { press_group: 'Fair', date: '2026-09-29', text: { it: { title: 'Record', body: '<p>x</p>' } } },
  ],
};

describe('clippings', () => {
  let office: Office;
  let group: number;
  beforeEach(async () => {
    office = await startOffice(CLIPPING_PATH, FIXTURE);
    group = (await idOf('press_group', 'Fair')) ?? 0;
    return () => office.server.close();
  });
  const idOf = async (table: 'press_group' | 'outlet', name: string) =>
    (
      await office.server.database.db
        .selectFrom(table)
        .select('id')
        .where('name', '=', name)
        .executeTakeFirst()
    )?.id;
  const firstId = async (table: 'company' | 'sector' | 'press_release'): Promise<number> =>
    (await office.server.database.db.selectFrom(table).select('id').orderBy('id').executeTakeFirstOrThrow())
      .id;
  const needed = (form: object = {}) => ({
    press_group: group,
    headline: 'Fair passes eighty thousand',
    outlet_name: 'Gazzetta',
    published_on: '2026-09-30',
    ...form,
  });
  const clipping = (form: object = {}) => office.rowOf<Clipping>(office.create(needed(form)));
  const headlines = async (query: string) => (await office.list(query)).data.map((row) => row.headline);
  const searched = (field: string, words: string) =>
    `&columns[0][data]=${field}&columns[0][searchable]=true&search[value]=${words}&keep=headline`;
  const call = (path: string, init: RequestInit) => office.server.call(path, init);

  it('say what was published where, by whom, when, and what of ours it used', async () => {
    const [company, sector, release] = [
      await firstId('company'),
      await firstId('sector'),
      await firstId('press_release'),
    ];
    const picture = await addPicture(office.server, {}, []);
    const page = await addDocument(office.server, Buffer.from('page'), {});
    const contact = await addContact(office.server.context, 'ada@gazzetta.example');
    const whole = {
      kind: 'print',
      contact,
      edition: 'Modena',
      page: '12',
      url: 'https://gazzetta.example/fair',
      picture_url: 'https://gazzetta.example/fair.jpg',
      excerpt: 'First line\nsecond line',
      language: 'it',
      tone: 'positive',
      reach: 38_000,
      space: 420,
      seconds: null,
      licence: 'licensed',
      licensed_until: '2027-06-30',
      file: page,
      sectors: [sector],
      companies: [company],
      pictures: [picture],
    };
    const made = await clipping({ ...whole, releases: [release] });
    expect(made).toMatchObject({
      ...whole,
      version: 1,
      press_group: { id: group, name: 'Fair' },
      outlet: { name: 'Gazzetta', reach: null },
      contact: { id: contact, name: 'Ada Rossi' },
      author: 'Ada Rossi',
      companies: [{ id: company, name: 'Alfa' }],
      releases: [{ id: release, title: { it: 'Record', en: '' } }],
    });
    const changed = await office.rowOf<Clipping>(
      office.change(made, { author: 'A. Rossi', kind: 'web', companies: [], releases: [], pictures: [] }),
    );
    expect(changed).toMatchObject({
      version: 2,
      author: 'A. Rossi',
      contact: { id: contact },
      companies: [],
      sectors: [sector],
    });
    expect((await office.change(made, { kind: 'tv' })).status).toBe(412);
    expect((await office.remove(changed)).status).toBe(204);
    expect(await office.audited(`clipping:${made.id}`)).toEqual([
      ['create', expect.arrayContaining(['headline', 'outlet_name', 'releases'])],
      ['edit', ['kind', 'author', 'companies', 'releases', 'pictures']],
      ['delete', null],
    ]);
  });

  it('refuse what is missing, unknown or does not go together', async () => {
    for (const name of ['press_group', 'headline', 'outlet_name', 'published_on'])
      expect((await office.create(needed({ [name]: undefined }))).json).toEqual({ [name]: [anyText] });
    const wrong: [string, unknown][] = [
      ['press_group', 9999],
      ['outlet', 9999],
      ['contact', 9999],
      ['companies', [9999]],
      ['releases', [9999]],
      ['sectors', [9999]],
      ['pictures', [9999]],
      ['file', 9999],
      ['outlet_name', '***'],
      ['published_on', '2026-02-30'],
      ['url', 'no address'],
      ['url', 'javascript:alert(1)'],
      ['kind', 'poster'],
      ['tone', 'glad'],
      ['language', 'xx'],
      ['reach', -1],
      ['space', 1.5],
      ['licensed_until', '2027-01-01'],
      ['headline', 'x'.repeat(501)],
    ];
    for (const [name, value] of wrong) {
      const answer = await office.create(needed({ [name]: value }));
      expect([name, answer.status, answer.json]).toEqual([name, 400, { [name]: [anyText] }]);
    }
    expect((await office.list()).data).toEqual([]);
    expect(await idOf('outlet', 'Gazzetta')).toBeUndefined();
    for (const query of ['&kind=poster', '&from=yesterday', '&release=x'])
      expect((await office.call(`${CLIPPING_PATH}?format=datatables${query}`)).status).toBe(400);
  });

  it('name contacts and releases only for who may see them', async () => {
    const { server } = office;
    const contact = await addContact(server.context, 'ada@gazzetta.example');
    const release = await firstId('press_release');
    const linked = await clipping({ contact, releases: [release] });
    const { id } = await server.database.db
      .selectFrom('user_account')
      .select('id')
      .where('email', '=', 'reader@example.com')
      .executeTakeFirstOrThrow();
    const rights = ['view', 'create', 'edit'].map((verb) => `clipping.${verb}`);
    await server.database.db
      .insertInto('user_permission')
      .values(
        rights.map((permission) => ({ user_account_id: id, permission, granted_at: linked.updated_at })),
      )
      .execute();
    const reader = await server.signedIn('reader@example.com');
    expect((await office.create(needed({ outlet_name: 'Gazzetta' }), reader)).status).toBe(201);
    expect((await office.create(needed({ contact }), reader)).status).toBe(403);
    expect((await office.create(needed({ releases: [release] }), reader)).status).toBe(403);
    const kept = { contact, releases: [release], tone: 'neutral' };
    const changed = await office.rowOf<Clipping>(office.change(linked, kept, office.match(1, reader)));
    const other = await addContact(server.context, 'bea@gazzetta.example');
    const renamed = await office.change(changed, { contact: other }, office.match(changed.version, reader));
    expect(renamed.status).toBe(403);
  });

  it('are closed to everybody without the right', async () => {
    const made = await clipping();
    for (const [, statuses] of await office.statusesOfOthers(made, needed()))
      for (const status of statuses) expect([401, 403, 404]).toContain(status);
  });

  it('are listed the newest first, narrowed by what they say, and found by headline, author and outlet', async () => {
    const [company, sector, release] = [
      await firstId('company'),
      await firstId('sector'),
      await firstId('press_release'),
    ];
    const linked = { companies: [company], sectors: [sector], releases: [release] };
    await clipping({ headline: 'Città', kind: 'print', tone: 'negative', ...linked });
    await clipping({
      headline: 'Radio talk',
      kind: 'radio',
      language: 'en',
      outlet_name: 'Radio Uno',
      author: 'Bea Neri',
      published_on: '2026-10-02',
      licence: 'own',
    });
    const outlet = await idOf('outlet', 'Radio Uno');
    expect(await headlines('')).toEqual(['Radio talk', 'Città']);
    for (const query of [
      '&kind=print',
      '&tone=negative',
      `&company=${company}`,
      `&sector=${sector}`,
      `&release=${release}`,
      '&to=2026-10-01',
      '&licence=link_only',
      searched('text', 'citta'),
      searched('outlet', 'gazzetta'),
    ])
      expect([query, await headlines(query)]).toEqual([query, ['Città']]);
    for (const query of ['&language=en', `&outlet=${outlet}`, '&from=2026-10-02', searched('author', 'neri')])
      expect([query, await headlines(query)]).toEqual([query, ['Radio talk']]);
    expect(await headlines(`&group=${group + 1}`)).toEqual([]);
  });

  it('take the reach of their outlet, which stays while clippings are of it', async () => {
    const made = await clipping();
    const { officer } = office;
    const outlet = (await call(`${OUTLET_PATH}${made.outlet.id}/`, { headers: officer })).json as Outlet;
    expect(outlet).toMatchObject({ reach: null, clippings: 1 });
    const known = (
      await call(`${OUTLET_PATH}${outlet.id}/`, patch({ reach: 5000 }, office.match(outlet.version)))
    ).json as Outlet;
    expect((await office.read(made)).json).toMatchObject({ reach: null, outlet: { reach: 5000 } });
    const remove = (version: number) =>
      call(`${OUTLET_PATH}${outlet.id}/`, { method: 'DELETE', headers: office.match(version) });
    expect((await remove(known.version)).status).toBe(409);
    await office.remove(made);
    expect((await remove(known.version)).status).toBe(204);
  });

  it('lose the name of a contact who goes, and move with one who is merged', async () => {
    const { officer } = office;
    const add = async (email: string): Promise<Contact> => {
      const id = await addContact(office.server.context, email);
      return (await call(`${CONTACT_PATH}${id}/`, { headers: officer })).json as Contact;
    };
    const [one, other] = [await add('one@g.example'), await add('other@g.example')];
    const made = await clipping({ contact: other.id });
    const merged = (
      await call(
        `${CONTACT_PATH}${one.id}/merge/`,
        post({ merged: other.id, merged_version: other.version }, office.match(one.version)),
      )
    ).json as Contact;
    expect((await office.read(made)).json).toMatchObject({ contact: { id: one.id } });
    await call(`${CONTACT_PATH}${one.id}/`, { method: 'DELETE', headers: office.match(merged.version) });
    expect((await office.read(made)).json).toMatchObject({ contact: null, author: '' });
    expect((await office.change(made, { author: 'Ada Rossi' })).status).toBe(412);
  });

  it('lose the name of an author who is erased, and keep those of the others', async () => {
    const signed = [
      'Ada Rossi',
      'ROSSI Ada, Bea Neri',
      'Bea Neri e Ada Rossi',
      'di Ada Rossi',
      'Adam Rossini',
    ];
    const made = [];
    for (const author of signed) made.push(await clipping({ author }));
    const { db } = office.server.database;
    await forgetAuthor(db, { first_name: 'Ada', last_name: 'Rossi' });
    const rows = await db.selectFrom('clipping').select(['author', 'author_key']).orderBy('id').execute();
    expect(rows.map(({ author }) => author)).toEqual(['', 'Bea Neri', 'Bea Neri', '', 'Adam Rossini']);
    expect(rows[1]?.author_key).toBe('bea neri');
    // A form that was opened before.
    const open = made.map((one) => office.change(one, { author: one.author, tone: 'neutral' }));
    expect((await Promise.all(open)).map(({ status }) => status)).toEqual([412, 412, 412, 412, 200]);
    await forgetAuthor(db, { first_name: '-', last_name: '-' });
    expect(await db.selectFrom('clipping').select('id').where('author', '<>', '').execute()).toHaveLength(3);
  });

  it('take a link whose letters are long when they are encoded', async () => {
    // In an order that does not compress.
    const letters = Array.from({ length: 1900 }, (_, at) =>
      String.fromCodePoint(0x400 + (createHash('sha256').update(String(at)).digest()[0] ?? 0)),
    );
    const url = `https://gazzetta.example/${letters.join('')}`;
    expect(toUrlKey(url).length).toBeLessThanOrEqual(1000);
    expect((await clipping({ url })).url).toBe(url);
  });

  it('know an article on several addresses', () => {
    const key = 'gazzetta.example/a/fair?id=3';
    for (const address of [
      'https://gazzetta.example/a/fair?id=3',
      'http://WWW.gazzetta.example/a/fair/?utm_source=x&id=3#top',
      'gazzetta.example/a/fair?id=3&fbclid=y',
    ])
      expect(toUrlKey(address)).toBe(key);
    expect(toUrlKey('')).toBe('');
    expect(toUrlKey('https://gazzetta.example/a/fair?id=4')).not.toBe(key);
  });
});
