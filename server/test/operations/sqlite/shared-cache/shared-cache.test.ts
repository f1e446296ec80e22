import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../../scripts/free-port.ts';
import { PURGE_JOB } from '../../../../src/deliveries/queue.ts';
import { ACCOUNT } from '../../content.ts';
import { lookBeside, type Place, removePlace } from '../../database.ts';
import { call, signIn, until } from '../../load.ts';
import { endAll, type StartedServer } from '../../processes.ts';
import { makeReadyPlace } from '../../ready-place.ts';
import { freePorts, hasNginx, type SharedCache, startSharedCache } from './nginx.ts';
import { drawVisits, read } from './public-readers.ts';
import { fillRoom, LONG_LIST, OTHER_HOST, SECRET, startRoom } from './room.ts';

const OFFICE = '/api/office/press_release/';
const LIST = '/api/press_room/press_release/?format=datatables&length=20';
const FEED = '/it/feed.rss';
const READINGS = 30_000;
/** So many readers at a time. */
const READERS = 12;
/** What the office does in a day, one after the other between readings. */
const DEEDS = ['publish', 'publish', 'correct', 'publish', 'withdraw', 'publish'] as const;
/** Long enough for readers to come before, short enough to wait for. */
const EMBARGO_MS = 12_000;

interface Row {
  id: number;
  version: number;
  press_group: { id: number };
}

