import { setImmediate } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/db.ts';
import { CORPORA, type Corpus, listRankTexts } from '../db/search-documents.ts';
import { type HitSearch, type Hits, type IdQuery, NO_PLACES } from '../db/search-index.ts';
import type { ContentCache } from '../http/content-cache.ts';
import { measured } from '../process/measured.ts';
import { sortKeyToId } from './document.ts';
import { Heads } from './heads.ts';
import type { IdSet } from './id-set.ts';
import { findHits } from './kept-hits.ts';
import { type Candidates, type RankTexts, rankCandidates, rowFinder } from './rank.ts';
import { listTokens, toHeads } from './token-places.ts';

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
/** The engine looks for each token in each document. */
const MOST_LOOKED_FOR = 32;

/** Ids of the newest documents that match and may be found, best first. */
export const findRanked = (sources: Sources, search: RankedSearch): Promise<number[]> =>
  measured({ part: 'search', what: search.corpus }, () => rankHits(sources, search));

/** Ids of the same documents, newest first: without what ranking costs. */
export const findNewestIds = (sources: Sources, search: RankedSearch): Promise<number[]> =>
  measured({ part: 'search', what: search.corpus }, async () =>
    (await findNewest(sources, search)).keys.map(sortKeyToId),
  );

async function findNewest(sources: Sources, { baseSet, ...search }: RankedSearch): Promise<Hits> {
  const visible = await findVisible(sources, search.corpus, baseSet);
  return findHits({ engine: sources.database.search, cache: sources.cache }, { ...search, visible });
}

async function rankHits(sources: Sources, search: RankedSearch): Promise<number[]> {
  const { keys, places } = await findNewest(sources, search);
  if (keys.length === 0) return [];
  const ids = keys.map(sortKeyToId);
  const findHead = await readHeads(sources, search, { ids, places });
  const texts = await readTexts(sources, search, { ids, findHead });
  return rankCandidates(search.query, { sortKeys: keys, findHead, texts }, sources.now());
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

type Asked = Pick<RankedSearch, 'corpus' | 'query'>;

/**
 * What ranking needs of the documents of hits; one that is gone meanwhile has none. Where it is not known yet where the words
 * stand, few heads are read in each search, since they are dear to make: of the others the engine tells what this query needs,
 * and the next one may find them kept. Of very many words that would be dearer than the heads.
 */
async function readHeads(
  { database, cache }: Sources,
  { corpus, query }: Asked,
  { ids, places }: Pick<Hits, 'places'> & { ids: readonly number[] },
): Promise<Candidates['findHead']> {
  const kept = await cache.remember(
    'heads',
    async () => ({ heads: new Heads() }),
    () => 1,
  );
  if (kept.heads.isFull) kept.heads = new Heads();
  const { heads } = kept;
  const place = CORPORA.indexOf(corpus);
  const toKey = (id: number): number => id * CORPORA.length + place;
  const missing = ids.filter((id) => !places.has(id) && !heads.has(toKey(id)));
  const tokens = listTokens(query);
  const most = tokens.length > MOST_LOOKED_FOR ? missing.length : READ_AT_ONCE;
  await readInParts(missing.slice(0, most), async (some) => {
    for (const [id, texts] of await listRankTexts(database.db, corpus, some)) heads.add(toKey(id), texts);
  });
  const others = missing.slice(most);
  const looked =
    others.length === 0 ? NO_PLACES : await database.search.listPlaces({ corpus, ids: others, tokens });
  const findOther = toHeads(tokens, (id) => places.get(id) ?? looked.get(id));
  return (id) => heads.find(toKey(id)) ?? findOther(id);
}

/** Phrases are looked for in the texts of those documents that have their words. */
async function readTexts(
  { database }: Sources,
  { corpus, query }: Asked,
  { ids, findHead }: { ids: readonly number[]; findHead: Candidates['findHead'] },
): Promise<Candidates['texts']> {
  const texts = new Map<number, RankTexts>();
  const mayHaveRow = rowFinder(query);
  if (mayHaveRow === null) return texts;
  const wanted = ids.filter((id) => {
    const head = findHead(id);
    return head !== null && mayHaveRow(head);
  });
  await readInParts(wanted, async (some) => {
    for (const [id, each] of await listRankTexts(database.db, corpus, some)) texts.set(id, each);
  });
  return texts;
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
