import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { createPressGroup } from '../../../features/press-groups/queries.ts';
import { buildDocument, type SearchDocument, sortKeyToId, toSortKeyRange } from '../../../search/document.ts';
import { IdSet } from '../../../search/id-set.ts';
import { parseQuery } from '../../../search/query.ts';
import { listTokens } from '../../../search/token-places.ts';
import { findVisibleHits } from '../../search-hits.ts';
import type { HitSearch, Hits } from '../../search-index.ts';
import { findByWords } from '../find-hits.ts';
import { bindVolumes } from './bind.ts';
import { CONTENTS } from './contents.ts';
import { Volumes } from './volumes.ts';

const DOCUMENTS = 200;
const FIRST = Date.UTC(2019, 0, 1);
const DAY_MS = 86_400_000;
// The database does its own housekeeping meanwhile, on a busy machine for a while.
const SETTINGS = { corpus: 100, volume: 16, patienceMs: 60_000 };
const HURRIED = { ...SETTINGS, patienceMs: 200 };
const MANY = Math.floor(DOCUMENTS / SETTINGS.volume);

const toDay = (days: number): string => new Date(FIRST + days * DAY_MS).toISOString().slice(0, 10);

function toDocument(id: number, { days = (id * 37) % 900, title = toTitle(id) } = {}): SearchDocument {
  const abstract = id % 4 === 0 ? 'Gres porcellanato' : '';
  const text = { subtitle: '', abstract, body: id % 6 === 0 ? '<p>Ingelivo.</p>' : '' };
  return buildDocument({ id, date: toDay(days) }, [{ language: 'it', title, ...text }]);
}

function toTitle(id: number): string {
  const words = [
    'forno',
    id % 7 === 0 ? 'argilla' : 'rosso',
    id % 8 === 0 ? 'smalto' : '',
    id % 45 === 0 ? 'cobalto' : '',
  ];
  return words.join(' ');
}

function visibleTo(isVisible: (id: number) => boolean): IdSet {
  const ids = new IdSet();
  ids.addAll(Array.from({ length: DOCUMENTS }, (_, at) => at + 1).filter(isVisible));
  return ids;
}

const READERS = { all: visibleTo(() => true), 'every fifth': visibleTo((id) => id % 5 === 0) };
const RANGES = [undefined, toSortKeyRange(2020), toSortKeyRange(2019, 6), toSortKeyRange(2015)];
const TEXTS = [
  'forno',
  'forno smalto',
  'cobalto',
  'gres porcellanato',
  'porcelain stoneware smalto',
  'ingelivo',
  'zirconio',
  '"forno rosso"',
];

let test: TestDatabase;
let volumes: Volumes;
/** Tells the volumes that content has changed. */
let tell: () => void;

beforeEach(async () => {
  test = await createTestDatabase();
  const { db } = test.database;
  await createPressGroup(db, { name: 'Site', theme: 'cobalt', tagline: { en: '', it: '' } });
  await sql`insert into press_release (press_group_id, status, access, date, year, month, publish_at, languages, sectors,
      contacts, created_at, updated_at)
    select 1, 'published', 'public', '2019-01-01', 2019, 1, '', 'it', '[]', '[]', '', '' from generate_series(1, ${sql.lit(DOCUMENTS)})`.execute(
    db,
  );
  await put(Array.from({ length: DOCUMENTS }, (_, at) => toDocument(at + 1)));
  const onContentChange = (listener: (changed: 'anything') => void): void => {
    tell = () => listener('anything');
  };
  volumes = new Volumes(db, { onContentChange, hearsChanges: () => true }, SETTINGS.corpus);
  return () => test.drop();
});

const put = (documents: readonly SearchDocument[]): Promise<void> =>
  test.database.db
    .transaction()
    .execute((trx) => test.database.search.putDocuments(trx, 'release', documents));

const bind = (settings = SETTINGS): Promise<number> =>
  bindVolumes(test.database.db, new AbortController().signal, settings);

const toSearch = (text: string, more: Partial<HitSearch> = {}): HitSearch => ({
  corpus: 'release',
  query: parseQuery(text),
  visible: READERS.all,
  limit: DOCUMENTS,
  ...more,
});

const findByIndex = (search: HitSearch): Promise<Hits> =>
  findVisibleHits(search, findByWords(test.database.db, search));

/** What volumes find, and in how many searches they had to look into documents. */
async function find(search: HitSearch): Promise<{ hits: Hits; elsewhere: number }> {
  let elsewhere = 0;
  const hits = await volumes.findHits(search, (some) => {
    elsewhere += 1;
    return findByIndex(some);
  });
  return { hits, elsewhere };
}

async function expectAlike(text: string, more: Partial<HitSearch> = {}): Promise<number> {
  const search = toSearch(text, more);
  const { hits, elsewhere } = await find(search);
  expect([text, more, hits.keys]).toEqual([text, more, (await findByIndex(search)).keys]);
  const ids = hits.keys.map(sortKeyToId).filter((id) => hits.places.has(id));
  const asked = { corpus: 'release', ids, tokens: listTokens(search.query) } as const;
  const told = await test.database.search.listPlaces(asked);
  for (const id of ids) expect(hits.places.get(id)).toBe(told.get(id)?.slice(0, asked.tokens.length));
  return elsewhere;
}

async function expectAllAlike(): Promise<void> {
  for (const text of TEXTS)
    for (const visible of Object.values(READERS))
      for (const range of RANGES)
        for (const limit of [1, 12, DOCUMENTS]) await expectAlike(text, { visible, range, limit });
}

