import { setImmediate } from 'node:timers/promises';
import type { Database, Db } from '../db/database.ts';
import { CORPORA, type Corpus, listHeads } from '../db/search-documents.ts';
import type { HitSearch, IdQuery } from '../db/search-index.ts';
import type { ContentCache } from '../http/content-cache.ts';
import { sortKeyToId } from './document.ts';
import type { IdSet } from './id-set.ts';
import { type Candidate, type Head, rankCandidates } from './rank.ts';

interface Sources {
  database: Database;
  cache: ContentCache;
  now: () => Date;
}

/** What may be found, under a name that stands for it in the cache: what the reader may see, narrowed by filters. */
export interface BaseSet {
  name: string;
  /** For the time at which it is called. */
  ids: (db: Db, now: Date) => ReturnType<IdQuery>;
}

export interface RankedSearch extends Omit<HitSearch, 'visible'> {
  baseSet: BaseSet;
}

/** Documents of which ranking needs no more than a few milliseconds to read. */
const HEADS_AT_ONCE = 64;
/** Beyond them all are forgotten: what comes next is read anew. */
const HEADS_MAX_BYTES = 12 * 1024 * 1024;
/** What a head takes besides its numbers. */
const HEAD_BYTES = 150;

/** Ids of the newest documents that match and may be found, best first. */
export async function findRanked(sources: Sources, { baseSet, ...search }: RankedSearch): Promise<number[]> {
  const visible = await findVisible(sources, search.corpus, baseSet);
  const keys = await sources.database.search.findHits({ ...search, visible });
  const candidates = await withHeads(sources, search.corpus, keys);
  return rankCandidates(search.query, candidates, sources.now()).map(({ sortKey }) => sortKeyToId(sortKey));
}

function findVisible(
  { database, cache, now }: Sources,
  corpus: Corpus,
  { name, ids }: BaseSet,
): Promise<IdSet> {
  return cache.remember(
    `visible ${corpus} ${name}`,
    () => database.search.readIds((db) => ids(db, now())),
    ({ byteLength }) => 64 + byteLength,
  );
}

/** Heads that were read since content changed. Plain, because hundreds are asked for by each search. */
class KeptHeads {
  readonly #heads = new Map<number, Head>();
  #bytes = 0;

  get(key: number): Head | undefined {
    return this.#heads.get(key);
  }

  set(key: number, head: Head): void {
    if (this.#bytes > HEADS_MAX_BYTES) {
      this.#heads.clear();
      this.#bytes = 0;
    }
    this.#heads.set(key, head);
    this.#bytes += HEAD_BYTES + head.byteLength;
  }
}

/** The documents of hits with what ranking needs of them; one that is gone meanwhile is left out. */
async function withHeads(
  { database, cache }: Sources,
  corpus: Corpus,
  sortKeys: readonly number[],
): Promise<Candidate[]> {
  const kept = await cache.remember(
    'heads',
    async () => new KeptHeads(),
    () => HEADS_MAX_BYTES,
  );
  const keyOf = (id: number): number => id * CORPORA.length + CORPORA.indexOf(corpus);
  const missing: number[] = [];
  const found = sortKeys.map((sortKey) => {
    const id = sortKeyToId(sortKey);
    const head = kept.get(keyOf(id));
    if (head === undefined) missing.push(id);
    return { sortKey, id, head };
  });
  const read = new Map<number, Head>();
  for (let from = 0; from < missing.length; from += HEADS_AT_ONCE) {
    // Others get their turn in between.
    if (from > 0) await setImmediate();
    const some = await listHeads(database.db, corpus, missing.slice(from, from + HEADS_AT_ONCE));
    for (const [id, head] of some) {
      read.set(id, head);
      kept.set(keyOf(id), head);
    }
  }
  return found.flatMap(({ sortKey, id, head = read.get(id) }) =>
    head === undefined ? [] : [{ sortKey, head }],
  );
}
