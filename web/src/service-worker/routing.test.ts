import { describe, expect, it } from 'vitest';
import { type Asked, routeOf, toAnswerKey, toPictureKey, UNSEEN_LOADS } from './routing.ts';

const ORIGIN = 'https://press.example.com';
const NOW = Date.parse('2026-03-01T10:00:00Z');
const KEY = 'a'.repeat(64);

function tokenOf(claims: object): string {
  return `JWT head.${btoa(JSON.stringify(claims))}.signature`;
}

function ask(
  path: string,
  asked: Partial<Omit<Asked, 'headers'>> = {},
  headers: Record<string, string> = {},
) {
  const url = new URL(path, ORIGIN).href;
  const request = { method: 'GET', url, mode: 'cors', destination: '', cache: 'default', ...asked } as const;
  return routeOf({ ...request, headers: new Headers(headers) }, ORIGIN, NOW);
}

describe('routeOf', () => {
  it('takes page loads of the app and no others', () => {
    expect(ask('/', { mode: 'navigate' })).toEqual({ kind: 'page' });
    expect(ask('/press-release/5', { mode: 'navigate' })).toEqual({ kind: 'page' });
    expect(ask(`/media/${KEY}/magazine.pdf`, { mode: 'navigate' })).toBeNull();
    expect(ask('/api/docs/', { mode: 'navigate' })).toBeNull();
    expect(ask('/news/leave/1-0-signature', { mode: 'navigate' })).toBeNull();
    for (const path of ['/crisis', '/crisis/2']) expect(ask(path, { mode: 'navigate' })).toBeNull();
    expect(ask('/it/feed.rss?q=tiles', { mode: 'navigate' })).toBeNull();
    expect(ask(`/private-feed/${KEY}.ics`, { mode: 'navigate' })).toBeNull();
  });

  it('leaves alone every load that the browser sends past the worker', () => {
    for (const pattern of UNSEEN_LOADS)
      expect(ask(pattern.replace('*', 'files/1-0-signature/asset-1/file'), { mode: 'navigate' })).toBeNull();
  });

  it('takes hashed files and those of every page', () => {
    expect(ask('/assets/index-D8a7b6c5.js')).toEqual({ kind: 'asset' });
    expect(ask('/theme.js')).toEqual({ kind: 'static' });
  });

  it.each([
    '/api/press_room/press_release/?format=datatables&start=0',
    '/api/press_room/press_release/12/',
    '/api/press_room/gallery_tree/',
    '/api/press_room/gallery/3/',
    '/api/press_room/magazine/',
    '/api/press_room/press_kit/',
    '/api/press_room/event/',
    '/api/account/event_accreditation/',
  ])('keeps the read %s', (path) => {
    expect(ask(path)).toEqual({ kind: 'answer', reader: null });
  });

  it.each([
    '/api/account/profile/',
    '/api/account/user/',
    '/api/account/export/',
    '/api/account/consent/',
    '/api/account/event_accreditation/3/badge/',
    '/api/error_report/',
    '/api/press_room/download/',
    '/api/press_room/press_kit/3/download/',
    '/api/press_room/press_kit_visit/',
    '/api/press_room/press_release_suggestions/?q=a',
    '/api/press_room/search/?q=a',
    '/api/press_room/press_release/?format=datatables&q=gre',
    '/api/press_room/gallery_picture/?q=gre',
    '/api/press_room/magazine/?q=gre',
    '/api/press_room/a_later_one/',
    '/release.json',
    '/service-worker.js',
    `/media/download/ticket/all.zip`,
    `/media/account/${KEY}/picture.webp`,
  ])('leaves %s to the network', (path) => {
    expect(ask(path)).toBeNull();
    expect(ask(path, { destination: 'image' })).toBeNull();
  });

  it('ignores writes, range requests, other hosts and requests that must be fresh', () => {
    const list = '/api/press_room/press_release/';
    expect(ask(list, { method: 'POST' })).toBeNull();
    expect(ask(list, { method: 'HEAD' })).toBeNull();
    expect(ask(list, {}, { Range: 'bytes=0-9' })).toBeNull();
    expect(ask(list, { cache: 'no-store' })).toBeNull();
    expect(ask('https://tiles.example.org/1/2/3.png', { destination: 'image' })).toBeNull();
  });

  it('reads the owner of an answer from the token, and has none for an expired or invalid one', () => {
    const path = '/api/press_room/gallery_tree/';
    const expires = NOW + 1000;
    expect(ask(path, {}, { Authorization: tokenOf({ user_id: 7, exp: expires / 1000 }) })).toEqual({
      kind: 'answer',
      reader: { user: 7, expires },
    });
    expect(ask(path, {}, { Authorization: tokenOf({ user_id: 7, exp: NOW / 1000 }) })).toBeNull();
    expect(ask(path, {}, { Authorization: tokenOf({ exp: expires / 1000 }) })).toBeNull();
    expect(ask(path, {}, { Authorization: 'JWT nonsense' })).toBeNull();
  });

  it('distinguishes public pictures from signed ones, and handles only images', () => {
    const path = `/media/${KEY}/tile.webp`;
    expect(ask(path, { destination: 'image' })).toEqual({ kind: 'picture', isSigned: false });
    expect(ask(`${path}?expires=1&signature=x`, { destination: 'image' })).toEqual({
      kind: 'picture',
      isSigned: true,
    });
    expect(ask(path)).toBeNull();
  });
});

describe('the name under which something is kept', () => {
  const keyOf = (path: string, language: string) =>
    toAnswerKey({ url: ORIGIN + path, headers: new Headers({ 'Accept-Language': language }) });

  it('is the question and the language, not the count of questions', () => {
    expect(keyOf('/list/?q=a&draw=1', 'it')).toBe(keyOf('/list/?q=a&draw=2', 'it'));
    expect(keyOf('/list/?q=a', 'it')).not.toBe(keyOf('/list/?q=a', 'en'));
    expect(keyOf('/list/?q=a', 'it')).not.toBe(keyOf('/list/?q=b', 'it'));
  });

  it('is the same for a picture under every signature', () => {
    expect(toPictureKey(`${ORIGIN}/media/k/a.webp?expires=1&signature=x`)).toBe(`${ORIGIN}/media/k/a.webp`);
  });
});
