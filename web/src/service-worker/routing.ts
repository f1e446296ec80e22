import { PRESS_OFFICE_PATH } from '@press-room/contract/contact';
import { OWN_ACCREDITATION_PATH } from '@press-room/contract/event-accreditations';
import { EVENT_PATH } from '@press-room/contract/events';
import {
  MAGAZINE_PATH,
  MAGAZINE_PERIODS_PATH,
  MAGAZINE_TERRITORIES_PATH,
} from '@press-room/contract/magazines';
import {
  GALLERY_FACETS_PATH,
  GALLERY_PATH,
  GALLERY_PICTURE_PATH,
  GALLERY_TREE_PATH,
} from '@press-room/contract/press-gallery';
import { PRESS_GROUP_PATH } from '@press-room/contract/press-groups';
import { PRESS_KIT_PATH } from '@press-room/contract/press-kit';
import {
  PRESS_RELEASE_COMPANIES_PATH,
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_YEARS_PATH,
} from '@press-room/contract/press-releases';

/** The part of a request that determines its route. */
export type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'destination' | 'cache' | 'headers'>;
/** Claims of a token, which only the server can verify. */
export type Claims = { user: number; expires: number };

export type Route =
  | { kind: 'page' }
  | { kind: 'asset' }
  | { kind: 'static' }
  /** `reader`: owner of the answer; null: public. */
  | { kind: 'answer'; reader: Claims | null }
  | { kind: 'picture'; isSigned: boolean };

/** Cached reads, including one level of details. Others, such as accounts and downloads, are never cached. */
const KEPT_READS: readonly string[] = [
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_YEARS_PATH,
  PRESS_RELEASE_COMPANIES_PATH,
  PRESS_GROUP_PATH,
  GALLERY_TREE_PATH,
  GALLERY_FACETS_PATH,
  GALLERY_PATH,
  GALLERY_PICTURE_PATH,
  MAGAZINE_PATH,
  MAGAZINE_PERIODS_PATH,
  MAGAZINE_TERRITORIES_PATH,
  PRESS_KIT_PATH,
  PRESS_OFFICE_PATH,
  // The badge is shown at an entrance, perhaps offline.
  EVENT_PATH,
  OWN_ACCREDITATION_PATH,
];
const ROW = /^(?:\d+\/)?$/;
/** Path of a stored file, except downloads and account pictures. */
const PICTURE = /^\/media\/(?!download\/|account\/)[\w-]+\/[^/]+$/;
/**
 * Not screens either: plain pages of a crisis, and files for programs, which have an extension: feeds, sitemaps, text
 * versions.
 */
const NO_SCREEN = /^\/(?:api|media|assets|news|crisis)(?:\/|$)|\.[a-z]+$/;
/** Navigations that the worker does not handle. */
export const UNSEEN_LOADS: readonly string[] = ['/api/*', '/media/*', '/news/*', '/crisis', '/crisis/*'];
/** Files of every page, without a hash in their name. */
export const STATIC_FILES: readonly string[] = ['/theme.js', '/favicon.svg'];

/** Route of a request; null: network only. */
export function routeOf(asked: Asked, origin: string, now = Date.now()): Route | null {
  const { origin: target, pathname, search, searchParams } = new URL(asked.url);
  if (asked.method !== 'GET' || target !== origin) return null;
  if (asked.headers.has('Range') || asked.cache === 'no-store') return null;
  if (asked.mode === 'navigate') return NO_SCREEN.test(pathname) ? null : { kind: 'page' };
  if (pathname.startsWith('/assets/')) return { kind: 'asset' };
  if (STATIC_FILES.includes(pathname)) return { kind: 'static' };
  // Searches run while typing: they are not cached either.
  if (isKeptRead(pathname))
    return searchParams.get('q') ? null : toAnswer(asked.headers.get('Authorization'), now);
  if (asked.destination === 'image' && PICTURE.test(pathname))
    return { kind: 'picture', isSigned: search !== '' };
  return null;
}

const isKeptRead = (path: string): boolean =>
  KEPT_READS.some((read) => path.startsWith(read) && ROW.test(path.slice(read.length)));

function toAnswer(authorization: string | null, now: number): Route | null {
  if (authorization === null) return { kind: 'answer', reader: null };
  const reader = readClaims(authorization);
  return reader !== null && reader.expires > now ? { kind: 'answer', reader } : null;
}

function readClaims(authorization: string): Claims | null {
  try {
    const payload = (authorization.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { user_id, exp } = JSON.parse(atob(payload)) as { user_id?: unknown; exp?: unknown };
    if (typeof user_id !== 'number' || typeof exp !== 'number') return null;
    return { user: user_id, expires: exp * 1000 };
  } catch {
    return null;
  }
}

/** Query parameters that do not affect the content. */
const COUNTERS = ['draw', '_'];

/** Cache key of an answer: its address and language. */
export function toAnswerKey({ url, headers }: Pick<Asked, 'url' | 'headers'>): string {
  const key = new URL(url);
  for (const counter of COUNTERS) key.searchParams.delete(counter);
  key.searchParams.set('kept-language', headers.get('Accept-Language') ?? '');
  return key.href;
}

/** Cache key of a picture: its address without the signature. */
export function toPictureKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
