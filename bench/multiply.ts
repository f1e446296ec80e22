import pg from 'pg';
import { openDatabase } from '../server/src/db/client.ts';
import { type Filling, fillDatabase } from './databases.ts';
import { GROUPS, RARE_RELEASES } from './releases.ts';

/** What the product's own code makes of a large database; the rest are copies of it, made by PostgreSQL. */
const SEED: Filling = { releases: 20_000, galleries: { nodes: 200, picturesEach: 100 } };
const PICTURES = SEED.galleries.nodes * SEED.galleries.picturesEach;
/** Beyond so many a database is multiplied. */
export const MADE_MAX = 100_000;
/** In galleries, for each release. */
const PICTURES_EACH = 2;
/** Nodes of a gallery tree that hang under none. */
const ROOTS = 12;
/** By which the dates of one copy lie behind those of the copy before. */
const DAYS_PER_COPY = 5;

/** A table, what differs in copy number `$1`, and which rows are copied. */
interface CopiedTable {
  name: string;
  columns: Record<string, string>;
  from: string;
}

const shifted = (column: string, rows: number): string => `source.${column} + $1 * ${rows}`;
/** Within its month, so that years and months keep their shares. */
const DATE = `left(source.date, 8) || lpad(((right(source.date, 2)::int - 1 + $1 * ${DAYS_PER_COPY}) % 28 + 1)::text, 2, '0')`;

// The rare word stands in no copy: those of a release with it have the texts of one near by, of the same group.
const isRare = (id: string): string => `(${id} - 1) % ${Math.ceil(SEED.releases / RARE_RELEASES)} = 0`;
const ofRelease = (key: string, table: string): string => `generate_series(1, ${SEED.releases}) as made
  join ${table} as source on source.${key} = case when ${isRare('made')} then made + ${GROUPS} else made end`;
const RELEASE = `made + $1 * ${SEED.releases}`;
const SORT_KEY = `(select (date::date - date '1970-01-01')::bigint * 100000000 + id from press_release where id = ${RELEASE})`;

const RELEASE_TABLES: readonly CopiedTable[] = [
  {
    name: 'press_release',
    columns: {
      id: shifted('id', SEED.releases),
      date: DATE,
      publish_at: `${DATE} || 'T00:00:00.000Z'`,
    },
    from: `press_release as source where id <= ${SEED.releases}`,
  },
  {
    name: 'press_release_text',
    columns: { press_release_id: RELEASE },
    from: ofRelease('press_release_id', 'press_release_text'),
  },
  {
    name: 'release_search',
    columns: { document_id: RELEASE, sort_key: SORT_KEY },
    from: ofRelease('document_id', 'release_search'),
  },
  {
    name: 'release_vector',
    columns: { document_id: RELEASE, sort_key: SORT_KEY },
    from: ofRelease('document_id', 'release_vector'),
  },
];

const digest = `encode(sha256((source.sha256 || ' ' || $1::text)::bytea), 'hex')`;
const { nodes } = SEED.galleries;
const PICTURE_TABLES: readonly CopiedTable[] = [
  {
    name: 'asset',
    columns: { id: shifted('id', PICTURES), sha256: digest },
    from: `asset as source where exists (select from gallery_picture where asset_id = source.id and id <= ${PICTURES})`,
  },
  {
    name: 'asset_rendition',
    columns: { asset_id: shifted('asset_id', PICTURES), sha256: digest },
    from: `asset_rendition as source
      where exists (select from gallery_picture where asset_id = source.asset_id and id <= ${PICTURES})`,
  },
  {
    name: 'gallery_node',
    // The roots of a copy hang under a node of the first tree.
    columns: {
      id: shifted('id', nodes),
      parent_id: `coalesce(${shifted('parent_id', nodes)}, ${ROOTS} + 1 + $1 % ${nodes - ROOTS})`,
    },
    from: `gallery_node as source where id <= ${nodes}`,
  },
  {
    name: 'gallery',
    columns: { id: shifted('id', nodes), gallery_node_id: shifted('gallery_node_id', nodes) },
    from: `gallery as source where id <= ${nodes}`,
  },
  {
    name: 'gallery_picture',
    columns: {
      id: shifted('id', PICTURES),
      gallery_id: shifted('gallery_id', nodes),
      asset_id: shifted('asset_id', PICTURES),
    },
    from: `gallery_picture as source where id <= ${PICTURES}`,
  },
  ...['picture_search', 'picture_vector'].map((name) => ({
    name,
    columns: { document_id: shifted('document_id', PICTURES), sort_key: shifted('sort_key', PICTURES) },
    from: `${name} as source where document_id <= ${PICTURES}`,
  })),
];

/**
 * Fills an empty database of PostgreSQL with so many releases, and twice as many pictures: a part of them through the
 * product's own code, then copies of their rows with ids, dates and sort keys of their own. Answers the seconds of all.
 */
export async function fillByCopies(address: string, releases: number): Promise<number> {
  const database = await openDatabase({ DATABASE_URL: address, DATA_DIR: '' });
  const start = performance.now();
  await fillDatabase(database, SEED);
  await multiplyRows(address, releases);
  await database.search.optimise();
  await database.close();
  return (performance.now() - start) / 1000;
}

export async function multiplyRows(address: string, releases: number): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    // References are right as they are, and checking millions of them takes longer than writing them.
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '1GB'`);
    const indexes = await dropIndexes(client);
    const copies = Math.round(releases / SEED.releases) - 1;
    await copy(client, RELEASE_TABLES, copies);
    await copy(client, PICTURE_TABLES, Math.round((PICTURES_EACH * releases) / PICTURES) - 1);
    await client.query(`update search_word set releases = releases * ${copies + 1}`);
    for (const index of indexes) {
      console.error(index);
      await client.query(index);
    }
    await goOnBehind(client);
  } finally {
    await client.end();
  }
}

async function copy(client: pg.Client, tables: readonly CopiedTable[], copies: number): Promise<void> {
  for (const { name, columns, from } of tables) {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
      [name],
    );
    const names = rows.map((row) => row.name);
    const values = names.map((column) => columns[column] ?? `source.${column}`);
    const statement = `insert into ${name} (${names.join(', ')}) select ${values.join(', ')} from ${from}`;
    console.error(`${copies} copies of ${name}`);
    for (let at = 1; at <= copies; at += 1)
      await client.query(statement.replaceAll('$1::text', `'${at}'`).replaceAll('$1', String(at)));
    await client.query(`analyze ${name}`);
  }
}

/** All but keys are quicker built at once. Answers what builds them. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const tables = [...RELEASE_TABLES, ...PICTURE_TABLES].map(({ name }) => name);
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select relation.relname as name, pg_get_indexdef(relation.oid) as definition
    from pg_index as index join pg_class as relation on relation.oid = index.indexrelid
    where index.indrelid = any($1::regclass[]::oid[])
      and not exists (select from pg_constraint where conindid = relation.oid)
    order by pg_get_indexdef(relation.oid) like '%gin%', relation.relname`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

/** New rows get ids behind the copies. */
async function goOnBehind(client: pg.Client): Promise<void> {
  for (const name of ['press_release', 'asset', 'gallery_node', 'gallery', 'gallery_picture'])
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${name}))`, [
      name,
    ]);
}
