import { ANSWER_WAIT_MS } from '../lib/kept-caches.ts';
import { instead, letGo, quietly, within } from './network.ts';
import { admitReader, currentEra, findOwner, forgetReader } from './owner.ts';
import { type Claims, toAnswerKey, toPictureKey } from './routing.ts';
import {
  findOn,
  keepOn,
  PUBLIC_ANSWERS,
  PUBLIC_PICTURES,
  READER_ANSWERS,
  READER_PICTURES,
  removeFrom,
  type Shelf,
} from './shelf.ts';

/** Statuses that remove a cached answer: withdrawn, or hidden from this reader. */
const GONE_STATUSES = [401, 403, 404, 410];

/** Keeps the worker alive until the work is done. */
export type Extend = (work: Promise<unknown>) => void;

/** Answer of the API: from the network, otherwise from the cache of the same reader. */
export async function readAnswer(request: Request, reader: Claims | null, extend: Extend): Promise<Response> {
  const since = currentEra();
  const fetching = fetch(request);
  const copy = fetching.then((response) => response.clone());
  extend(quietly(copy.then((response) => keepAnswer(request, response, reader, since))));
  const fresh = await within(fetching, ANSWER_WAIT_MS);
  return fresh ?? instead(await findAnswer(request, reader), fetching);
}

export async function keepAnswer(
  request: Request,
  response: Response,
  reader: Claims | null,
  since: number,
): Promise<void> {
  const key = toAnswerKey(request);
  const shelf = reader === null ? PUBLIC_ANSWERS : READER_ANSWERS;
  if (response.status !== 200) await letGo(response);
  if (reader !== null && response.status === 401) return forgetReader();
  if (GONE_STATUSES.includes(response.status)) return removeFrom(shelf, key);
  // Content under embargo is not cached.
  if (response.headers.get('Cache-Control') === 'no-store') {
    await letGo(response);
    return removeFrom(shelf, key);
  }
  if (response.status !== 200) return;
  if (reader === null) return keepOn(shelf, key, response);
  if (!(await admitReader(reader, since))) return letGo(response);
  await keepOn(shelf, key, response, () => currentEra() === since);
}

async function findAnswer(request: Request, reader: Claims | null): Promise<Response | null> {
  if (reader === null) return findOn(PUBLIC_ANSWERS, toAnswerKey(request));
  const owner = await findOwner();
  return owner?.user === reader.user ? findOn(READER_ANSWERS, toAnswerKey(request)) : null;
}

/** Public picture. The server, or the browser's cache for some minutes, decides whether it is still public. */
export function readPublicPicture(request: Request, extend: Extend): Promise<Response> {
  const key = toPictureKey(request.url);
  const keep = (response: Response) => keepPublicPicture(request.url, response);
  return readPicture(request, extend, { keep, find: () => findOn(PUBLIC_PICTURES, key) });
}

export async function keepPublicPicture(url: string, response: Response): Promise<void> {
  await keepPicture(PUBLIC_PICTURES, toPictureKey(url), response);
}

/** Press-only picture; offline, the cached one is returned while a reader is admitted. */
export function readSignedPicture(request: Request, extend: Extend): Promise<Response> {
  const since = currentEra();
  const key = toPictureKey(request.url);
  return readPicture(request, extend, {
    keep: async (response) => {
      if ((await findOwner()) === null) return letGo(response);
      await keepPicture(READER_PICTURES, key, response, () => currentEra() === since);
    },
    find: async () => ((await findOwner()) === null ? null : findOn(READER_PICTURES, key)),
  });
}

interface PictureShelf {
  keep: (response: Response) => Promise<void>;
  find: () => Promise<Response | null>;
}

async function readPicture(
  request: Request,
  extend: Extend,
  { keep, find }: PictureShelf,
): Promise<Response> {
  const fetching = fetch(request);
  const copy = fetching.then((response) => response.clone());
  extend(quietly(copy.then(keep)));
  const fresh = await within(fetching, ANSWER_WAIT_MS);
  return fresh ?? instead(await find(), fetching);
}

/** Caches a picture, or deletes the cached one if it was withdrawn. */
async function keepPicture(
  shelf: Shelf,
  key: string,
  response: Response,
  mayKeep?: () => boolean,
): Promise<void> {
  if (isPicture(response)) return keepOn(shelf, key, response, mayKeep);
  await letGo(response);
  if (GONE_STATUSES.includes(response.status)) await removeFrom(shelf, key);
}

const isPicture = ({ status, headers }: Response): boolean =>
  status === 200 && headers.get('Content-Type')?.startsWith('image/') === true;
