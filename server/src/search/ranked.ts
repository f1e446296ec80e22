import { setImmediate } from 'node:timers/promises';
import type { Database, Db } from '../db/database.ts';
import { CORPORA, type Corpus, listRankTexts } from '../db/search-documents.ts';
import type { HitSearch, IdQuery } from '../db/search-index.ts';
import type { ContentCache } from '../http/content-cache.ts';
import { sortKeyToId } from './document.ts';
import { Heads } from './heads.ts';
import type { IdSet } from './id-set.ts';
import { type Candidate, type Head, type RankTexts, rankCandidates, rowFinder, toHead } from './rank.ts';

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

/** Documents of which ranking needs no more than two milliseconds to read. */
const READ_AT_ONCE = 32;

/** Ids of the newest documents that match and may be found, best first. */
export async function findRanked(sources: Sources, { baseSet, ...search }: RankedSearch): Promise<number[]> {
  const visible = await findVisible(sources, search.corpus, baseSet);
  const keys = await sources.database.search.findHits({ ...search, visible });
  const candidates = await withTexts(sources, search, await withHeads(sources, search.corpus, keys));
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

/** The documents of hits with what ranking needs of them; one that is gone meanwhile is left out. */
async function withHeads(
  { database, cache }: Sources,
  corpus: Corpus,
  sortKeys: readonly number[],
): Promise<Candidate[]> {
  const kept = await cache.remember(
    'heads',
    async () => ({ heads: new Heads() }),
    () => 1,
  );
  if (kept.heads.isFull) kept.heads = new Heads();
  const { heads } = kept;
  const place = CORPORA.indexOf(corpus);
  const find = (sortKey: number): Head | undefined =>
    heads.get(sortKeyToId(sortKey) * CORPORA.length + place);
  const missing = sortKeys.filter((sortKey) => find(sortKey) === undefined).map(sortKeyToId);
  await readInParts(missing, async (some) => {
    for (const [id, texts] of await listRankTexts(database.db, corpus, some))
      heads.add(id * CORPORA.length + place, toHead(texts));
  });
  const candidates: Candidate[] = [];
  for (const sortKey of sortKeys) {
    const head = find(sortKey);
    if (head !== undefined) candidates.push({ sortKey, head });
  }
  return candidates;
}

/** Phrases are looked for in the texts of those documents that have their words. */
async function withTexts(
  { database }: Sources,
  { corpus, query }: Pick<RankedSearch, 'corpus' | 'query'>,
  candidates: Candidate[],
): Promise<Candidate[]> {
  const mayHaveRow = rowFinder(query);
  if (mayHaveRow === null) return candidates;
  const ids = candidates.filter(({ head }) => mayHaveRow(head)).map(({ sortKey }) => sortKeyToId(sortKey));
  if (ids.length === 0) return candidates;
  const texts = new Map<number, RankTexts>();
  await readInParts(ids, async (some) => {
    for (const [id, each] of await listRankTexts(database.db, corpus, some)) texts.set(id, each);
  });
  return candidates.map((candidate) => ({ ...candidate, texts: texts.get(sortKeyToId(candidate.sortKey)) }));
}

/** Between two parts others get their turn. */
async function readInParts(
  ids: readonly number[],
  read: (some: readonly number[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
    if (from > 0) await setImmediate();
    await read(ids.slice(from, from + READ_AT_ONCE));
  }
}