const countNoted = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from search_volume_change`.execute(
    test.database.db,
  );
  return rows[0]?.count ?? 0;
};

it('finds the same documents with volumes, and where the words stand in them', async () => {
  expect(await bind()).toBeGreaterThanOrEqual(MANY);
  await expectAllAlike();
  expect(await expectAlike('forno smalto')).toBe(0);
  // Words in a row are looked for in the documents.
  expect(await expectAlike('"forno rosso"')).toBe(1);
  expect(await bind()).toBe(0);
});

it('finds where a token stands by one condition of an index', async () => {
  const lines = await test.database.db.transaction().execute(async (connection) => {
    for (const setting of [
      'plan_cache_mode = force_generic_plan',
      'enable_seqscan = off',
      'enable_bitmapscan = off',
    ])
      await sql`set local ${sql.raw(setting)}`.execute(connection);
    await sql.raw(`prepare contents as ${CONTENTS}`).execute(connection);
    const { rows } = await sql<
      Record<string, string>
    >`explain execute contents(null, null, null, null, null, null)`.execute(connection);
    await sql`deallocate contents`.execute(connection);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(lines).toMatch(
    /Index Cond: \(\(corpus = \$1\) AND \(token = asked\.token\) AND \(high >= \$2\) AND \(high <= \$3\)\)/,
  );
  expect(lines).not.toContain('Sort');
});

it('makes none of a small corpus', async () => {
  const { db } = test.database;
  expect(await bindVolumes(db, new AbortController().signal, { ...SETTINGS, corpus: DOCUMENTS })).toBe(0);
  expect(await expectAlike('forno')).toBe(1);
});

describe('where content changes', () => {
  beforeEach(async () => void (await bind()));

  it('looks into the documents of what has changed, until it is made anew', async () => {
    await put([
      toDocument(30, { title: 'zirconio' }),
      toDocument(60, { days: 899 }),
      toDocument(61, { days: 2000 }),
    ]);
    tell();
    await expectAllAlike();
    expect(await expectAlike('zirconio')).toBeGreaterThan(0);
    expect(await bind()).toBeGreaterThan(0);
    tell();
    await expectAllAlike();
    expect(await expectAlike('zirconio')).toBe(0);
    expect(await countNoted()).toBe(0);
  });

  it('keeps nothing of what is gone', async () => {
    const { db } = test.database;
    await put([toDocument(30, { title: 'xylophon' })]);
    await bind();
    // Together with its release, without anybody naming the document.
    await db.deleteFrom('press_release').where('id', '=', 30).execute();
    expect(await countNoted()).toBe(1);
    tell();
    const visible = visibleTo((id) => id !== 30);
    await expectAlike('xylophon forno', { visible });
    await bind();
    const { rows } = await sql`select token from search_volume_token where token like '%xyloph%'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('parts a volume that has grown', async () => {
    await put(Array.from({ length: 40 }, (_, at) => toDocument(at + 1, { days: 2000 })));
    tell();
    expect(await bind()).toBeGreaterThan(2);
    tell();
    await expectAllAlike();
    const { rows } = await sql<{
      most: number;
    }>`select max(length(keys)) / 8 as most from search_volume`.execute(test.database.db);
    expect(rows[0]?.most).toBeLessThanOrEqual(SETTINGS.volume * 1.5);
  });

  it('looks into documents where volumes were made anew meanwhile, and reads then which there are', async () => {
    await expectAlike('forno');
    await put([toDocument(200, { title: 'zirconio' })]);
    await bind();
    // Nobody was told: those that are known are gone.
    expect(await expectAlike('zirconio smalto')).toBe(1);
    expect(await expectAlike('zirconio')).toBe(0);
  });

  it('notes what somebody writes while a volume is made', async () => {
    const { db, search } = test.database;
    await db.transaction().execute(async (trx) => {
      await search.putDocuments(trx, 'release', [toDocument(61, { title: 'zirconio' })]);
      // In the same volume, and with other words: each word is counted in a row.
      await put([toDocument(77, { days: (61 * 37) % 900, title: 'cobalto' })]);
      expect(await bind()).toBe(2);
    });
    tell();
    expect(await expectAlike('zirconio')).toBeGreaterThan(0);
    await bind();
    tell();
    expect(await expectAlike('zirconio')).toBe(0);
  });
});

it('waits for who writes before the first ones are made, and leaves it to the next time', async () => {
  const { db, search } = test.database;
  await db.transaction().execute(async (trx) => {
    await search.putDocuments(trx, 'release', [toDocument(60)]);
    expect(await bind(HURRIED)).toBe(0);
  });
  expect(await bind()).toBeGreaterThanOrEqual(MANY);
  await expectAlike('forno');
});

it('waits for the housekeeping of the database', async () => {
  const { db } = test.database;
  const isWaitedFor = async (): Promise<boolean> => {
    const { rows } = await sql`select from pg_locks where relation = 'search_volume'::regclass and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
    return rows.length > 0;
  };
  const binding = await db.transaction().execute(async (trx) => {
    await sql`lock table search_volume in share update exclusive mode`.execute(trx);
    const bound = bind();
    await vi.waitUntil(isWaitedFor, { timeout: 60_000, interval: 10 });
    return { bound };
  });
  expect(await binding.bound).toBeGreaterThanOrEqual(MANY);
});

it('leaves a volume to who is at it', async () => {
  const { db } = test.database;
  await bind();
  await put([toDocument(60)]);
  await db.transaction().execute(async (trx) => {
    await sql`lock table search_volume in share row exclusive mode`.execute(trx);
    expect(await bind(HURRIED)).toBe(0);
  });
  expect(await bind()).toBe(1);
});
