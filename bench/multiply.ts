import pg from 'pg';
import { IDS_PER_DAY } from '../server/src/core/search/document.ts';
import { searchOf } from '../server/src/core/search/index/search-of.ts';
import { openDatabase } from '../server/src/platform/db/client.ts';
import { fillDatabase, fillingOf } from './databases.ts';
import { GROUPS, RARE_RELEASES } from './releases.ts';

/** Part of a large database that the product's own code creates; PostgreSQL copies the rest from it. */
const SEED = fillingOf(20_000);
const PICTURES = SEED.galleries.nodes * SEED.galleries.picturesEach;
/** Larger databases are multiplied by copying. */
export const MADE_MAX = 100_000;
/** Root nodes of the gallery tree. */
const ROOTS = 12;
/** Distance between the dates of two copies. */
const DAYS_PER_COPY = 5;

/** Number of steps in which rows are copied, each covering some weeks, oldest first, like in a real installation. */
const STEPS = 142;

/** A table, the columns that differ in copy number `copy`, and the rows that are copied: those from `$1` to `$2`. */
interface CopiedTable {
  name: string;
  columns: Record<string, string>;
  rows: number;
  from: string;
  /** Order of the copies of a step; insertion order by default. */
  order?: string;
}

const shifted = (column: string, rows: number): string => `source.${column} + copy * ${rows}`;
/** Within the same month, so that years and months keep their shares. */
const inMonth = (date: string): string =>
  `left(${date}, 8) || lpad(((substr(${date}, 9, 2)::int - 1 + copy * ${DAYS_PER_COPY}) % 28 + 1)::text, 2, '0')`;
const DATE = inMonth('source.date');
const MIDNIGHT = `'T00:00:00.000Z'`;

// Copies do not contain the rare word: those of a release with it use the texts of a nearby release in the same group.
const isRare = (id: string): string => `(${id} - 1) % ${Math.ceil(SEED.releases / RARE_RELEASES)} = 0`;
const ofRelease = (key: string, table: string): string => `generate_series($1::int, $2) as made
  join ${table} as source on source.${key} = case when ${isRare('made')} then made + ${GROUPS} else made end`;
const RELEASE = `made + copy * ${SEED.releases}`;
const toSortKey = (date: string, id: string): string =>
  `(${date} - date '1970-01-01')::bigint * ${IDS_PER_DAY} + ${id}`;
const SORT_KEY = `(select ${toSortKey('date::date', 'id')} from press_release where id = ${RELEASE})`;

const RELEASES: CopiedTable = {
  name: 'press_release',
  columns: {
    id: shifted('id', SEED.releases),
    date: DATE,
    publish_at: `${DATE} || ${MIDNIGHT}`,
  },
  rows: SEED.releases,
  from: 'press_release as source where id between $1 and $2',
  order: DATE,
};
/** Its full-text index takes as long as all others together. */
const RELEASE_DOCUMENTS: CopiedTable = {
  name: 'release_search',
  columns: { document_id: RELEASE, sort_key: SORT_KEY },
  rows: SEED.releases,
  from: ofRelease('document_id', 'release_search'),
  order: SORT_KEY,
};
const RELEASE_TEXTS: CopiedTable = {
  name: 'press_release_text',
  columns: { press_release_id: RELEASE },
  rows: SEED.releases,
  order: SORT_KEY,
  from: ofRelease('press_release_id', 'press_release_text'),
};

const digest = `encode(sha256((source.sha256 || ' ' || copy)::bytea), 'hex')`;
const { nodes } = SEED.galleries;
const PICTURE = shifted('document_id', PICTURES);
const PICTURE_SORT_KEY = `(select ${toSortKey('left(published_at, 10)::date', 'link.id')}
  from gallery_picture as link join gallery on gallery.id = gallery_id where link.id = ${PICTURE})`;
