/** @module-tag engine */

import { RELEASE_ACCESS, type ReleaseAccess } from '@press-room/contract/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addGallery, addPicture, addPressKit, inBothForms } from '../../../test/media.ts';
import { post, put } from '../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { classOfAccount } from '../../platform/http/authentication.ts';
import { isOpenTo } from './visibility.ts';

const LIST = '/api/press_room/press_release/';
const person = { password: 'Str0ng_pass!' };
const READERS = {
  stranger: { ...person, email: 'stranger@example.com', groups: [] },
  agent: { ...person, email: 'agent@example.com', groups: ['agent_press_room_external_company'] },
  journalist: { ...person, email: 'ada@example.com', groups: ['user_press_room'] },
  guest: { ...person, email: 'guest@example.com', groups: [] },
  partner: { ...person, email: 'partner@example.com', groups: ['agent_press_room_external_company'] },
  officer: { ...person, email: 'office@example.com', groups: ['administrator_press_room'] },
} as const;
type Name = 'anonymous' | keyof typeof READERS;

const SEES: Record<Name, ReleaseAccess[]> = {
  anonymous: ['public'],
  stranger: ['public', 'confirmed'],
  agent: ['public', 'confirmed', 'press'],
  journalist: ['public', 'confirmed', 'press', 'accredited'],
  // Invited by the office.
  guest: ['public', 'confirmed', 'invited'],
  partner: ['public', 'confirmed', 'press', 'invited'],
  officer: ['public', 'confirmed', 'press', 'accredited'],
};
interface Pictured {
  image?: { jpeg: { url: string } } | null;
}

const NAMES = Object.keys(SEES) as Name[];

