/** @module-tag engine */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, type DeskRelease, READING, startDesk } from '../../../test/desk.ts';
import { writeWeb } from '../../../test/drawn-web.ts';
import { addPicture, inBothForms } from '../../../test/media.ts';
import { until } from '../../../test/operations/load.ts';

const LIST = `${READING}?format=datatables`;
const WHOLE = 'public, max-age=0, must-revalidate, s-maxage=30, stale-while-revalidate=28';
/** Longest time that caches may show withdrawn content. */
const LIMIT_SECONDS = 60;

describe('what a shared cache may keep', () => {
  let desk: Desk;
  let release: DeskRelease;

  beforeAll(async () => {
    desk = await startDesk({}, { writeWeb });
    await until(() => desk.server.context.database.hearsChanges());
    const hero = await addPicture(desk.server, { name: 'tile.jpg' }, inBothForms('tile', 480));
    release = await desk.moved(await desk.draft({ hero }), { to: 'published' });
  });
  afterAll(() => desk.server.close());

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await desk.server.call(path, { headers: { 'Accept-Language': 'en', ...headers } });
    return {
      status: answer.status,
      control: answer.headers.get('Cache-Control') ?? '',
      vary: answer.headers.get('Vary'),
    };
  };
  const secondsOf = (control: string, name: string): number | null => {
    const found = new RegExp(`(?:^|, )${name}=(\\d+)`).exec(control);
    return found === null ? null : Number(found[1]);
  };
  const pageOf = (id: number): string => `/en/releases/2026/title-${id}`;

  it('is what everybody sees alike, for less than a minute, and never kept by a browser', async () => {
    const { id } = release;
    const own = [`${READING}${id}/`, pageOf(id), `${pageOf(id)}.md`];
    for (const path of [LIST, '/', '/en/releases', '/it/feed.atom', '/sitemap.xml', ...own]) {
      const { status, control } = await ask(path);
      expect([path, status, control]).toEqual([path, 200, WHOLE]);
    }
    const list = await ask(LIST);
    expect(list.vary).toBe('Accept, Accept-Encoding, Accept-Language, Authorization');
    const moved = await ask(`/en/releases/2026/another-title-${id}`);
    expect([moved.status, moved.control]).toEqual([301, WHOLE]);
  });

  it('is a file for less than a minute too, a browser behind a cache included', async () => {
    const { text } = await desk.server.call(LIST);
    const picture = /"(\/media\/[^"]+)"/.exec(text)?.[1] ?? '';
    const { status, control } = await ask(picture);
    expect(status).toBe(200);
    const seconds = ['max-age', 's-maxage', 'stale-while-revalidate'].map((name) => secondsOf(control, name));
    expect(seconds).toEqual([28, 30, null]);
    expect(28 + 30).toBeLessThan(LIMIT_SECONDS);
  });

  it('ends with the next instant at which something appears or goes, also while it is asked for anew', async () => {
    const at = (seconds: number): string =>
      new Date(desk.server.clock.now.getTime() + seconds * 1000).toISOString();
    const spans = async (path: string) => {
      const { control } = await ask(path);
      return [secondsOf(control, 's-maxage'), secondsOf(control, 'stale-while-revalidate')];
    };
    const later = await desk.moved(await desk.draft({ embargo_until: at(50) }), { to: 'published' });
    expect(await spans(LIST)).toEqual([30, 18]);
    await desk.change(later, { embargo_until: at(20) });
    for (const path of [LIST, `${READING}${release.id}/`, '/', '/en/feed.rss', pageOf(release.id)])
      expect([path, await spans(path)]).toEqual([path, [18, null]]);
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + 19_000);
    expect((await ask(LIST)).control).toBe('no-cache');
    desk.server.clock.now = new Date(desk.server.clock.now.getTime() + 1000);
    expect(await spans(LIST)).toEqual([30, 28]);
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
      const { control } = await ask(path, headers);
      expect([path, control.includes('s-maxage'), control.startsWith('public')]).toEqual([
        path,
        false,
        false,
      ]);
    }
  });

  it('is no answer that was begun before a change', async () => {
    const { shared, database } = desk.server.context;
    const state = await shared.begin();
    expect(shared.cacheControl(state)).toBe(WHOLE);
    await database.change(async () => undefined);
    expect(shared.cacheControl(state)).toBeNull();
    expect(shared.cacheControl(await shared.begin())).toBe(WHOLE);
  });
});
