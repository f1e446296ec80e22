import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloadParts } from './preload-parts.ts';

let now = 0;
beforeEach(() => vi.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => document.head.replaceChildren());

const linksTo = (part: string) => document.head.querySelectorAll<HTMLLinkElement>(`link[href="/${part}"]`);
const load = () => Promise.resolve('module');

it('links each file once, and loads the module when the styles are there', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/there.js">';
  let isLoaded = false;
  const coming = preloadParts(() => {
    isLoaded = true;
    return load();
  }, ['assets/there.js', 'assets/a.js', 'assets/a.css']);
  const [style] = linksTo('assets/a.css');
  expect([linksTo('assets/there.js').length, linksTo('assets/a.js')[0]?.rel, style?.rel]).toEqual([
    1,
    'modulepreload',
    'stylesheet',
  ]);
  await Promise.resolve();
  expect(isLoaded).toBe(false);
  style?.dispatchEvent(new Event('load'));
  expect(await coming).toBe('module');
  expect(await preloadParts(load, ['assets/a.js', 'assets/a.css'])).toBe('module');
  expect(linksTo('assets/a.css')).toHaveLength(1);
});

it('fails with a style, and links it again at the next attempt', async () => {
  for (const _attempt of [1, 2]) {
    const coming = preloadParts(load, ['assets/broken.css']);
    linksTo('assets/broken.css')[0]?.dispatchEvent(new Event('error'));
    await expect(coming).rejects.toThrow('Unable to preload CSS for /assets/broken.css');
  }
});

it('lets the browser answer between the files of a large screen', async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 15));
  const coming = preloadParts(load, ['assets/1.js', 'assets/2.js', 'assets/3.js', 'assets/4.js']);
  expect(document.head.children).toHaveLength(2);
  expect(await coming).toBe('module');
  expect(document.head.children).toHaveLength(4);
});
