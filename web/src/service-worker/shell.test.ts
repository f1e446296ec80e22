import { afterEach, expect, it, vi } from 'vitest';
import { createFakeCaches } from '../test/fake-caches.ts';

afterEach(() => vi.unstubAllGlobals());

it('keeps nothing more once the worker of a newer build has removed the cache of this one', async () => {
  vi.stubGlobal('SHELL', { release: 'old', entry: '/assets/old.js', first: [], later: [] });
  const caches = createFakeCaches();
  vi.stubGlobal('caches', caches);
  const { keepAsset } = await import('./shell.ts');
  await caches.open('shell-old');
  await keepAsset('/assets/a.js', new Response('a'));
  expect(await caches.match('/assets/a.js', { cacheName: 'shell-old' })).toBeDefined();
  await caches.delete('shell-old');
  await keepAsset('/assets/b.js', new Response('b'));
  expect(await caches.keys()).toEqual([]);
});
