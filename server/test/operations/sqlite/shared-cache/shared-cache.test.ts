import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../../scripts/free-port.ts';
import { ACCOUNT } from '../../content.ts';
import { type Place, removePlace } from '../../database.ts';
import { call, signIn, until } from '../../load.ts';
import { endAll, type StartedServer } from '../../processes.ts';
import { makeReadyPlace } from '../../ready-place.ts';
import { hasNginx, type SharedCache, startSharedCache } from './nginx.ts';
import { drawVisits, read } from './public-readers.ts';
import { fillRoom, LONG_LIST, OTHER_HOST, startRoom } from './room.ts';

const OFFICE = '/api/office/press_release/';
const LIST = '/api/press_room/press_release/?format=datatables&length=20';
const FEED = '/it/feed.rss';
const READINGS = 6000;
/** Concurrent readers. */
const READERS = 12;
/** Long enough for requests before it ends, short enough to wait for; no copy outlives it. */
const EMBARGO_MS = 12_000;
/** Tolerance between two clocks that read whole seconds. */
const SLACK_MS = 1000;

interface Row {
  id: number;
  version: number;
  press_group: { id: number };
}

describe.skipIf(!hasNginx)('a shared cache in front', () => {
  let place: Place;
  let port: number;
  let server: StartedServer;
  let headers: Record<string, string>;
  let group: number;
  const caches: SharedCache[] = [];

  beforeAll(async () => {
    place = await makeReadyPlace();
    await fillRoom(place);
    port = await findFreePort();
    server = await startRoom(place, port);
    const session = await signIn(server.origin, ACCOUNT);
    const { token } = JSON.parse(session.kind === 'whole' ? session.text : '') as { token: string };
    headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
    const { data } = await ask<{ data: Row[] }>(`${OFFICE}?format=datatables`);
    group = data[0]?.press_group.id ?? 0;
  });
  afterAll(async () => {
    await endAll();
    for (const cache of caches) await cache.stop();
    await removePlace(place);
  });

  /** An empty cache. */
  async function emptyCache(): Promise<SharedCache> {
    const cache = await startSharedCache(join(place.DATA_DIR, `nginx-${caches.length}`), port);
    caches.push(cache);
    return cache;
  }

  /** A call of the officer, bypassing the cache, that must succeed. */
  async function ask<Answer = Row>(path: string, body?: object, row?: Row): Promise<Answer> {
    const match: Record<string, string> = row === undefined ? {} : { 'If-Match': `"${row.version}"` };
    const answer = await call(server.origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...headers, ...match },
      body: JSON.stringify(body),
    });
    if (answer.kind !== 'whole' || answer.status > 201) throw new Error(JSON.stringify(answer));
    return JSON.parse(answer.text) as Answer;
  }

  const draft = (title: string, more: object = {}): Promise<Row> =>
    ask(OFFICE, {
      press_group: group,
      text: { it: { title, body: '<p>Testo</p>' }, en: { title: `${title} (en)`, body: '<p>Text</p>' } },
      ...more,
    });
  const move = (row: Row, to: string): Promise<Row> => ask(`${OFFICE}${row.id}/transition/`, { to }, row);
  const plain = ({ origin }: Pick<SharedCache, 'origin'>, path: string) =>
    read(origin, { path, form: 'page' }, 0, true);
  const pageOf = async ({ id }: Pick<Row, 'id'>): Promise<string> => {
    const { address } = await ask<{ address: string }>(`/api/press_room/press_release/${id}/`);
    return new URL(address).pathname;
  };
  const shownReleases = async () => {
    const { data } = await ask<{ data: { id: number; image: { renditions: { url: string }[] } | null }[] }>(
      LONG_LIST,
    );
    return data;
  };

  it('answers nineteen of twenty readings of a busy hour by itself', async () => {
    const cache = await emptyCache();
    const shown = await shownReleases();
    const releases = await Promise.all(shown.map(async ({ id }) => ({ id, page: await pageOf({ id }) })));
    const pictures = shown.flatMap(({ image }) => image?.renditions.map(({ url }) => url) ?? []);
    expect(pictures.length).toBeGreaterThan(5);
    const visits = drawVisits({ releases, pictures }, READINGS);
    const statuses = new Set<number>();
    const reader = async (number: number): Promise<void> => {
      for (const visit of visits) statuses.add((await read(cache.origin, visit, number)).status);
    };
    await Promise.all(Array.from({ length: READERS }, (_, number) => reader(number)));
    expect([...statuses]).toEqual([200]);
    const counts = cache.counts();
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const served = ['HIT', 'STALE', 'UPDATING'].reduce((sum, state) => sum + (counts[state] ?? 0), 0);
    console.log(`Served by the cache: ${((100 * served) / all).toFixed(1)} % of ${all}`, counts);
    expect(served / all).toBeGreaterThanOrEqual(0.95);
  });

  it('never shows what is under embargo, nor what was withdrawn once its copies are over', async () => {
    const cache = await emptyCache();
    const first = (await shownReleases()).find(({ image }) => image !== null);
    const picture = first?.image?.renditions[0]?.url;
    if (first === undefined || picture === undefined) throw new Error('There is no release with a picture');
    const row = await ask(`${OFFICE}${first.id}/`);
    const page = await pageOf(first);

    const embargo_until = new Date(Date.now() + EMBARGO_MS).toISOString();
    const secret = await move(await draft('Segreto', { embargo_until }), 'published');
    // Answers cached from here on have a shorter lifetime than the embargo.
    for (const path of [page, picture, LIST, '/'])
      await until(async () => (await plain(cache, path)).state === 'HIT');
    await move(row, 'archived');
    const own = await call(server.origin + page, { headers: { Accept: 'text/html' } });
    expect(own).toMatchObject({ status: 410 });
    expect((await plain(cache, page)).status, 'a copy may still be shown').toBe(200);

    const looks = [
      LIST,
      FEED,
      '/',
      '/it/comunicati',
      '/sitemap.xml',
      `/api/press_room/press_release/${secret.id}/`,
      `/it/comunicati/-${secret.id}`,
    ];
    let isOut = false;
    while (!isOut) {
      for (const path of looks) {
        const { text } = await plain(cache, path);
        if (text.includes('Segreto') || text.includes(`-${secret.id}<`)) {
          isOut = true;
          expect(new Date().toISOString() >= embargo_until, path).toBe(true);
        }
      }
    }
    const late = Date.parse(embargo_until) + SLACK_MS - Date.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, late)));
    expect((await plain(cache, page)).status).toBe(410);
    expect((await plain(cache, picture)).status).toBe(404);
    const id = new RegExp(`"id":${first.id}\\b`);
    expect((await plain(cache, LIST)).text).not.toMatch(id);
    // It appears by time alone, even while other answers are cached.
    for (const path of [LIST, FEED, '/']) expect((await plain(cache, path)).text, path).toContain('Segreto');
  });

  it('keeps nothing of who is signed in, nor one site under the address of another', async () => {
    const cache = await emptyCache();
    const paths = [LIST, '/api/press_room/press_release_years/', '/api/press_room/gallery_tree/'];
    for (const path of paths) {
      for (const _ of [1, 2]) {
        const own = await call(cache.origin + path, { headers });
        expect(own).toMatchObject({ status: 200, headers: { 'x-cache': 'BYPASS' } });
        expect(own.kind === 'whole' && own.headers['cache-control']).not.toContain('s-maxage');
      }
    }
    await until(async () => (await plain(cache, LIST)).state === 'HIT');
    const again = await call(cache.origin + LIST, { headers });
    expect(again).toMatchObject({ headers: { 'x-cache': 'BYPASS' } });
    const account = await call(`${cache.origin}/api/account/profile/`, { headers });
    expect(account.kind === 'whole' && account.headers['x-cache']).toBeUndefined();
    // Only the address selects the site: otherwise a client could store one site under the address of another in the
    // cache.
    const claimed = await call(`${cache.origin}/`, { headers: { 'X-Forwarded-Host': OTHER_HOST } });
    expect(claimed.kind === 'whole' && claimed.text).toContain('content="Site Alpha"');
  });
});
