import type { FastifyReply } from 'fastify';
import type { Database } from '../db/database.ts';
import type { ContentCache, NextBoundary, Showing } from './content-cache.ts';

/** How long a shared cache keeps what nothing changes: it is told of changes, so that this bounds what it missed. */
const SHARED_MAX_SECONDS = 86_400;
/** How long it may show what is over while it asks for what has come instead. */
const STALE_MAX_SECONDS = 3600;
/** A cache counts from when an answer arrives: so long one may take before a boundary is passed. */
const MARGIN_SECONDS = 2;

/** What is named in answers and purged by name; of what shows certain releases these, of other content `list`. */
export const EVERY_ANSWER = 'content';
export const ANY_RELEASE = 'list';
export const EVERY_FILE = 'media';
export const releaseKey = (id: number): string => `release-${id}`;

/** Names of an answer that shows certain releases, or null: any. */
export const keysOf = (showing: Showing | null): string[] =>
  showing === null ? [ANY_RELEASE] : showing.releases.map(releaseKey);

/** How content stood before an answer was made. */
export interface Standing {
  changes: number;
  /** Unix milliseconds. */
  boundary: number;
}

interface SharedCopiesOptions {
  isOn: boolean;
  cache: ContentCache;
  database: Database;
  now: () => Date;
  nextBoundary: NextBoundary;
}

/** Lets a cache that many readers share keep what everybody sees alike, where one stands in front. */
export interface SharedCopies {
  isOn: boolean;
  /** To be taken before an answer is looked up or made; null: no copy of it may be shared. */
  begin: () => Promise<Standing | null>;
  /**
   * Marks an answer that shows the same to everybody without session. Left as it was where content has changed meanwhile:
   * it may show what was there before. `browserSeconds`: how long a browser need not ask.
   */
  allow: (reply: FastifyReply, standing: Standing | null, answer: SharedAnswer) => void;
}

interface SharedAnswer {
  keys: readonly string[];
  browserSeconds?: number;
  /** It changes by itself then, besides; Unix milliseconds. */
  until?: number | undefined;
}

export function createSharedCopies(options: SharedCopiesOptions): SharedCopies {
  const { isOn, cache, database, now, nextBoundary } = options;
  return {
    isOn,
    begin: async () => {
      if (!isOn || !database.hearsChanges()) return null;
      const { changes } = cache;
      const boundary = await cache.remember(
        'next boundary',
        () => nextBoundary(now()),
        () => 16,
      );
      return { changes, boundary };
    },
    allow: (reply, standing, { keys, browserSeconds = 0, until = Number.POSITIVE_INFINITY }) => {
      if (standing === null || cache.changes !== standing.changes || !database.hearsChanges()) return;
      const over = Math.min(standing.boundary, until);
      const left = Math.floor((over - now().getTime()) / 1000) - MARGIN_SECONDS;
      if (left <= 0) return;
      const names = [EVERY_ANSWER, ...keys].join(' ');
      reply.headers({
        'Cache-Control': toCacheControl(left, browserSeconds),
        'Surrogate-Key': names,
        'Cache-Tag': names.replaceAll(' ', ','),
      });
    },
  };
}

/** A browser asks each time, as where no cache stands in front: nobody can tell it that something is withdrawn. */
function toCacheControl(left: number, browserSeconds: number): string {
  const fresh = Math.min(left, SHARED_MAX_SECONDS);
  const stale = Math.min(left - fresh, STALE_MAX_SECONDS);
  const parts = ['public', `max-age=${browserSeconds}`, 'must-revalidate', `s-maxage=${fresh}`];
  return [...parts, ...(stale > 0 ? [`stale-while-revalidate=${stale}`] : [])].join(', ');
}
