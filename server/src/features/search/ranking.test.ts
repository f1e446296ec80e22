import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import type { Database } from '../../db/database.ts';
import { ContentCache } from '../../http/content-cache.ts';
import { buildDocument, type SearchableText } from '../../search/document.ts';
import { parseQuery } from '../../search/query.ts';
import { findRanked } from '../../search/ranked.ts';
import { createPressGroup } from '../press-groups/queries.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
/** So many documents that a search reads heads of a part of them. */
const YEARS = Array.from({ length: 8 }, (_, at) => 2019 + at);
const TEXTS: readonly Partial<SearchableText>[] = [
  { title: 'Un forno a rulli', abstract: 'Il gres porcellanato di Sassuolo' },
  { title: 'Gres porcellanato', body: 'Un forno a rulli' },
  { title: 'I forni di Sassuolo' },
  { abstract: 'Il forno, i rulli e il gres', body: 'A Sassuolo' },
  { title: 'Informo i formatori', body: 'Il forno a rulli del gres porcellanato' },
  { subtitle: 'Porcellanato e gres', abstract: 'A rulli, un forno' },
  { title: 'Sassuolo', abstract: 'Sassuolo', body: 'Rulli a forno' },
];
/** Rows of words that stand in all of them, and are more than an engine is asked to look for. */
const ROWS = Array.from('bcdfg', (first) => Array.from('bcdfghlmnpqr', (second) => first + second).join(' '));
const DOCUMENTS = YEARS.flatMap((year) => TEXTS.map((text) => ({ date: `${year}-06-30`, text }))).map(
  (document, at) => ({ ...document, id: at + 1 }),
);

const quoteRows = (count: number): string =>
  ROWS.slice(0, count)
    .map((row) => `"${row}"`)
    .join(' ');

let database: Database;
let find: (words: string) => Promise<number[]>;

beforeAll(async () => {
  const made = await createTestDatabase();
  database = made.database;
  const { db, search } = database;
  const press_group_id = await createPressGroup(db, {
    name: 'Site',
    theme: 'cobalt',
    tagline: { en: '', it: '' },
  });
  await db.transaction().execute(async (trx) => {
    const release = { press_group_id, status: 'published', access: 'public', languages: 'it' } as const;
    const empty = { publish_at: '', sectors: '[]', contacts: '[]', created_at: '', updated_at: '' };
    for (const { id, date } of DOCUMENTS)
      await trx
        .insertInto('press_release')
        .values({ id, date, year: 2019, month: 1, ...release, ...empty })
        .execute();
    const blank = { language: 'it', title: '', subtitle: '', abstract: '', body: '' } as const;
    const documents = DOCUMENTS.map(({ id, date, text }) =>
      buildDocument({ id, date }, [{ ...blank, ...text, body: `${text.body ?? ''}. ${ROWS.join(' ')}` }]),
    );
    await search.putDocuments(trx, 'release', documents);
  });
  return made.drop;
});

beforeEach(() => {
  const cache = new ContentCache({
    database,
    now: () => NOW,
    nextBoundary: async () => Number.POSITIVE_INFINITY,
  });
  find = (words) =>
    findRanked(
      { database, cache, now: () => NOW },
      {
        corpus: 'release',
        query: parseQuery(words),
        limit: 500,
        baseSet: { name: 'all', ids: (from) => from.selectFrom('press_release').select('id') },
      },
    );
});

it.each([
  'forno',
  'kiln sassuolo',
  'gres porcellanato',
  'porcelain stoneware rulli',
  '"gres porcellanato"',
  '"forno a rulli" sassuolo',
  'forno rulli gres',
  'zirconio',
])('ranks alike whether heads are kept or the engine tells where words stand: %s', async (words) => {
  const listPlaces = vi.spyOn(database.search, 'listPlaces');
  const ranks: number[][] = [];
  const asked: number[] = [];
  for (let time = 0; time < 4; time += 1) {
    ranks.push(await find(words));
    asked.push(listPlaces.mock.calls.length);
  }
  listPlaces.mockRestore();
  const [first = [], ...others] = ranks;
  expect(others).toEqual(others.map(() => first));
  expect(first.length > 0).toBe(words !== 'zirconio');
  // At first of all but some, in the end of none.
  expect(asked[0]).toBe(first.length > 32 ? 1 : 0);
  expect(asked[3]).toBe(asked[2]);
});

it.each([
  [1, 1],
  [ROWS.length, 0],
])('an engine is not asked to look for very many words: rows %i', async (rows, asked) => {
  const listPlaces = vi.spyOn(database.search, 'listPlaces');
  const found = await find(quoteRows(rows));
  const { length } = listPlaces.mock.calls;
  listPlaces.mockRestore();
  expect([found, length]).toEqual([DOCUMENTS.map(({ id }) => id).toReversed(), asked]);
});
