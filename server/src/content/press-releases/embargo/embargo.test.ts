/** @module-tag engine */

import { type EmbargoReader, embargoReadersPath } from '@press-room/contract/admin-embargo';
import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { BASKET_PATH, DOWNLOAD_PATH } from '@press-room/contract/downloads';
import { EMBARGO_PATH } from '@press-room/contract/embargo';
import type { PressRelease } from '@press-room/contract/press-releases';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type EmbargoDesk,
  HELD,
  LIST,
  ORIGIN,
  startUnderEmbargo,
  UNTIL,
  WORD,
} from '../../../../test/embargo.ts';
import { textWith } from '../../../../test/matchers.ts';
import { patch, post } from '../../../../test/requests.ts';
import type { TestServer } from '../../../../test/server.ts';

describe('a release under embargo', () => {
  let desk: EmbargoDesk;
  let server: TestServer;

  beforeEach(async () => {
    desk = await startUnderEmbargo();
    server = desk.server;
  });
  afterEach(() => server.close());

  const seen = async (path: string, headers: Record<string, string> = {}): Promise<boolean> => {
    const { text: body } = await server.call(path, { headers });
    return body.includes(WORD);
  };
  const LISTS = [
    LIST,
    `${LIST}?format=datatables&lead=1`,
    `${LIST}?q=${WORD}`,
    `${LIST}?sector=tiles`,
    `/api/press_room/search/?q=${WORD}`,
  ];
  const PUBLIC = [
    '/',
    '/en',
    `/en/releases/2026/zanzibar-tiles-${HELD}`,
    `/en/releases/2026/zanzibar-tiles-${HELD}.md`,
    `/en/releases/2026/zanzibar-tiles-${HELD}.ninjs.json`,
    `/en/feed.xml`,
    '/sitemap.xml',
    '/sitemap-releases-1.xml',
    `/oembed?url=${encodeURIComponent(`${ORIGIN}/en/releases/2026/zanzibar-tiles-${HELD}`)}`,
    `/api/press_room/press_release_suggestions/?q=Zanzibaq`,
    `/api/press_room/press_release_groups/?q=${WORD}`,
  ];

  const office = () => server.signedIn('office@example.com');
  async function listReaders(): Promise<EmbargoReader[]> {
    const path = `${embargoReadersPath(HELD)}?format=datatables`;
    const { json } = await server.call(path, { headers: await office() });
    return (json as { data: EmbargoReader[] }).data;
  }

  it('appears in no answer but to accredited readers who accepted its terms', async () => {
    const others = ['bob@example.com', 'agent@example.com', 'stranger@example.com', 'office@example.com'];
    const readers = [{}, ...(await Promise.all(others.map((email) => server.signedIn(email))))];
    await desk.accept();
    expect((await desk.read(desk.ada)).status).toBe(200);
    for (const path of LISTS) expect([path, await seen(path, desk.ada)]).toEqual([path, true]);
    for (const headers of readers) {
      expect((await desk.read(headers)).status).toBe(404);
      for (const path of [...LISTS, ...PUBLIC])
        expect([path, await seen(path, headers)]).toEqual([path, false]);
      const { json } = await server.call(`${LIST}?format=datatables`, { headers });
      expect(json).toMatchObject({ recordsTotal: 1, recordsFiltered: 1 });
      const groups = await server.call('/api/press_room/press_release_groups/?format=datatables', {
        headers,
      });
      expect(groups.json).toMatchObject({ data: [{ count: 1 }] });
      const years = await server.call('/api/press_room/press_release_years/?format=datatables', { headers });
      expect(years.json).toMatchObject({ data: [{ year: 2026, count: 1 }] });
      const form = { press_release: HELD };
      expect((await server.call(DOWNLOAD_PATH, post(form, headers))).status).toBe(404);
      expect((await server.call(DOWNLOAD_PATH, post({ asset: desk.picture }, headers))).status).toBe(404);
      const basket = [
        { kind: 'picture', id: desk.picture },
        { kind: 'press_release', id: HELD },
      ];
      const refused = await server.call(DOWNLOAD_PATH, post({ basket }, headers));
      expect([refused.status, refused.text.includes(WORD)]).toEqual([404, false]);
      const looked = await server.call(BASKET_PATH, post({ items: basket }, headers));
      expect(looked.json).toMatchObject({ items: [{ title: null, picture: null }, { title: null }] });
    }
    // Public pages, feeds and sitemaps do not identify readers.
    for (const path of PUBLIC.slice(0, 9)) expect([path, await seen(path, desk.ada)]).toEqual([path, false]);
  });

  it('says to journalists how many there are, and nothing to others', async () => {
    const bob = await server.call(EMBARGO_PATH, { headers: await server.signedIn('bob@example.com') });
    expect(bob.json).toEqual({
      is_accepted: false,
      terms: textWith('publish nothing') as string,
      count: 1,
    });
    expect(bob.headers.get('cache-control')).toBe('no-store');
    expect((await server.call(EMBARGO_PATH)).status).toBe(401);
    for (const email of ['agent@example.com', 'stranger@example.com', 'office@example.com']) {
      const headers = await server.signedIn(email);
      expect((await server.call(EMBARGO_PATH, { headers })).status).toBe(403);
      expect((await desk.accept(headers)).status).toBe(403);
      expect((await desk.read(headers)).status).toBe(404);
    }
  });

  it('ends for who is let in no more, also by the addresses that they have', async () => {
    await desk.accept();
    const { image } = (await desk.read(desk.ada)).json as PressRelease;
    const url = image?.renditions[0]?.url ?? '';
    expect((await server.call(url)).text).toBe('held webp');
    await server.database.db
      .deleteFrom('user_account_group')
      .where('user_account_id', '=', (eb) =>
        eb.selectFrom('user_account').select('id').where('email', '=', 'ada@example.com'),
      )
      .execute();
    expect((await desk.read(desk.ada)).status).toBe(404);
    expect((await server.call(url)).status).toBe(404);
  });

  it('has files at signed addresses of one session alone, and what hangs on public news is public', async () => {
    await desk.accept();
    const { image, pictures } = (await desk.read(desk.ada)).json as PressRelease;
    const url = image?.renditions[0]?.url ?? '';
    expect(url).toContain('&signature=');
    const [bare = ''] = url.split('?');
    expect((await server.call(bare)).status).toBe(404);
    expect((await server.call(bare, { headers: desk.ada })).status).toBe(404);
    const bob = await server.sessionOf('bob@example.com');
    const [, , key = ''] = bare.split('/');
    const file = { key, name: 'held.webp', media_type: 'image/webp' };
    expect((await server.call(server.context.links.media.toSigned(file, bob))).status).toBe(404);
    const other = pictures.find(({ id }) => id === desk.shared)?.renditions[0]?.url ?? '';
    expect((await server.call(other.split('?')[0] ?? '')).text).toBe('shared webp');
  });

  it('is kept by nobody, and an answer to one class of readers is none to another', async () => {
    await desk.accept();
    const own = await desk.read(desk.ada);
    expect(own.headers.get('cache-control')).toBe('no-store');
    expect(own.headers.get('vary')).toContain('Authorization');
    const list = await server.call(LIST, { headers: desk.ada });
    expect(list.headers.get('cache-control')).toBe('no-store');
    const etag = own.headers.get('etag') ?? '';
    const bob = await server.signedIn('bob@example.com');
    for (const headers of [{}, bob])
      expect((await desk.read({ ...headers, 'If-None-Match': etag })).status).toBe(404);
    const [open, mine] = [
      await server.call(`${LIST}1/`, { headers: desk.ada }),
      await server.call(`${LIST}1/`),
    ];
    expect(open.headers.get('cache-control')).toBe('private, no-cache');
    expect(mine.status).toBe(200);
    await desk.goTo(UNTIL);
    expect((await desk.read(desk.ada)).headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is public by itself at the instant, and a reader then is not noted', async () => {
    await desk.accept();
    await desk.read();
    await desk.read(desk.ada);
    server.clock.now = new Date(Date.parse(UNTIL) - 1);
    expect((await desk.read()).status).toBe(404);
    server.clock.now = new Date(UNTIL);
    const release = (await desk.read()).json as PressRelease;
    expect(release).toMatchObject({ access: 'public', title: `${WORD} tiles` });
    expect(release.embargo).toBeUndefined();
    expect(release.address).toContain('/en/releases/2026/');
    for (const path of LISTS) expect([path, await seen(path)]).toEqual([path, true]);
    const [url = ''] = (release.image?.renditions[0]?.url ?? '').split('?');
    expect((await server.call(url)).text).toBe('held webp');
    const bob = await server.signedIn('bob@example.com');
    await desk.accept(bob);
    await desk.read(bob);
    expect((await listReaders()).map(({ account }) => account.email)).toEqual(['ada@example.com']);
  });

  it('that is withdrawn answers so to who read it, and to nobody else, also when it would have ended', async () => {
    const others = ['bob@example.com', 'agent@example.com', 'stranger@example.com', 'office@example.com'];
    await desk.accept();
    await desk.read(desk.ada);
    await desk.accept(await server.signedIn('bob@example.com'));
    const path = officePressReleasePath(HELD);
    const headers = await office();
    const { json } = await server.call(path, { headers });
    const match = (version: number) => ({ ...headers, 'If-Match': `"${version}"` });
    const note = { it: 'Dati errati', en: 'Wrong data' };
    const form = { to: 'archived', withdrawal_note: note };
    const { version } = json as OfficePressRelease;
    const moved = await server.call(`${path}transition/`, post(form, match(version)));
    expect(moved).toMatchObject({ status: 200, json: { withdrawal: { note } } });
    const expectToldTo = async (told: Record<string, string>) => {
      const gone = await desk.read(told);
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([410, 'no-store']);
      expect(gone.json).toMatchObject({ code: 'withdrawn', note: 'Wrong data' });
      // Together with a reader of the same class who must not be informed.
      for (const email of others) {
        const [one, other] = [desk.read(told), desk.read(await server.signedIn(email))];
        expect([(await one).status, email, (await other).status]).toEqual([410, email, 404]);
      }
      expect((await desk.read()).status).toBe(404);
      for (const each of [...LISTS, ...PUBLIC]) {
        expect([each, await seen(each, told), await seen(each)]).toEqual([each, false, false]);
        expect((await server.call(each)).text).not.toContain('Wrong data');
      }
    };
    await expectToldTo(desk.ada);
    // Nobody is informed of changes of a withdrawn release's embargo.
    const { version: next } = moved.json as OfficePressRelease;
    const changed = await server.call(path, patch({ embargo_until: null }, match(next)));
    expect(changed.status).toBe(200);
    await desk.goTo('2026-11-22T09:00:00Z');
    await expectToldTo(desk.ada);
    await server.database.db.deleteFrom('press_release_embargo_reader').execute();
    expect((await desk.read(desk.ada)).status).toBe(404);
  });

  it('that is scheduled appears in no answer before its time', async () => {
    const { db } = server.database;
    await desk.accept();
    const publish_at = '2026-11-20T15:00:00.000Z';
    await server.database.change((trx) =>
      trx
        .updateTable('press_release')
        .set({ status: 'scheduled', publish_at })
        .where('id', '=', HELD)
        .execute(),
    );
    expect((await desk.read(desk.ada)).status).toBe(404);
    expect((await server.call(EMBARGO_PATH, { headers: desk.ada })).json).toMatchObject({ count: 0 });
    await desk.goTo(publish_at);
    expect((await desk.read(desk.ada)).status).toBe(200);
    expect((await desk.read()).status).toBe(404);
    expect(await db.selectFrom('press_release_embargo_reader').selectAll().execute()).toHaveLength(1);
  });
});