describe.skipIf(!hasNginx)('a shared cache in front', () => {
  let place: Place;
  let cache: SharedCache;
  let server: StartedServer;
  let headers: Record<string, string>;
  let group: number;

  beforeAll(async () => {
    place = await makeReadyPlace();
    await fillRoom(place);
    const [ports, port] = [await freePorts(), await findFreePort()];
    server = await startRoom(place, port, `http://127.0.0.1:${ports.purging}/purge`);
    cache = await startSharedCache({ folder: join(place.DATA_DIR, 'nginx'), port, secret: SECRET }, ports);
    const session = await signIn(server.origin, ACCOUNT);
    const { token } = JSON.parse(session.kind === 'whole' ? session.text : '') as { token: string };
    headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
    const { data } = await ask<{ data: Row[] }>(`${OFFICE}?format=datatables`);
    group = data[0]?.press_group.id ?? 0;
  });
  afterAll(async () => {
    await endAll();
    await cache.stop();
    await removePlace(place);
  });

  /** A call of the officer, past the cache, that must succeed. */
  async function ask<Answer = Row>(path: string, body?: object, row?: Row): Promise<Answer> {
    const method =
      body === undefined ? 'GET' : row === undefined || path.endsWith('/transition/') ? 'POST' : 'PATCH';
    const match: Record<string, string> = row === undefined ? {} : { 'If-Match': `"${row.version}"` };
    const answer = await call(server.origin + path, {
      method,
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
  const countPurges = ({ id }: Row): number =>
    cache.purges().filter((names) => names.includes(`release-${id}`)).length;
  /** No call to the cache is on its way. */
  const allHeard = (): Promise<void> =>
    until(async () => {
      const waiting = await lookBeside(place, (db) =>
        db.selectFrom('job').select('id').where('kind', '=', PURGE_JOB).execute(),
      );
      return waiting.length === 0;
    });
  /** Does something to a release, and goes on once the cache has said that it heard of it. */
  async function heard(row: Row, work: () => Promise<Row>): Promise<Row> {
    await allHeard();
    const before = countPurges(row);
    const done = await work();
    await until(() => countPurges(row) > before);
    return done;
  }
  const plain = (path: string) => read(cache.origin, { path, form: 'page' }, 0, true);
  const pageOf = ({ id }: Pick<Row, 'id'>): string => `/it/comunicati/-${id}`;

  it('answers nineteen of twenty readings of a day by itself, and shows what the office does at once', async () => {
    const { data } = await ask<{ data: { id: number; image: { renditions: { url: string }[] } | null }[] }>(
      LONG_LIST,
    );
    const releases = await Promise.all(
      data.map(async ({ id }) => {
        const { address } = await ask<{ address: string }>(`/api/press_room/press_release/${id}/`);
        return { id, page: new URL(address).pathname };
      }),
    );
    const pictures = data.flatMap(({ image }) => image?.renditions.map(({ url }) => url) ?? []);
    expect(pictures.length).toBeGreaterThan(5);
    const site = { releases, pictures };
    const visits = drawVisits(() => site, READINGS);
    const statuses = new Map<number, number>();
    const readSome = async (count: number): Promise<void> => {
      let left = count;
      const reader = async (number: number): Promise<void> => {
        while (left > 0) {
          left -= 1;
          const next = visits.next();
          if (next.done === true) return;
          const { status } = await read(cache.origin, next.value, number + left);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      };
      await Promise.all(Array.from({ length: READERS }, (_, number) => reader(number)));
    };
    const shown: { row: Row; title: string }[] = [];
    const expectTold = async (title: string, isTold: boolean): Promise<void> => {
      for (const path of [LIST, FEED, '/'])
        expect((await plain(path)).text.includes(title), path).toBe(isTold);
    };
    for (const deed of DEEDS) {
      await readSome(READINGS / (DEEDS.length + 1));
      if (deed === 'publish') {
        const title = `Notizia numero ${shown.length + 1}`;
        const row = await draft(title);
        await expectTold(title, false);
        shown.push({ title, row: await heard(row, () => move(row, 'published')) });
        await expectTold(title, true);
        continue;
      }
      const last = shown.pop();
      if (last === undefined) throw new Error('Nothing was published yet');
      const { row, title } = last;
      const own = `/api/press_room/press_release/${row.id}/`;
      await plain(own);
      await expectTold(title, true);
      if (deed === 'correct') {
        const text = { it: { title: 'Titolo corretto' } };
        const form = { text, correction: { it: 'Il titolo', en: 'The title' } };
        const corrected = await heard(row, () => ask(`${OFFICE}${row.id}/`, form, row));
        shown.push({ row: corrected, title: 'Titolo corretto' });
        expect((await plain(own)).text).toContain('Titolo corretto');
        await expectTold('Titolo corretto', true);
      } else {
        await heard(row, () => move(row, 'archived'));
        expect((await plain(own)).status).toBe(410);
      }
      await expectTold(title, false);
    }
    await readSome(READINGS / (DEEDS.length + 1));
    expect([...statuses.keys()]).toEqual([200]);
    const counts = cache.counts();
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const served = ['HIT', 'STALE', 'UPDATING'].reduce((sum, state) => sum + (counts[state] ?? 0), 0);
    console.log(`Served by the cache: ${((100 * served) / all).toFixed(1)} % of ${all}`, counts);
    expect(served / all).toBeGreaterThanOrEqual(0.95);
  });

  it('never shows what is under embargo, nor what was withdrawn, with its page and its picture', async () => {
    const { data } = await ask<{ data: { id: number; image: { renditions: { url: string }[] } | null }[] }>(
      LONG_LIST,
    );
    const first = data.find(({ image }) => image !== null);
    const picture = first?.image?.renditions[0]?.url;
    if (first === undefined || picture === undefined) throw new Error('There is no release with a picture');
    const row = await ask(`${OFFICE}${first.id}/`);
    const { address } = await ask<{ address: string }>(`/api/press_room/press_release/${first.id}/`);
    const page = new URL(address).pathname;
    for (const path of [page, picture]) await until(async () => (await plain(path)).state === 'HIT');

    const embargo_until = new Date(Date.now() + EMBARGO_MS).toISOString();
    const secret = await draft('Segreto', { embargo_until });
    await heard(secret, () => move(secret, 'published'));
    const looks = [
      LIST,
      FEED,
      '/',
      '/it/comunicati',
      '/sitemap.xml',
      `/api/press_room/press_release/${secret.id}/`,
    ];
    let isOut = false;
    while (!isOut) {
      for (const path of [...looks, pageOf(secret)]) {
        const { text } = await plain(path);
        if (text.includes('Segreto') || text.includes(`-${secret.id}<`)) {
          isOut = true;
          expect(new Date().toISOString() >= embargo_until, path).toBe(true);
        }
      }
    }
    // It appears by time alone, also where something else is kept.
    for (const path of [LIST, FEED, '/'])
      await until(async () => (await plain(path)).text.includes('Segreto'));

    await heard(row, () => move(row, 'archived'));
    expect((await plain(page)).status).toBe(410);
    expect((await plain(picture)).status).toBe(404);
  });

  it('keeps nothing of who is signed in, and hears nobody but the press room', async () => {
    const paths = [LIST, '/api/press_room/press_release_years/', '/api/press_room/gallery_tree/'];
    for (const path of paths) {
      const own = await call(cache.origin + path, { headers });
      expect(own).toMatchObject({ kind: 'whole', status: 200 });
      if (own.kind === 'whole') {
        expect(own.headers['cache-control']).not.toContain('s-maxage');
        expect(own.headers['x-cache']).toBeUndefined();
      }
    }
    // Whose site it is, is said by the address alone: else anybody could have one site kept under the address of another.
    const claimed = await call(`${cache.origin}/`, { headers: { 'X-Forwarded-Host': OTHER_HOST } });
    expect(claimed.kind === 'whole' && claimed.text).toContain('content="Site Alpha"');
    await move(await draft('Ultima notizia'), 'published');
    await allHeard();
    const state = async (): Promise<string> => (await plain(LIST)).state;
    await until(async () => (await state()) === 'HIT');

    const body = JSON.stringify({ type: 'cache.purge', data: { keys: ['content'] } });
    const now = Math.floor(Date.now() / 1000);
    const signed = (id: string, time: number, key = SECRET): Record<string, string> => ({
      'webhook-id': id,
      'webhook-timestamp': String(time),
      'webhook-signature': `v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`,
    });
    const send = async (sent: Record<string, string>, said = body) => {
      const answer = await call(cache.purgeUrl, { method: 'POST', headers: sent, body: said });
      return answer.kind === 'whole' ? answer.status : 0;
    };
    const right = signed('msg_1', now);
    expect(await send({})).toBe(403);
    expect(await send(signed('msg_0', now, 'another-secret-of-the-same-length!!'))).toBe(403);
    expect(await send(signed('msg_0', now - 3600))).toBe(403);
    expect(await send({ ...right, 'webhook-id': 'msg_2' })).toBe(403);
    expect(await send(right, body.replace('content', 'list'))).toBe(403);
    expect(await state()).toBe('HIT');
    expect(await send(right)).toBe(204);
    expect([await state(), await state()]).toEqual(['MISS', 'HIT']);
    // The same call once more changes nothing.
    expect(await send(right)).toBe(204);
    expect(await state()).toBe('HIT');
  });
});
