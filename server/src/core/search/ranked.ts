import { toOfficeDay } from '@press-room/contract/office-clock';
import type { Database } from '../../platform/db/database.ts';
import { measured } from '../../platform/process/measured.ts';
import { sortKeyToDays, sortKeyToId, toDays } from './document.ts';
import type { Hit, HitSearch } from './index/search-index.ts';
import { searchOf } from './index/search-of.ts';

interface Sources {
  database: Pick<Database, 'engine' | 'db' | 'searchReader'>;
  now: () => Date;
}

type Search = Omit<HitSearch, 'now' | 'isRanked'>;

/** Maximum share of a score that is lost by age. */
const FRESHNESS_SHARE = 0.5;
const DAYS_PER_YEAR = 365.25;

/** Ids of the newest documents that match and are visible, best first. */
export async function findRanked(sources: Sources, search: Search): Promise<number[]> {
  const now = sources.now();
  return orderHits(await findHits(sources, { ...search, now, isRanked: true }), now);
}

/** Ids of the same documents, newest first, without ranking. */
export async function findNewestIds(sources: Sources, search: Search): Promise<number[]> {
  const hits = await findHits(sources, { ...search, now: sources.now(), isRanked: false });
  return hits.map(({ sortKey }) => sortKeyToId(sortKey));
}

const findHits = ({ database }: Sources, search: HitSearch): Promise<readonly Hit[]> =>
  measured({ part: 'search', what: search.corpus }, () => searchOf(database).findHits(search));

/**
 * Ids, best first; newest first if equal. A document loses a quarter of its rank in the first year and at most half in
 * total, so that an old title still ranks above a new body.
 */
export function orderHits(hits: readonly Hit[], now: Date): number[] {
  const today = toDays(toOfficeDay(now));
  return hits
    .map(({ sortKey, rank }) => {
      const years = Math.max(0, today - sortKeyToDays(sortKey)) / DAYS_PER_YEAR;
      return { sortKey, score: rank * (1 - FRESHNESS_SHARE + FRESHNESS_SHARE / (1 + years)) };
    })
    .toSorted((one, other) => other.score - one.score || other.sortKey - one.sortKey)
    .map(({ sortKey }) => sortKeyToId(sortKey));
}
