import { IDS_PER_DAY } from '../../search/document.ts';
import type { FindBatch, HitBatch } from '../search-hits.ts';

/** The index keeps the week of each document. The step that made it has this number in it: it is not to change. */
export const KEYS_PER_WEEK = 7 * IDS_PER_DAY;

export interface Sizes {
  /** So many documents are read at once as one stretch. */
  whole: number;
  first: number;
  /** So few hits are read at once wherever they are. */
  few: number;
}

const SIZES: Sizes = { whole: 20_000, first: 2500, few: 10_000 };
/** A word that stands in one of so many documents is found in one stretch. */
const SPARSENESS = 4;
const STRETCHES_MAX = 3;
/** So many times as long as the first one a stretch may be. */
const LONGEST = 25;
/** Reading all takes no longer than a stretch of one of so many documents. */
const WORTHWHILE = 4;
/** Words are not evenly spread. */
const SLACK = 1.3;

export interface StretchBatch extends HitBatch {
  /** Documents that the stretch holds. */
  documents: number;
  /** Its lowest sort key; null where it holds none. */
  low: number | null;
  /** Those of its documents that the index answers with. */
  hits: number;
}

interface Ways {
  /** Looks at all documents between two sort keys. */
  findAll: FindBatch;
  /** Looks at so many documents, the newest between two sort keys. */
  findIn: (bounds: { min: number; max: number }, size: number, documents: number) => Promise<StretchBatch>;
}

interface Seen {
  stretches: number;
  /** Hits that were asked for at first. */
  wanted: number;
  /** In stretches that were read to their end. */
  hits: number;
  documents: number;
}

/**
 * Finds hits in the newest stretch of time first, because reading all hits of a common word takes as long as there are
 * documents. Where the first ones say that the words are rare, and after some stretches, the rest is asked for at once.
 * `total` may be too high or too low: it decides only which way is taken.
 */
export function findByStretches({ findAll, findIn }: Ways, total: number, sizes = SIZES): FindBatch {
  if (total <= sizes.whole) return findAll;
  const seen: Seen = { stretches: 0, hits: 0, documents: 0, wanted: 0 };
  let isFilled = false;
  return async (bounds, grown) => {
    if (seen.stretches === 0) seen.wanted = grown;
    // Whoever asks again wants more each time, as if hits were not visible; so far there may just have been too few.
    const size = isFilled ? grown : seen.wanted;
    const isRare = seen.documents > 0 && (seen.hits / seen.documents) * total <= sizes.few;
    seen.stretches += 1;
    const length = toLength(seen, size, sizes.first);
    if (isRare || seen.stretches > STRETCHES_MAX || length * WORTHWHILE > total) {
      isFilled = true;
      return findAll(bounds, size);
    }
    const { keys, next, hits, documents, low } = await findIn(bounds, size, length);
    isFilled ||= next !== null;
    if (next !== null) return { keys, next };
    seen.hits += hits;
    seen.documents += documents;
    return { keys, next: low === null || documents < length ? null : low - 1 };
  };
}

/** So many documents are likely to have the hits that are still wanted; the last stretch is as long as one may be. */
function toLength({ stretches, hits, documents, wanted }: Seen, size: number, first: number): number {
  const longest = Math.max(first, wanted * SPARSENESS) * LONGEST;
  if (stretches >= STRETCHES_MAX) return longest;
  if (documents === 0) return Math.max(first, size * SPARSENESS);
  // Some hits are not visible.
  const missing = Math.max(wanted - hits, wanted / 2);
  const length = Math.ceil(((missing * documents) / Math.max(1, hits)) * SLACK);
  return Math.min(Math.max(length, first), longest);
}
