import { EVER, sortKeyToId } from '../search/document.ts';
import { IdSet } from '../search/id-set.ts';
import { type HitSearch, type Hits, NO_PLACES } from './search-index.ts';

/** The newest hits between two sort keys. */
export interface HitBatch {
  keys: readonly number[];
  /** The highest sort key that was not looked at; null where all were. */
  next: number | null;
}

export type FindBatch = (bounds: { min: number; max: number }, size: number) => Promise<HitBatch>;

/** Read at once without holding anything up. */
const BATCH_MAX = 20_000;
const GROWTH = 4;
/** Documents are not evenly spread. */
const SLACK = 1.15;

/**
 * The newest visible hits. The engine does not look at who may see what, which costs more there than the search; it is
 * asked again where too few of its hits are visible.
 */
export async function findVisibleHits(search: HitSearch, findBatch: FindBatch): Promise<Hits> {
  const { query, visible, limit } = search;
  if (query.clauses.length === 0 || visible.size === 0) return { keys: [], places: NO_PLACES };
  const { min, max } = search.range ?? EVER;
  const found: number[] = [];
  let next: number | null = max;
  let size = Math.ceil((limit * SLACK) / visible.share);
  while (next !== null && next >= min && found.length < limit) {
    const batch: HitBatch = await findBatch({ min, max: next }, Math.min(size, BATCH_MAX));
    for (const key of batch.keys) if (visible.has(sortKeyToId(key))) found.push(key);
    next = batch.next;
    size *= GROWTH;
  }
  return { keys: found.slice(0, limit), places: NO_PLACES };
}

/** Reads ids in their order, so many at once; `list` answers those above `after`. */
export async function readIdSet(
  list: (after: number, limit: number) => Promise<readonly number[]>,
): Promise<IdSet> {
  const ids = new IdSet();
  let some: readonly number[];
  do {
    some = await list(ids.highest, BATCH_MAX);
    ids.addAll(some);
  } while (some.length === BATCH_MAX);
  return ids;
}
