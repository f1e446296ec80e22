import type { Database } from '../db/database.ts';
import type { ContentCache } from './content-cache.ts';

/** A withdrawal is gone from every cache within a minute; the rest is for an answer that takes long to arrive. */
const TOTAL_SECONDS = 58;
/** After so long a shared cache asks again; it may show what it has while it waits for the answer. */
const FRESH_SECONDS = 30;
/** A cache counts from when an answer arrives: so long one may take before an instant is passed. */
const MARGIN_SECONDS = 2;

/** How content stood before an answer was made. */
export interface ContentState {
  changes: number;
  /** Unix milliseconds. */
  boundary: number;
}

interface SharedAnswer {
  /** So long a browser need not ask. */
  browserSeconds?: number;
  /** It changes by itself then; Unix milliseconds. */
  until?: number | undefined;
}

/** Lets caches that many readers share keep for seconds what everybody sees alike (decision 004). */
export interface SurrogateCache {
  /** To be taken before an answer is looked up or made; null: no copy of it may be shared. */
  begin: () => ContentState | null | Promise<ContentState | null>;
  /**
   * `Cache-Control` of an answer that shows the same to everybody without session; null where content has changed
   * since `state`, because the answer may show what was there before.
   */
  cacheControl: (state: ContentState | null, answer?: SharedAnswer) => string | null;
}

interface SurrogateCacheOptions {
  cache: ContentCache;
  database: Pick<Database, 'hearsChanges'>;
  now: () => Date;
}

export function createSurrogateCache({ cache, database, now }: SurrogateCacheOptions): SurrogateCache {
  return {
    begin: () => {
      if (!database.hearsChanges()) return null;
      const { changes } = cache;
      const boundary = cache.nextBoundary();
      if (typeof boundary === 'number') return { changes, boundary };
      return boundary.then(
        (found) => ({ changes, boundary: found }),
        // Whether the database is away is told by who asks it for the answer.
        () => null,
      );
    },
    cacheControl: (state, { browserSeconds = 0, until = Number.POSITIVE_INFINITY } = {}) => {
      if (state === null || cache.changes !== state.changes || !database.hearsChanges()) return null;
      const over = Math.min(state.boundary, until);
      const left = Math.floor((over - now().getTime()) / 1000) - MARGIN_SECONDS;
      return left > 0 ? toCacheControl(left, browserSeconds) : null;
    },
  };
}

/** `must-revalidate` holds for browsers, which are to show nothing stale. */
function toCacheControl(left: number, browserSeconds: number): string {
  const total = Math.min(left, TOTAL_SECONDS - browserSeconds);
  const fresh = Math.min(total, FRESH_SECONDS);
  const stale = total - fresh;
  const control = `public, max-age=${Math.min(left, browserSeconds)}, must-revalidate, s-maxage=${fresh}`;
  return stale > 0 ? `${control}, stale-while-revalidate=${stale}` : control;
}
