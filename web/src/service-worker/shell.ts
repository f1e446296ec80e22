import { readPage as readPublicPage, screenOf } from '@press-room/contract/pages';
import { KEPT_AT_HEADER, KEPT_AT_META, READER_CACHES } from '../lib/kept-caches.ts';
import type { Extend } from './content.ts';
import { instead, letGo, quietly, within } from './network.ts';
import { STATIC_FILES } from './routing.ts';
import { PUBLIC_ANSWERS, PUBLIC_PICTURES, toCopy } from './shelf.ts';
import { listSuccessors } from './successors.ts';

/** Files of this build, inserted by `web/build/service-worker.ts`. */
declare const SHELL: {
  release: string;
  /** Script of this build's index page. */
  entry: string;
  first: readonly string[];
  later: readonly string[];
};

const SHELL_CACHE = `shell-${SHELL.release}`;
const PAGE_KEY = '/';
const PAGE_WAIT_MS = 4000;
const KEPT_CACHES: readonly string[] = [
  SHELL_CACHE,
  PUBLIC_ANSWERS.name,
  PUBLIC_PICTURES.name,
  ...Object.values(READER_CACHES),
];

/**
 * Installs all files of the shell or none: a part of another build would not start. @throws if a file cannot be loaded
 */
export async function installShell(): Promise<void> {
  const used = await listUsedAssets();
  const cache = await caches.open(SHELL_CACHE);
  await cache.addAll([...SHELL.first, ...STATIC_FILES]);
  const page = await fetch(PAGE_KEY, { cache: 'no-cache' });
  if (!(await keepPage(page))) throw new Error('The index page is of another build');
  // Keeps screens that the reader used available offline after an update.
  await Promise.all(listSuccessors(used, SHELL.later).map((path) => quietly(cache.add(path))));
}

async function listUsedAssets(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith('shell-'));
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

export async function removeOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => !KEPT_CACHES.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * Page load: from the network, otherwise the cached index page. The cached page is never used while the server answers
 * in time.
 */
export async function readPage(
  request: Request,
  preload: Promise<unknown>,
  extend: Extend,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const fetching = fetchPage(request, preload);
  if (pathname === PAGE_KEY) extend(quietly(fetching.then((response) => keepPage(response.clone()))));
  const fresh = await within(fetching, PAGE_WAIT_MS);
  if (fresh !== null) return fresh;
  // Redirects to the screen, like the server; the data of a public page may be cached for its screen.
  const page = readPublicPage(pathname);
  const address = page === null ? pathname + search : screenOf(page);
  if (pathname !== PAGE_KEY) return instead(Response.redirect(`/#${address}`), fetching);
  const kept = await caches.match(PAGE_KEY, { cacheName: SHELL_CACHE });
  return instead(kept && (await toDated(kept)), fetching);
}

async function fetchPage(request: Request, preload: Promise<unknown>): Promise<Response> {
  const preloaded = await preload;
  return preloaded instanceof Response ? preloaded : fetch(request);
}

/** Caches an index page of this build. A page of another build would request files that are not cached. */
async function keepPage(response: Response): Promise<boolean> {
  if (response.status !== 200) {
    await letGo(response);
    return false;
  }
  const body = await response.blob();
  if (!(await body.text()).includes(`"${SHELL.entry}"`)) return false;
  const cache = await caches.open(SHELL_CACHE);
  await cache.put(PAGE_KEY, toCopy(response, body, PAGE_KEY));
  return true;
}

/** Marks a cached page in its head, because a page cannot read its own response headers. */
async function toDated(kept: Response): Promise<Response> {
  const keptAt = kept.headers.get(KEPT_AT_HEADER) ?? '';
  const html = await kept.text();
  const dated = html.replace('<head>', `<head><meta name="${KEPT_AT_META}" content="${keptAt}">`);
  return new Response(dated, { headers: kept.headers });
}

/** A file with a content hash in its name. Parts of the app are cached on first use. */
export async function readAsset(request: Request, extend: Extend): Promise<Response> {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.status === 200) extend(quietly(keepAsset(request.url, response.clone())));
  return response;
}

export const isKeptAsset = async (url: string): Promise<boolean> =>
  (await caches.match(url, { ignoreVary: true })) !== undefined;

export async function keepAsset(url: string, response: Response): Promise<void> {
  // A newer worker has deleted this build's cache: a new entry would never be deleted.
  if (response.status !== 200 || !(await caches.has(SHELL_CACHE))) return letGo(response);
  await (await caches.open(SHELL_CACHE)).put(url, response);
}

/** File of every page without a hash in its name: from the network, otherwise from this build. */
export async function readStatic(request: Request): Promise<Response> {
  const fetching = fetch(request);
  const fresh = await within(fetching, PAGE_WAIT_MS);
  return (
    fresh ?? instead(await caches.match(request.url, { cacheName: SHELL_CACHE, ignoreVary: true }), fetching)
  );
}