describe('the access that the office sets', () => {
  let server: TestServer;
  const pictures = new Map<ReleaseAccess, number>();
  const galleried = new Map<ReleaseAccess, number>();
  const kits = new Map<ReleaseAccess, number>();
  const headers = new Map<Name, Record<string, string>>([['anonymous', {}]]);

  beforeAll(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://press.example.com' });
    await server.load({
      press_groups: [{ name: 'Site Alpha' }],
      users: Object.values(READERS),
      press_releases: RELEASE_ACCESS.map((access) => ({
        press_group: 'Site Alpha',
        access,
        date: '2026-01-20',
        text: { en: { title: `Zanzibar ${access}`, body: '<p>Zanzibar</p>' } },
      })),
    });
    for (const [at, access] of RELEASE_ACCESS.entries()) {
      const picture = await addPicture(server, { name: `${access}.jpg` }, inBothForms(access, 640));
      pictures.set(access, picture);
      await server.database.change((trx) =>
        trx
          .updateTable('press_release')
          .set({ hero_asset_id: picture })
          .where('id', '=', at + 1)
          .execute(),
      );
      const other = await addPicture(server, { name: `g-${access}.jpg` }, inBothForms(`g ${access}`, 640));
      galleried.set(access, other);
      await addGallery(server, [other], { access });
      const file = { asset_id: other, language: null, title_en: 'Facts', title_it: 'Dati' };
      kits.set(access, await addPressKit(server, 1, [file], { access }));
    }
    for (const [name, { email }] of Object.entries(READERS))
      headers.set(name as Name, await server.signedIn(email));
    // One account has its own contact, the other one the address of a contact.
    const loaded = await server.load({
      contacts: ['guest@example.com', 'partner@example.com', 'nobody@example.com'].map((email) => ({
        addresses: [email],
        language: 'en',
        basis: 'legitimate_interest',
        source: 'Fair',
      })),
    });
    const contacts = Object.values(loaded.contacts).slice(0, 3);
    await server.database.db
      .updateTable('contact')
      .set({ user_account_id: null })
      .where('id', 'in', contacts.slice(0, 1))
      .execute();
    for (const noun of ['press_release', 'gallery', 'press_kit']) await invite(noun, 5, { contacts });
  });
  afterAll(() => server.close());

  const invite = async (noun: string, id: number, body: object) => {
    const path = `/api/office/${noun}/${id}/invited/`;
    const own = headers.get('officer') ?? {};
    const { json } = await server.call(path, { headers: own });
    const { version } = json as { version: number };
    const answer = await server.call(path, put(body, { ...own, 'If-Match': `"${version}"` }));
    expect([answer.status, answer.json]).toEqual([200, expect.anything()]);
  };
  const call = (name: Name, path: string) => server.call(path, { headers: headers.get(name) ?? {} });
  const among = async (open: (access: ReleaseAccess, id: number) => Promise<boolean>) => {
    const seen = await Promise.all(
      RELEASE_ACCESS.map(async (access, at) => ((await open(access, at + 1)) ? [access] : [])),
    );
    return seen.flat();
  };
  const titlesIn = (text: string) => RELEASE_ACCESS.filter((access) => text.includes(`Zanzibar ${access}`));

  it.each(NAMES)('decides about releases for %s: lists, searches, pages and feeds', async (name) => {
    expect(await among(async (_, id) => (await call(name, `${LIST}${id}/`)).status === 200)).toEqual(
      SEES[name],
    );
    expect(titlesIn((await call(name, `${LIST}?format=datatables`)).text)).toEqual(SEES[name]);
    expect(titlesIn((await call(name, `${LIST}?format=datatables&search[value]=zanzibar`)).text)).toEqual(
      SEES[name],
    );
    for (const path of ['/en/feed.xml', '/sitemap-2026.xml', '/en/'])
      for (const access of RELEASE_ACCESS.slice(1))
        expect((await call(name, path)).text).not.toContain(`Zanzibar ${access}`);
  });

  it.each(NAMES)('decides about the bytes of pictures for %s', async (name) => {
    const addresses = new Map<ReleaseAccess, string>();
    for (const [at, access] of RELEASE_ACCESS.entries()) {
      const { json } = await call('officer', `${LIST}${at + 1}/`);
      const url = (json as Pictured).image?.jpeg.url;
      if (url !== undefined) addresses.set(access, url);
    }
    // An address alone gives access to public files only.
    expect(
      await among(async (access) => {
        const [bare = ''] = (addresses.get(access) ?? '/media/none').split('?');
        return (await server.call(bare)).status === 200;
      }),
    ).toEqual(['public']);
    for (const [at, access] of RELEASE_ACCESS.entries()) {
      if (!SEES[name].includes(access)) continue;
      const { json } = await call(name, `${LIST}${at + 1}/`);
      const own = (json as Pictured).image?.jpeg.url ?? '/';
      expect([access, (await server.call(own)).status]).toEqual([access, 200]);
    }
  });

  it.each(NAMES)('decides about downloads of pictures and kits for %s', async (name) => {
    const download = async (body: object) =>
      (await server.call('/api/press_room/download/', post(body, headers.get(name) ?? {}))).status < 300;
    expect(await among((access) => download({ asset: pictures.get(access) }))).toEqual(SEES[name]);
    expect(await among((access) => download({ asset: galleried.get(access) }))).toEqual(SEES[name]);
    expect(await among((access) => download({ press_kit: kits.get(access) }))).toEqual(SEES[name]);
    expect(await among((_, id) => download({ press_release: id }))).toEqual(SEES[name]);
  });

  it('opens the lists of media to confirmed addresses while something in them is open to these', async () => {
    const lists = ['gallery_tree', 'gallery_picture', 'press_kit'].map((list) => `/api/press_room/${list}/`);
    const readAs = (name: Name) => Promise.all(lists.map((path) => call(name, `${path}?format=datatables`)));
    expect((await readAs('anonymous')).map(({ status }) => status)).toEqual([401, 401, 401]);
    const [tree, shown, ofKits] = await readAs('stranger');
    expect([tree?.status, shown?.json, ofKits?.json]).toMatchObject([
      200,
      { recordsTotal: 2 },
      { recordsTotal: 2 },
    ]);
    expect((await call('stranger', '/api/press_room/magazine/')).status).toBe(403);
    expect((await call('stranger', '/api/press_room/gallery/3/')).status).toBe(404);
    const set = (from: ReleaseAccess, access: ReleaseAccess) =>
      server.database.change(async (trx) => {
        for (const table of ['gallery', 'press_kit'] as const)
          await trx
            .updateTable(table)
            .set({ access })
            .where('access', '=', from)
            .where('id', '=', 2)
            .execute();
      });
    await set('confirmed', 'press');
    expect((await readAs('stranger')).map(({ status }) => status)).toEqual([403, 403, 403]);
    await set('press', 'confirmed');
  });

  it('shows the office who sees a record', async () => {
    const { json } = await call('officer', '/api/office/press_release/?format=datatables');
    const rows = (json as { data: { access: string; readers: { state: string } }[] }).data;
    expect(Object.fromEntries(rows.map(({ access, readers }) => [access, readers.state]))).toEqual({
      public: 'public',
      confirmed: 'press',
      press: 'press',
      accredited: 'press',
      invited: 'press',
    });
  });

  it('is decided alike outside the database', () => {
    const groups = (name: Name) =>
      name === 'anonymous' ? [] : READERS[name].groups.map((group) => ({ name: group }));
    for (const name of NAMES) {
      const verified_at = name === 'anonymous' ? null : '2026-01-01T00:00:00.000Z';
      const isInvited = SEES[name].includes('invited');
      const reader = { ...classOfAccount({ verified_at, groups: groups(name) }), isInvited };
      expect([name, RELEASE_ACCESS.filter((access) => isOpenTo(access, reader))]).toEqual([name, SEES[name]]);
    }
  });

  it('takes no other access', async () => {
    const body = { press_group: 'Site Alpha', access: 'friends', text: { en: { title: 'x' } } };
    const { status, json } = await server.call(
      '/api/office/press_release/',
      post(body, headers.get('officer') ?? {}),
    );
    expect([status, json]).toEqual([400, { access: ['"friends" is not a valid choice.'] }]);
  });

  it('ends what a session may fetch when its account leaves the press', async () => {
    const path = `${LIST}4/`;
    const { json } = await call('journalist', path);
    const url = (json as Pictured).image?.jpeg.url ?? '/';
    expect((await server.call(url)).status).toBe(200);
    await server.database.change(async (trx) => {
      const ada = trx.selectFrom('user_account').select('id').where('email', '=', 'ada@example.com');
      await trx.deleteFrom('user_account_group').where('user_account_id', '=', ada).execute();
    });
    expect((await server.call(url)).status).toBe(404);
    expect((await call('journalist', path)).status).toBe(404);
    expect((await call('journalist', `${LIST}2/`)).status).toBe(200);
  });
});
