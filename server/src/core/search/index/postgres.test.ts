/** @module-tag engine */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { endPools, openPools } from '../../../platform/db/postgres/pools.ts';
import { createPressGroup } from '../../sites/press-groups.ts';
import { buildDocument, type SearchDocument, sortKeyToId } from '../document.ts';
import { parseQuery } from '../query.ts';
import type { HitSearch } from './search-index.ts';
import { searchOf } from './search-of.ts';

const DATE = '2019-01-01';
const IDS = Array.from({ length: 400 }, (_, at) => at + 1);

const statements = new Set<string>();
let test: TestDatabase;

const toDocument = (id: number): SearchDocument =>
  buildDocument({ id, date: DATE }, [
    {
      language: 'it',
      title: ['forno', id % 8 === 0 ? 'smalto opaco' : 'opaco smalto'].join(' '),
      subtitle: '',
      abstract: '',
      body: '',
    },
  ]);

const toSearch = (text: string, isRanked = true): HitSearch => ({
  corpus: 'release',
  query: parseQuery(text),
  visible: (db, { id }) => db.selectFrom('press_release').select('id').where('id', '=', id),
  now: new Date(),
  limit: 40,
  isRanked,
});

beforeAll(async () => {
  test = await createTestDatabase({
    log: (event) => {
      if (event.query.sql.includes('vector @@')) statements.add(event.query.sql);
    },
  });
  const { db } = test.database;
  const search = searchOf(test.database);
  await createPressGroup(db, { name: 'Site', theme: 'cobalt', tagline: { en: '', it: '' } });
  await sql`insert into press_release (press_group_id, status, access, date, year, month, publish_at, languages,
      contacts, created_at, updated_at)
    select 1, 'published', 'public', ${DATE}, 2019, 1, '', 'it', '[]', '', '' from generate_series(1, ${sql.lit(IDS.length)})`.execute(
    db,
  );
  await db.transaction().execute((trx) => search.putDocuments(trx, 'release', IDS.map(toDocument)));
});

afterAll(() => test.drop());

it('finds a phrase behind more documents that have its words apart than are looked at first', async () => {
  const hits = await searchOf(test.database).findHits(toSearch('"smalto opaco"'));
  expect(hits.map(({ sortKey }) => sortKeyToId(sortKey))).toEqual(
    IDS.filter((id) => id % 8 === 0)
      .toReversed()
      .slice(0, 40),
  );
});

it('asks the index for words, also where documents wait to be sorted into it', async () => {
  const search = searchOf(test.database);
  statements.clear();
  for (const text of ['smalto', '"smalto opaco"'])
    for (const isRanked of [true, false]) await search.findHits(toSearch(text, isRanked));
  const connections = { ordinary: 1, reader: 1, search: 1, scans: 1 };
  const pools = openPools(test.url ?? '', { connections, scanSeconds: 5 });
  for (const [at, statement] of [...statements].entries()) {
    await pools.search.query(`prepare asked${at} as ${statement}`);
    const values = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
    const nothing = Array.from({ length: Math.max(...values) }, () => 'null').join(', ');
    const plan = await pools.search.query<Record<string, string>>(`explain execute asked${at}(${nothing})`);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Cond: \(vector @@ /);
  }
  await endPools(pools);
});

it('writes what has changed and nothing else', async () => {
  const { db } = test.database;
  const search = searchOf(test.database);
  const findWriter = async (id: number): Promise<unknown> =>
    (await sql<{ xmin: string }>`select xmin::text from release_search where document_id = ${id}`.execute(db))
      .rows[0]?.xmin;
  const before = await Promise.all([findWriter(1), findWriter(2)]);
  const changed = { ...toDocument(2), sortKey: toDocument(2).sortKey + 1e8 };
  await db.transaction().execute((trx) => search.putDocuments(trx, 'release', [toDocument(1), changed]));
  const [same, other] = await Promise.all([findWriter(1), findWriter(2)]);
  expect([same === before[0], other === before[1]]).toEqual([true, false]);
});
