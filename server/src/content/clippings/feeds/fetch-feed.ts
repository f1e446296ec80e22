import type { FeedError } from '@press-room/contract/clipping-feeds';
import type { Config } from '../../../platform/config/config.ts';
import { type ConnectionRules, OPEN_INTERNET } from '../../../platform/outbound/connect.ts';
import { decodeBody, getFollowing } from '../../../platform/outbound/follow.ts';
import { type FeedEntry, NoFeed, readFeed } from './read-feed.ts';

const LIMIT_MS = 10_000;
/** The newest entries come first. */
const FEED_BYTES = 2 * 1024 * 1024;
const TAG_MAX_LENGTH = 500;

const hostOf = ({ protocol, hostname, port }: URL): string =>
  `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;

/** Feeds are at public addresses, or on servers that the operator configured. */
export const toFeedRules = ({ FEED_HOSTS }: Pick<Config, 'FEED_HOSTS'>): ConnectionRules => ({
  ...OPEN_INTERNET,
  isTrusted: (url) => FEED_HOSTS.includes(hostOf(url)),
  limitMs: LIMIT_MS,
});

/** From the last answer. */
export interface Validators {
  etag: string;
  last_modified: string;
}

export type FeedAnswer =
  | { kind: 'unchanged' }
  | ({ kind: 'read'; entries: FeedEntry[] } & Validators)
  | { kind: 'failed'; error: FeedError; pauseMs: number | null };

const failed = (error: FeedError, pauseMs: number | null = null): FeedAnswer => ({
  kind: 'failed',
  error,
  pauseMs,
});

/** A feed, unless it is unchanged. Never throws. */
export async function fetchFeed(
  address: string,
  { etag, last_modified }: Validators,
  { rules, signal, now }: { rules: ConnectionRules; signal: AbortSignal; now: Date },
): Promise<FeedAnswer> {
  const headers = {
    'User-Agent': 'press-room-feed-reader',
    Accept: 'application/atom+xml, application/rss+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1',
    'Accept-Encoding': 'identity',
    ...(etag !== '' && { 'If-None-Match': etag }),
    ...(last_modified !== '' && { 'If-Modified-Since': last_modified }),
  };
  const within = AbortSignal.any([signal, AbortSignal.timeout(rules.limitMs)]);
  try {
    const found = await getFollowing(new URL(address), { headers, bytes: FEED_BYTES }, rules, within);
    if (found === null) return failed('unreachable');
    const { url, answer } = found;
    const { status } = answer;
    if (status === 304) return { kind: 'unchanged' };
    if (status === 410) return failed('gone');
    if (status === 429 || status === 503)
      return failed('limited', toPause(answer.headers['retry-after'], now));
    if (status !== 200) return failed('refused');
    return {
      kind: 'read',
      entries: readFeed(decodeBody(answer), url),
      etag: toValidator(answer.headers.etag),
      last_modified: toValidator(answer.headers['last-modified']),
    };
  } catch (error) {
    return failed(error instanceof NoFeed ? 'no_feed' : 'unreachable');
  }
}

/** Longer ones are ignored, because they would be stored and sent with each request. */
const toValidator = (text = ''): string => (text.length <= TAG_MAX_LENGTH ? text : '');

/** Parses seconds or a date. */
function toPause(text: string | undefined, now: Date): number | null {
  if (text === undefined) return null;
  const pause = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isFinite(pause) && pause > 0 ? pause : null;
}
