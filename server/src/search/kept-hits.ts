import { LRUCache } from 'lru-cache';
import type { HitSearch, SearchIndex } from '../db/search-index.ts';
import type { ContentCache } from '../http/content-cache.ts';
import { sortKeyToId } from './document.ts';
import type { SearchClause } from './query.ts';

interface Sources {
  engine: Pick<SearchIndex, 'findHits' | 'listSortKeys'>;
  cache: Pick<ContentCache, 'remember'>;
}

/** Of a corpus, until content changes. */
interface Kept {
  /** Sort keys of all documents, newest first. */
  documents: readonly number[];
  /** A bit for each document that has a clause; null where it was asked for once. */
  clauses: LRUCache<string, { bits: Uint32Array | null }>;
}

/** Among more the engine finds the newest hits sooner than all that would have to be kept. */
const DOCUMENTS_MAX = 20_000;
const MAX_BYTES = 2 * 1024 * 1024;
const ENTRY_BYTES = 300;
const WORD_BITS = 32;

/**
 * The newest visible hits, newest first. Words come again in other searches: which documents have one is kept from the second
 * time on until content changes, and what all clauses of a search find is told from that without asking the engine.
 */
export async function findHits({ engine, cache }: Sources, search: HitSearch): Promise<number[]> {
  const { corpus, query, visible } = search;
  const isKept = query.clauses.length > 0 && visible.highest <= DOCUMENTS_MAX && !query.clauses.some(hasRow);
  if (!isKept) return engine.findHits(search);
  const kept = await cache.remember(
    `hits in ${corpus}`,
    async (): Promise<Kept> => ({
      documents: await engine.listSortKeys(corpus, DOCUMENTS_MAX + 1),
      clauses: new LRUCache({ maxSize: MAX_BYTES }),
    }),
    ({ documents }) => documents.length * 8,
  );
  if (kept.documents.length > DOCUMENTS_MAX) return engine.findHits(search);
  const found = await Promise.all(query.clauses.map((clause) => bitsOf(engine, kept, { search, clause })));
  const all = found.filter((bits) => bits !== null);
  return all.length < found.length ? engine.findHits(search) : intersect(all, kept.documents, search);
}

// The engine must look into the documents for it.
const hasRow = ({ terms }: SearchClause): boolean =>
  terms.some(({ sequences }) => sequences.some(({ length }) => length > 1));

async function bitsOf(
  engine: Sources['engine'],
  { documents, clauses }: Kept,
  { search: { corpus, query, visible }, clause }: { search: HitSearch; clause: SearchClause },
): Promise<Uint32Array | null> {
  const key = JSON.stringify(clause);
  const known = clauses.get(key);
  if (known === undefined) {
    clauses.set(key, { bits: null }, { size: ENTRY_BYTES });
    return null;
  }
  if (known.bits !== null) return known.bits;
  const hits = await engine.findHits({
    corpus,
    query: { ...query, clauses: [clause] },
    visible: { size: documents.length, highest: visible.highest, share: 1, has: () => true },
    limit: documents.length,
  });
  const bits = toBits(hits, documents);
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
  { visible, range, limit }: HitSearch,
): number[] {
  const { min, max } = range ?? { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };
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
