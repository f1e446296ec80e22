import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, type DeskRelease, READING, startDesk } from '../../test/desk.ts';
import { writeWeb } from '../../test/drawn-web.ts';
import { until } from '../../test/operations/load.ts';
import { toPurgedKeys } from '../deliveries/purges.ts';

const CACHE = { SHARED_CACHE: 'http://127.0.0.1:9/purge', SHARED_CACHE_SECRET: 's'.repeat(32) };
const LIST = `${READING}?format=datatables`;
const DAY = 86_400;

describe('what a shared cache may keep', () => {
  let desk: Desk;
  let release: DeskRelease;

  beforeAll(async () => {
    desk = await startDesk(CACHE, { writeWeb });
    await until(() => desk.server.context.database.hearsChanges());
    release = await desk.moved(await desk.draft({ hero: desk.files.photo }), { to: 'published' });
  });
  afterAll(() => desk.server.close());

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await desk.server.call(path, { headers: { 'Accept-Language': 'en', ...headers } });
    return {
      status: answer.status,
      control: answer.headers.get('Cache-Control') ?? '',
      keys: answer.headers.get('Surrogate-Key'),
      tags: answer.headers.get('Cache-Tag'),
      vary: answer.headers.get('Vary'),
    };
  };
  const secondsOf = (control: string, name: string): number | null => {
    const found = new RegExp(`(?:^|, )${name}=(\\d+)`).exec(control);
    return found === null ? null : Number(found[1]);
  };
  const pageOf = (id: number): string => `/en/releases/2026/title-${id}`;

  it('is what everybody sees alike, named by what it shows, and never kept by a browser', async () => {
    const { id } = release;
    const own = `content release-${id}`;
    const anyOf = 'content list';
    const expected: [path: string, keys: string][] = [
      [LIST, anyOf],
      [`${READING}${id}/`, own],
      ['/', anyOf],
      [pageOf(id), own],
      ['/en/releases', anyOf],
      ['/it/feed.atom', anyOf],
      [`${pageOf(id)}.md`, own],
      ['/sitemap.xml', anyOf],
    ];
    for (const [path, keys] of expected) {
      const { status, control, ...named } = await ask(path);
      expect([path, status, named.keys, named.tags]).toEqual([path, 200, keys, keys.replaceAll(' ', ',')]);
      expect([path, control]).toEqual([
        path,
        `public, max-age=0, must-revalidate, s-maxage=${DAY}, stale-while-revalidate=3600`,
      ]);
    }
    const list = await ask(LIST);
    expect(list.vary).toBe('Accept, Accept-Encoding, Accept-Language, Authorization');
  });

  it('ends with the next instant at which something appears or goes, also while it is asked for anew', async () => {
    const at = (seconds: number): string =>
      new Date(desk.server.clock.now.getTime() + seconds * 1000).toISOString();
    const later = await desk.moved(await desk.draft({ embargo_until: at(DAY + 600) }), { to: 'published' });
    const { control } = await ask(LIST);
    expect([secondsOf(control, 's-maxage'), secondsOf(control, 'stale-while-revalidate')]).toEqual([
      DAY,
      598,
    ]);
    await desk.change(later, { embargo_until: at(90) });
    for (const path of [LIST, `${READING}${release.id}/`, '/', '/en/feed.rss', pageOf(release.id)]) {
      const said = (await ask(path)).control;
      expect([path, secondsOf(said, 's-maxage'), secondsOf(said, 'stale-while-revalidate')]).toEqual([
        path,
        88,
        null,
      ]);
    }
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + 89_000);
    expect((await ask(LIST)).control).toBe('no-cache');
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + 1000);
    expect(secondsOf((await ask(LIST)).control, 's-maxage')).toBe(DAY);
  });

  it('is nothing of who is signed in, of a search, of what is not there, nor what nobody may keep', async () => {
    const reader = await desk.server.signedIn('reader@example.com');
    const paths: [string, Record<string, string>][] = [
      [LIST, reader],
      [LIST, desk.officer],
      [`${LIST}&q=title`, {}],
      [`${READING}999999/`, {}],
      ['/en/releases/2026/x-999999', {}],
      ['/api/press_room/gallery_tree/', reader],
      ['/api/press_room/gallery_tree/', {}],
      ['/manifest.webmanifest', {}],
      ['/healthz', {}],
    ];
    for (const [path, headers] of paths) {
      const { control, keys } = await ask(path, headers);
      expect([path, keys, control.includes('s-maxage'), control.startsWith('public')]).toEqual([
        path,
        null,
        false,
        false,
      ]);
    }
  });

  it('is no answer that was begun before a change', async () => {
    const { shared, database } = desk.server.context;
    const standing = await shared.begin();
    await database.change(async () => undefined, { releases: [release.id], assets: [] });
    const said: object[] = [];
    const reply = { headers: (headers: object) => said.push(headers) };
    shared.allow(reply as never, standing, { keys: [] });
    expect(said).toEqual([]);
    shared.allow(reply as never, await shared.begin(), { keys: [] });
    expect(said).toHaveLength(1);
  });

  it('is nothing at all where no cache is named: it could not be told of a withdrawal', async () => {
    const plain = await startDesk({}, { writeWeb });
    await plain.moved(await plain.draft(), { to: 'published' });
    for (const path of [LIST, '/', '/en/feed.rss']) {
      const { headers } = await plain.server.call(path);
      expect([
        path,
        headers.get('Surrogate-Key'),
        headers.get('Cache-Control')?.includes('s-maxage'),
      ]).toEqual([path, null, false]);
    }
    await plain.server.close();
  });

  it('is told by name: what a change was about, and nothing where readers were shown nothing of it', () => {
    expect(toPurgedKeys('anything')).toEqual(['content']);
    expect(toPurgedKeys({ releases: [7, 9], assets: [1] })).toEqual([
      'list',
      'media',
      'release-7',
      'release-9',
    ]);
    expect(toPurgedKeys({ releases: [], assets: [1] })).toEqual([]);
    const many = Array.from({ length: 51 }, (_, at) => at);
    expect(toPurgedKeys({ releases: many, assets: [] })).toEqual(['content']);
  });
});
