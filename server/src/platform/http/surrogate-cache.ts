import type { Database } from '../db/database.ts';
import type { ContentCache } from './content-cache.ts';

/** A withdrawal reaches all caches within a minute; the rest is for slow answers. */
const TOTAL_SECONDS = 58;
/** Lifetime in a shared cache, which may serve the stale copy while revalidating. */
const FRESH_SECONDS = 30;
/** Caches count from the arrival of an answer, which may take this long. */
const MARGIN_SECONDS = 2;

/** State of the content before an answer is created. */
export interface ContentState {
  changes: number;
  /** Unix milliseconds. */
  boundary: number;
}

interface SharedAnswer {
  /** Browser cache lifetime. */
  browserSeconds?: number;
  /** Instant of the next automatic change, in Unix milliseconds. */
  until?: number | undefined;
}

/** Lets shared caches store for seconds what all readers see alike (decision 004). */
export interface SurrogateCache {
  /** Call it before an answer is looked up or created; null: shared caches must not store it. */
  begin: () => ContentState | null | Promise<ContentState | null>;
  /**
   * `Cache-Control` of an answer that is the same for all anonymous readers; null if content has changed since `state`,
   * because the answer may be outdated.
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
        // The request for the answer itself reports an unavailable database.
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

/** `must-revalidate` is for browsers, which must not show stale content. */
function toCacheControl(left: number, browserSeconds: number): string {
  const total = Math.min(left, TOTAL_SECONDS - browserSeconds);
  const fresh = Math.min(total, FRESH_SECONDS);
  const stale = total - fresh;
  const control = `public, max-age=${Math.min(left, browserSeconds)}, must-revalidate, s-maxage=${fresh}`;
  return stale > 0 ? `${control}, stale-while-revalidate=${stale}` : control;
}
