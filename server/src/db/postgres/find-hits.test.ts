import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createPressGroup } from '../../features/press-groups/queries.ts';
import { buildDocument, toSortKeyRange } from '../../search/document.ts';
import { IdSet } from '../../search/id-set.ts';
import { parseQuery } from '../../search/query.ts';
import { findVisibleHits } from '../search-hits.ts';
import { findByWords } from './find-hits.ts';
import { endPools, openPools } from './pools.ts';

const DOCUMENTS = 400;
const FIRST = '2019-01-01';
const DAY_MS = 86_400_000;
/** As many documents to a stretch as a large archive has. */
const SMALL = { whole: 10, first: 20, few: 15 };
/** A stretch is never asked for. */
const NEVER = { whole: DOCUMENTS, first: 1, few: 1 };

const statements = new Set<string>();
let test: TestDatabase;

/** Dense times and sparse ones, many documents on some days, and one far ahead of all others. */
function toDate(id: number): string {
  if (id === DOCUMENTS) return '2099-12-31';
  const days = id % 3 === 0 ? Math.floor(id / 50) * 50 : (id * 37) % 900;
  return new Date(Date.parse(FIRST) + days * DAY_MS).toISOString().slice(0, 10);
}

function toTitle(id: number): string {
  const words = [
    'forno',
    id % 7 === 0 ? 'argilla rossa' : 'rossa argilla',
    id % 8 === 0 ? 'smalto opaco' : '',
    id % 90 === 0 ? 'cobalto' : '',
  ];
  return words.join(' ');
}

beforeAll(async () => {
  test = await createTestDatabase({
    log: (event) => {
      if (event.query.sql.includes('vector @@')) statements.add(event.query.sql);
    },
  });
  const { db, search } = test.database;
  await createPressGroup(db, { name: 'Site', theme: 'cobalt', tagline: { en: '', it: '' } });
  await sql`insert into press_release (press_group_id, status, access, date, year, month, publish_at, languages, sectors,
      contacts, created_at, updated_at)
    select 1, 'published', 'public', ${FIRST}, 2019, 1, '', 'it', '[]', '[]', '', '' from generate_series(1, ${sql.lit(DOCUMENTS)})`.execute(
    db,
  );
  const documents = Array.from({ length: DOCUMENTS }, (_, at) =>
    buildDocument({ id: at + 1, date: toDate(at + 1) }, [
      { language: 'it', title: toTitle(at + 1), subtitle: '', abstract: '', body: '' },
    ]),
  );
  await db.transaction().execute((trx) => search.putDocuments(trx, 'release', documents));
  return () => test.drop();
});

function visibleTo(isVisible: (id: number) => boolean): IdSet {
  const ids = new IdSet();
  ids.addAll(Array.from({ length: DOCUMENTS }, (_, at) => at + 1).filter(isVisible));
  return ids;
}

const READERS = {
  all: visibleTo(() => true),
  'every fifth': visibleTo((id) => id % 5 === 0),
  'few of them': visibleTo((id) => id % 40 === 1 || id === DOCUMENTS),
};
const RANGES = [undefined, toSortKeyRange(2020), toSortKeyRange(2019, 6), toSortKeyRange(2018)];
const TEXTS = ['forno', '"argilla rossa"', 'smalto', '"smalto opaco" forno', 'cobalto', 'zirconio'];

it.each(TEXTS)('finds the same newest documents stretch by stretch: %s', async (text) => {
  const { db } = test.database;
  for (const [reader, visible] of Object.entries(READERS))
    for (const range of RANGES)
      for (const limit of [1, 12, DOCUMENTS]) {
        const search = { corpus: 'release' as const, query: parseQuery(text), visible, range, limit };
        const [expected, found] = [
          await findVisibleHits(search, findByWords(db, search, NEVER)),
          await findVisibleHits(search, findByWords(db, search, SMALL)),
        ];
        expect([reader, range, limit, found]).toEqual([reader, range, limit, expected]);
      }
});

it('asks the index for words and weeks together, also where documents wait to be sorted into it', async () => {
  const { db } = test.database;
  const search = { corpus: 'release' as const, visible: READERS.all, limit: 2 };
  statements.clear();
  for (const sizes of [SMALL, NEVER])
    for (const text of ['smalto', '"smalto opaco"'])
      await findVisibleHits(
        { ...search, query: parseQuery(text) },
        findByWords(db, { ...search, query: parseQuery(text) }, sizes),
      );
  // Of the newest documents, of weeks, and of all.
  expect(statements.size).toBe(6);
  const connections = { ordinary: 1, reader: 1, search: 1, scans: 1 };
  const pools = openPools(test.url ?? '', { connections, scanSeconds: 5 });
  for (const [at, statement] of [...statements].entries()) {
    await pools.search.query(`prepare asked${at} as ${statement}`);
    const values = [...statement.matchAll(/\$(\d)/g)].map(([, number]) => Number(number));
    const nothing = Array.from({ length: Math.max(...values) }, () => 'null').join(', ');
    const plan = await pools.search.query<Record<string, string>>(`explain execute asked${at}(${nothing})`);
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
      statement.startsWith('with ')
        ? /Index Cond: \(\(vector @@ .*\) AND \(ARRAY\[.*\] && /
        : /Index Cond: \(vector @@ /,
    );
  }
  await endPools(pools);
});

it('reads what may be found with plans that know the values', async () => {
  const asked = sql`current_setting('plan_cache_mode')`;
  const found = await test.database.search.readIds((db) =>
    db.selectFrom('press_release').select('id').where(asked, '=', 'auto'),
  );
  expect(found.size).toBe(DOCUMENTS);
});
