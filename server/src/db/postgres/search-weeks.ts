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

const SIZES: Sizes = { whole: 20_000, first: 2500, few: 5000 };
/** A word that stands in one of so many documents is found in one stretch. */
const SPARSENESS = 4;
const STRETCHES_MAX = 3;
/** So many times as long as the first one a stretch may be. */
const LONGEST = 60;
/** Reading all takes no longer than a stretch of one of so many documents. */
const WORTHWHILE = 4;
/** Words are not evenly spread. */
const SLACK = 1.3;
/** Behind the last stretch all hits are read, however many there are. */
const LAST_SLACK = 4;

export interface StretchBatch extends HitBatch {
  /** Weeks with documents that the stretch holds, or a part of. */
  weeks: number;
  /** Its documents; null where they were not counted. */
  documents: number | null;
  /** Nothing of the stretch lies below; null where it holds nothing. */
  low: number | null;
  /** Those of its documents that the index answers with. */
  hits: number;
}

type Bounds = { min: number; max: number };
/** Looks at so many documents or weeks, the newest between two sort keys. */
type FindIn = (bounds: Bounds, size: number, count: number) => Promise<StretchBatch>;

interface Ways {
  /** Looks at all documents between two sort keys. */
  findAll: FindBatch;
  findInNewest: FindIn;
  /** Documents are not counted: that takes as long as finding hits among them. */
  findInWeeks: FindIn;
}

/** In stretches that were read to their end. */
interface Seen {
  stretches: number;
  /** Hits that were asked for at first. */
  wanted: number;
  hits: number;
  /** Counted in the first stretch, told from its weeks in the others. */
  documents: number;
  perWeek: number;
}

/**
 * Finds hits in the newest stretch of time first, because reading all hits of a common word takes as long as there are
 * documents. Where the first ones say that the words are rare, and after some stretches, the rest is asked for at once.
 * `total` may be too high or too low: it decides only which way is taken.
 */
export function findByStretches(
  { findAll, findInNewest, findInWeeks }: Ways,
  total: number,
  sizes = SIZES,
): FindBatch {
  if (total <= sizes.whole) return findAll;
  const seen: Seen = { stretches: 0, hits: 0, documents: 0, wanted: 0, perWeek: 0 };
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
    const { perWeek } = seen;
    const [find, count] = perWeek === 0 ? [findInNewest, length] : [findInWeeks, Math.ceil(length / perWeek)];
    const { keys, next, hits, weeks, documents, low } = await find(bounds, size, count);
    isFilled ||= next !== null;
    if (next !== null) return { keys, next };
    seen.hits += hits;
    seen.documents += documents ?? weeks * perWeek;
    // The first and the last week are parts of one.
    if (documents !== null) seen.perWeek = documents / Math.max(1, weeks - 1);
    return { keys, next: low === null || (documents ?? weeks) < count ? null : low - 1 };
  };
}

/** So many documents are likely to have the hits that are still wanted. */
function toLength({ stretches, hits, documents, wanted }: Seen, size: number, first: number): number {
  if (documents === 0) return Math.max(first, size * SPARSENESS);
  // Some hits are not visible.
  const missing = Math.max(wanted - hits, wanted / 2);
  const slack = stretches < STRETCHES_MAX ? SLACK : LAST_SLACK;
  const length = Math.ceil(((missing * documents) / Math.max(1, hits)) * slack);
  return Math.min(Math.max(length, first), Math.max(first, wanted * SPARSENESS) * LONGEST);
}
