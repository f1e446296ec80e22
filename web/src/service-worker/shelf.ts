import { KEPT_AT_HEADER, READER_CACHES } from '../lib/kept-caches.ts';
import { ANSWER_BOUNDS, type Bounds, KEEP_MS, type Kept, listExcess, PICTURE_BOUNDS } from './bounds.ts';

/** Cache with limits. */
export type Shelf = { name: string; bounds: Bounds };

export const PUBLIC_ANSWERS: Shelf = { name: 'public-answers-1', bounds: ANSWER_BOUNDS };
export const PUBLIC_PICTURES: Shelf = { name: 'public-pictures-1', bounds: PICTURE_BOUNDS };
export const READER_ANSWERS: Shelf = { name: READER_CACHES.answers, bounds: ANSWER_BOUNDS };
export const READER_PICTURES: Shelf = { name: READER_CACHES.pictures, bounds: PICTURE_BOUNDS };

const KEY_HEADER = 'Kept-Key';
const BYTES_HEADER = 'Kept-Bytes';
/** Headers of the transfer, which do not apply to the stored body. */
const TRANSPORT_HEADERS = ['Content-Encoding', 'Content-Length', 'Vary'];
const TRIM_PAUSE_MS = 1000;

export async function findOn({ name }: Shelf, key: string): Promise<Response | null> {
  const kept = await caches.match(key, { cacheName: name });
  return kept !== undefined && Date.now() - toKept(kept).at <= KEEP_MS ? kept : null;
}

/**
 * Caches a response. `mayKeep` is checked before and after the write, so that nothing remains if it became false
 * meanwhile.
 */
export async function keepOn(
  shelf: Shelf,
  key: string,
  response: Response,
  mayKeep = () => true,
): Promise<void> {
  const body = await response.blob();
  if (body.size > shelf.bounds.each || !mayKeep()) return;
  const cache = await caches.open(shelf.name);
  await cache.put(key, toCopy(response, body, key));
  if (!mayKeep()) await caches.delete(shelf.name);
  await trimSoon(shelf);
}

export const removeFrom = async ({ name }: Shelf, key: string): Promise<void> => {
  if (await caches.has(name)) await (await caches.open(name)).delete(key);
};

/** Copy of a response with its time, size and key, for the cache. */
export function toCopy(response: Response, body: Blob, key: string): Response {
  const headers = new Headers(response.headers);
  for (const name of TRANSPORT_HEADERS) headers.delete(name);
  headers.set(KEPT_AT_HEADER, new Date().toISOString());
  headers.set(BYTES_HEADER, String(body.size));
  headers.set(KEY_HEADER, key);
  return new Response(body, { headers });
}

const toKept = ({ headers }: Response): Kept => ({
  key: headers.get(KEY_HEADER) ?? '',
  at: Date.parse(headers.get(KEPT_AT_HEADER) ?? '') || 0,
  bytes: Number(headers.get(BYTES_HEADER)),
});

const queued = new Map<string, Promise<void>>();

/** Trims a cache once for all writes within the pause. */
function trimSoon(shelf: Shelf): Promise<void> {
  const waiting = queued.get(shelf.name);
  if (waiting !== undefined) return waiting;
  const trimming = new Promise<void>((resolve) => setTimeout(resolve, TRIM_PAUSE_MS)).then(() => {
    queued.delete(shelf.name);
    return trim(shelf);
  });
  queued.set(shelf.name, trimming);
  return trimming;
}

async function trim({ name, bounds }: Shelf): Promise<void> {
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const kept = (await cache.matchAll()).map(toKept);
  await Promise.all(listExcess(kept, bounds, Date.now()).map(({ key }) => cache.delete(key)));
}
