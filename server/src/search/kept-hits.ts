import { LRUCache } from 'lru-cache';
import { type HitSearch, type Hits, NO_PLACES, type SearchIndex } from '../db/search-index.ts';
import type { ContentCache } from '../http/content-cache.ts';
import { EVER, sortKeyToId } from './document.ts';
import type { SearchClause } from './query.ts';

interface Sources {
  engine: Pick<SearchIndex, 'findHits' | 'listSortKeys'>;
  cache: Pick<ContentCache, 'remember'>;
}

/** Of a corpus, until content changes. */
interface Kept {
  /** Sort keys of its newest documents, newest first. */
  documents: readonly number[];
  /** The lowest of them; below all where there are no others. */
  oldest: number;
  /** A bit for each of these documents that has a clause; null where it was asked for once. */
  clauses: LRUCache<string, { bits: Uint32Array | null }>;
}

const DOCUMENTS_MAX = 40_000;
/** In a larger corpus, to read which of the newest documents have a word costs more than it spares for long. */
export const KEPT_CORPUS_MAX = 200_000;
const MAX_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 300;
const WORD_BITS = 32;

/**
 * The newest visible hits, newest first. Words come again in other searches: which of the newest documents have one is kept
 * from the second time on until content changes. What all clauses of a search find there is then told without asking the
 * engine, which is left the older documents where that is too little.
 */
export async function findHits({ engine, cache }: Sources, search: HitSearch): Promise<Hits> {
  const { corpus, query, visible, range = EVER, limit } = search;
  const isKept =
    query.clauses.length > 0 && visible.highest <= KEPT_CORPUS_MAX && !query.clauses.some(hasRow);
  if (!isKept) return engine.findHits(search);
  const kept = await cache.remember(`hits in ${corpus}`, () => openKept(engine, corpus), toBytes);
  const found = await Promise.all(query.clauses.map((clause) => bitsOf(engine, kept, { search, clause })));
  const all = found.filter((bits) => bits !== null);
  if (all.length < found.length) {
    const hits = await engine.findHits(search);
    if (isAmongNewest(hits.keys, kept, limit)) for (const clause of query.clauses) note(kept, clause);
    return hits;
  }
  const newest = intersect(all, kept.documents, search);
  if (newest.length === limit || range.min >= kept.oldest) return { keys: newest, places: NO_PLACES };
  const older = { min: range.min, max: Math.min(range.max, kept.oldest - 1) };
  const { keys, places } = await engine.findHits({ ...search, range: older, limit: limit - newest.length });
  return { keys: [...newest, ...keys], places };
}

// The engine must look into the documents for it.
const hasRow = ({ terms }: SearchClause): boolean =>
  terms.some(({ sequences }) => sequences.some(({ length }) => length > 1));

async function openKept(engine: Sources['engine'], corpus: HitSearch['corpus']): Promise<Kept> {
  const documents = await engine.listSortKeys(corpus, DOCUMENTS_MAX + 1);
  const isWhole = documents.length <= DOCUMENTS_MAX;
  if (!isWhole) documents.length = DOCUMENTS_MAX;
  const oldest = isWhole ? EVER.min : (documents.at(-1) ?? EVER.min);
  return { documents, oldest, clauses: new LRUCache({ maxSize: MAX_BYTES }) };
}

const toBytes = ({ documents }: Kept): number => documents.length * 8;

// What a rare word finds is mostly older: keeping its part of the newest documents would spare nothing.
const isAmongNewest = (hits: readonly number[], { oldest }: Kept, limit: number): boolean =>
  oldest === EVER.min || (hits.length === limit && (hits.at(-1) ?? EVER.min) >= oldest);

function note({ clauses }: Kept, clause: SearchClause): void {
  const key = JSON.stringify(clause);
  if (!clauses.has(key)) clauses.set(key, { bits: null }, { size: ENTRY_BYTES });
}

/** Null where it was not asked for before. */
async function bitsOf(
  engine: Sources['engine'],
  { documents, oldest, clauses }: Kept,
  { search: { corpus, query, visible }, clause }: { search: HitSearch; clause: SearchClause },
): Promise<Uint32Array | null> {
  const key = JSON.stringify(clause);
  const known = clauses.get(key);
  if (known === undefined || known.bits !== null) return known?.bits ?? null;
  const { keys } = await engine.findHits({
    corpus,
    query: { ...query, clauses: [clause] },
    visible: { size: documents.length, highest: visible.highest, share: 1, has: () => true },
    range: { ...EVER, min: oldest },
    limit: documents.length,
  });
  const bits = toBits(keys, documents);
  clauses.set(key, { bits }, { size: ENTRY_BYTES + bits.byteLength });
  return bits;
}

function toBits(hits: readonly number[], documents: readonly number[]): Uint32Array {
  const bits = new Uint32Array(Math.ceil(documents.length / WORD_BITS));
  let at = 0;
  for (const key of hits) {
    while ((documents[at] ?? Number.NEGATIVE_INFINITY) > key) at += 1;
    if (documents[at] === key) bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << (at & 31));
  }
  return bits;
}

function intersect(
  [first = new Uint32Array(), ...others]: readonly Uint32Array[],
  documents: readonly number[],
  { visible, range: { min, max } = EVER, limit }: HitSearch,
): number[] {
  const found: number[] = [];
  for (let word = 0; word < first.length && found.length < limit; word += 1) {
    let left = first[word] ?? 0;
    for (const bits of others) left &= bits[word] ?? 0;
    while (left !== 0) {
      const lowest = left & -left;
      const key = documents[word * WORD_BITS + 31 - Math.clz32(lowest)] ?? 0;
      if (key >= min && key <= max && visible.has(sortKeyToId(key))) found.push(key);
      left ^= lowest;
    }
  }
  if (found.length > limit) found.length = limit;
  return found;
}
