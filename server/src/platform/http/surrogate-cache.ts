import type { Database } from '../db/database.ts';
import type { ContentCache } from './content-cache.ts';

/** A withdrawal reaches every cache within a minute; the rest allows for an answer that takes long to arrive. */
const TOTAL_SECONDS = 58;
/** Lifetime in a shared cache, which may serve the stale copy while it revalidates. */
const FRESH_SECONDS = 30;
/** A cache counts from when an answer arrives: so long one may take before an instant is passed. */
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

/** Lets caches that many readers share keep for seconds what everybody sees alike (decision 004). */
export interface SurrogateCache {
  /** Call it before an answer is looked up or created; null: it must not be cached by shared caches. */
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
        // An unavailable database is reported by the request for the answer itself.
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