const PICTURE_TABLES: readonly CopiedTable[] = [
  {
    name: 'asset',
    columns: { id: shifted('id', PICTURES), sha256: digest },
    rows: PICTURES,
    from: 'asset as source where exists (select from gallery_picture where asset_id = source.id and id between $1 and $2)',
  },
  {
    name: 'asset_rendition',
    columns: { asset_id: shifted('asset_id', PICTURES), sha256: digest },
    rows: PICTURES,
    from: `asset_rendition as source
      where exists (select from gallery_picture where asset_id = source.asset_id and id between $1 and $2)`,
  },
  {
    name: 'gallery_node',
    // The roots of a copy become children of a node of the first tree.
    columns: {
      id: shifted('id', nodes),
      parent_id: `coalesce(${shifted('parent_id', nodes)}, ${ROOTS} + 1 + copy % ${nodes - ROOTS})`,
    },
    rows: nodes,
    from: 'gallery_node as source where id between $1 and $2',
  },
  {
    name: 'gallery',
    columns: {
      id: shifted('id', nodes),
      gallery_node_id: shifted('gallery_node_id', nodes),
      published_at: `${inMonth('source.published_at')} || ${MIDNIGHT}`,
    },
    rows: nodes,
    from: 'gallery as source where id between $1 and $2',
  },
  {
    name: 'gallery_picture',
    columns: {
      id: shifted('id', PICTURES),
      gallery_id: shifted('gallery_id', nodes),
      asset_id: shifted('asset_id', PICTURES),
    },
    rows: PICTURES,
    from: 'gallery_picture as source where id between $1 and $2',
  },
  {
    name: 'picture_search',
    columns: { document_id: PICTURE, sort_key: PICTURE_SORT_KEY },
    rows: PICTURES,
    from: 'picture_search as source where document_id between $1 and $2',
  },
];
/** Each table after those that it reads. */
const TABLES = [RELEASES, RELEASE_DOCUMENTS, RELEASE_TEXTS, ...PICTURE_TABLES];

/**
 * Fills an empty PostgreSQL database with releases and twice as many pictures: a part by the product's own code, then
 * copies of these rows with their own ids, dates and sort keys. Returns the total seconds.
 */
export async function fillByCopies(address: string, releases: number): Promise<number> {
  const database = await openDatabase({ DATABASE_URL: address, DATA_DIR: '' });
  const start = performance.now();
  await fillDatabase(database, SEED);
  await multiplyRows(address, releases);
  await searchOf(database).optimise();
  await database.close();
  return (performance.now() - start) / 1000;
}

export async function multiplyRows(address: string, releases: number): Promise<void> {
  const copies = Math.round(releases / SEED.releases) - 1;
  const indexes = await withClient(address, dropIndexes);
  const build = (tables: readonly CopiedTable[]): Promise<void> =>
    withClient(address, async (client) => {
      for (const table of tables) {
        await copy(client, table, copies);
        for (const { definition } of indexes.filter((index) => index.table === table.name)) {
          console.error(definition);
          await client.query(definition);
        }
        await client.query(`vacuum analyze ${table.name}`);
      }
    });
  await build([RELEASES]);
  await Promise.all([build([RELEASE_DOCUMENTS]), build([RELEASE_TEXTS, ...PICTURE_TABLES])]);
  await withClient(address, goOnBehind);
}

async function withClient<Result>(
  address: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    // References are correct, and checking millions of them takes longer than writing them.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '1GB'`);
    return await run(client);
  } finally {
    await client.end();
  }
}

async function copy(client: pg.Client, table: CopiedTable, copies: number): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
    where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table.name],
  );
  const names = rows.map((row) => row.name);
  const values = names.map((column) => table.columns[column] ?? `source.${column}`);
  const statement = `insert into ${table.name} (${names.join(', ')}) select ${values.join(', ')}
    from generate_series(1, ${copies}) as copy, ${table.from} order by ${table.order ?? 'copy'}`;
  console.error(`${copies} copies of ${table.name}`);
  const end = (step: number): number => Math.floor((step * table.rows) / STEPS);
  for (let step = 0; step < STEPS; step += 1) await client.query(statement, [end(step) + 1, end(step + 1)]);
}

interface DroppedIndex {
  table: string;
  definition: string;
}

/** All indexes except keys are faster to build at the end. */
async function dropIndexes(client: pg.Client): Promise<DroppedIndex[]> {
  const { rows } = await client.query<DroppedIndex & { name: string }>(
    `select relation.relname as name, owner.relname as table, pg_get_indexdef(relation.oid) as definition
    from pg_index as index join pg_class as relation on relation.oid = index.indexrelid
      join pg_class as owner on owner.oid = index.indrelid
    where owner.oid = any($1::regclass[]::oid[])
      and not exists (select from pg_constraint where conindid = relation.oid)
    order by relation.relname`,
    [TABLES.map(({ name }) => name)],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

/** New rows get ids after those of the copies. */
async function goOnBehind(client: pg.Client): Promise<void> {
  for (const name of ['press_release', 'asset', 'gallery_node', 'gallery', 'gallery_picture'])
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${name}))`, [
      name,
    ]);
}
