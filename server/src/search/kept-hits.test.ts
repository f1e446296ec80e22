import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import type { Corpus } from '../db/search-documents.ts';
import type { HitSearch, Hits } from '../db/search-index.ts';
import { ContentCache } from '../http/content-cache.ts';
import { sortKeyToId, toSortKey, toSortKeyRange } from './document.ts';
import { IdSet } from './id-set.ts';
import { findHits } from './kept-hits.ts';
import type { SearchClause } from './query.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const YEARS = 12;
const FEW = 12_000;
/** More than are kept. */
const MANY = 50_000;
const toKeys = (count: number): number[] =>
  Array.from({ length: count }, (_, at) => toSortKey(`${2015 + (at % YEARS)}-03-01`, at + 1)).toSorted(
    (a, b) => b - a,
  );
const VISIBLE_IDS = toKeys(MANY)
  .map(sortKeyToId)
  .filter((id) => id % 11 !== 0);
const VISIBLE = new IdSet();
VISIBLE.addAll(VISIBLE_IDS);

/** Stands in every document whose id is divided by a number; as a row where there are two. */
const wordOf = (...numbers: number[]): SearchClause => ({
  concepts: [],
  terms: [{ sequences: [numbers.map(String)] }],
});

const toSearch = (clauses: SearchClause[], year?: number): HitSearch => ({
  corpus: 'release',
  query: { clauses, languages: ['en', 'it'] },
  visible: VISIBLE,
  range: year === undefined ? undefined : toSortKeyRange(year),
  limit: 500,
});

const has = (id: number, { terms }: SearchClause): boolean =>
  terms.every(({ sequences }) => sequences.flat().every((number) => id % Number(number) === 0));

let asked: number;
let documents: readonly number[];
let change: () => void;
let find: (search: HitSearch) => Promise<Hits>;

async function ask({ query, visible, range, limit }: HitSearch): Promise<Hits> {
  asked += 1;
  const { min = 0, max = Number.POSITIVE_INFINITY } = range ?? {};
  const isHit = (key: number): boolean => {
    const id = sortKeyToId(key);
    return key >= min && key <= max && visible.has(id) && query.clauses.every((clause) => has(id, clause));
  };
  return { keys: documents.filter(isHit).slice(0, limit), places: new Map() };
}

beforeEach(() => {
  asked = 0;
  documents = toKeys(FEW);
  const database = {
    onContentChange: (listener) => {
      change = listener;
    },
    hearsChanges: () => true,
  } as Pick<Database, 'onContentChange' | 'hearsChanges'> as Database;
  const cache = new ContentCache({
    database,
    now: () => NOW,
    nextBoundary: async () => Number.POSITIVE_INFINITY,
  });
  const listSortKeys = async (_: Corpus, limit: number): Promise<number[]> => documents.slice(0, limit);
  find = (search) => findHits({ engine: { findHits: ask, listSortKeys }, cache }, search);
});

/** How often the engine was asked for what `find` answered. */
async function expectSame(search: HitSearch): Promise<number> {
  const before = asked;
  const found = await find(search);
  const times = asked - before;
  expect(found).toEqual(await ask(search));
  return times;
}

it('finds what the engine finds, and from the third time on without it', async () => {
  const pairs = [toSearch([wordOf(3), wordOf(5)]), toSearch([wordOf(5), wordOf(3)], 2020)];
  const times: number[] = [];
  for (const search of [...pairs, toSearch([wordOf(3)], 2018), toSearch([wordOf(5), wordOf(3)])])
    times.push(await expectSame(search));
  expect(times).toEqual([1, 2, 0, 0]);
});

it('asks the engine each time for words in a row, and in a very large corpus', async () => {
  const visible = new IdSet();
  visible.addAll([...VISIBLE_IDS, 200_001]);
  for (const search of [toSearch([wordOf(2, 3)]), { ...toSearch([wordOf(2)]), visible }])
    for (let time = 0; time < 3; time += 1) expect(await expectSame(search)).toBe(1);
});

it('asks the engine for what is older than the newest of many documents', async () => {
  documents = toKeys(MANY);
  const times: number[] = [];
  const [frequent, alsoFrequent, rare] = [wordOf(13), wordOf(17), wordOf(101)];
  for (const word of [frequent, alsoFrequent, rare])
    for (let time = 0; time < 3; time += 1) times.push(await expectSame(toSearch([word])));
  expect(times).toEqual([1, 1, 0, 1, 1, 0, 1, 1, 1]);

  // Together they stand in too few of the newest; years are new, in between and old.
  const together = [undefined, 2026, 2017, 2016].map((year) => toSearch([frequent, alsoFrequent], year));
  for (const search of together) times.push(await expectSame(search));
  expect(times.slice(-4)).toEqual([1, 0, 1, 1]);
});

it('forgets what it kept when content changes', async () => {
  const search = toSearch([wordOf(3)]);
  await find(search);
  await find(search);
  expect(await expectSame(search)).toBe(0);
  change();
  expect(await expectSame(search)).toBe(1);
});
