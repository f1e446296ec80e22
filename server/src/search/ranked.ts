import { setImmediate } from 'node:timers/promises';
import type { Database, Db } from '../db/database.ts';
import { type Corpus, listHeads } from '../db/search-documents.ts';
import type { HitSearch, IdQuery } from '../db/search-index.ts';
import type { ContentCache } from '../http/content-cache.ts';
import { sortKeyToId } from './document.ts';
import type { IdSet } from './id-set.ts';
import { type Head, rankCandidates } from './rank.ts';

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

/** Ids of the newest documents that match and may be found, best first. */
export async function findRanked(sources: Sources, { baseSet, ...search }: RankedSearch): Promise<number[]> {
  const visible = await findVisible(sources, search.corpus, baseSet);
  const keys = await sources.database.search.findHits({ ...search, visible });
  const heads = await findHeads(sources, search.corpus, keys.map(sortKeyToId));
  const candidates = keys.flatMap((sortKey) => {
    const head = heads.get(sortKeyToId(sortKey));
    return head === undefined ? [] : [{ sortKey, head }];
  });
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

async function findHeads(
  { database, cache }: Sources,
  corpus: Corpus,
  ids: readonly number[],
): Promise<Map<number, Head>> {
  return cache.rememberEach(`heads ${corpus}`, ids, {
    build: async (missing) => {
      const built = new Map<number, Head>();
      for (let from = 0; from < missing.length; from += HEADS_AT_ONCE) {
        // Others get their turn in between.
        if (from > 0) await setImmediate();
        const some = await listHeads(database.db, corpus, missing.slice(from, from + HEADS_AT_ONCE));
        for (const [id, head] of some) built.set(id, head);
      }
      return built;
    },
    sizeOf: ({ byteLength }) => 200 + byteLength,
  });
}
