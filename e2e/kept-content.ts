import type { Page } from '@playwright/test';

/** Addresses in each cache. */
export const listKept = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const kept: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.push(`${name} ${url}`);
    return kept;
  });

/** Shell caches; empty during a navigation. */
export const listShells = (page: Page): Promise<string[]> =>
  page
    .evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('shell-')))
    .catch(() => []);

export const listReaderKept = async (page: Page): Promise<string[]> =>
  (await listKept(page)).filter((line) => line.startsWith('reader-'));

export const isAnyKept = (page: Page, addresses: string[]): Promise<boolean> =>
  page.evaluate(async (asked) => {
    // A picture of the gallery may also belong to a public release, and be cached as public.
    const names = (await caches.keys()).filter((name) => name.startsWith('reader-'));
    for (const name of names) {
      const cache = await caches.open(name);
      for (const address of asked)
        if ((await cache.match(address, { ignoreSearch: true, ignoreVary: true })) !== undefined) return true;
    }
    return false;
  }, addresses);
