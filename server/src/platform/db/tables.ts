import { type RawBuilder, sql } from 'kysely';
import type { Db, Engine } from './db.ts';

/** A table without computed columns, as its rows are written. */
export interface TableShape {
  name: string;
  /** By name. */
  columns: string[];
  /** Columns of the primary key. */
  key: string[];
}

export type Value = string | number | null;

/** Differences between the engines when moving whole tables. */
export interface TableEngine {
  listTables(db: Db): Promise<TableShape[]>;
  /** Rows may be inserted in any order: references are checked after `work`. */
  inAnyOrder(trx: Db, work: () => Promise<void>): Promise<void>;
  /** Last assigned id of a table, including deleted rows; null for tables without ids. */
  findLastNumber(db: Db, table: string): Promise<number | null>;
  goOnFrom(trx: Db, table: string, number: number): Promise<void>;
}

/** Derived or temporary tables, whose rows are not moved. */
const LEFT_OUT =
  /^(?:\w+_(?:search|fts(?:_\w+)?)|search_word|kysely_migration(?:_lock)?|sqlite_\w+|rate_limit|press_release_presence|asset_upload|factor_challenge|backup|schema_compatibility)$/;

export const isMoved = ({ name }: TableShape): boolean => !LEFT_OUT.test(name);

export async function openTables(engine: Engine): Promise<TableEngine> {
  return engine === 'sqlite'
    ? (await import('./sqlite/tables.ts')).sqliteTables
    : (await import('./postgres/tables.ts')).postgresTables;
}

const ROWS_AT_ONCE = 500;
/** Limit of values in one SQLite statement. */
const VALUES_AT_ONCE = 30_000;

const list = (names: readonly string[]): RawBuilder<unknown> => sql.join(names.map((name) => sql.ref(name)));

/** Values in the order of the columns, rows in the order of the key. */
export async function* readRows(db: Db, { name, columns, key }: TableShape): AsyncGenerator<Value[]> {
  let behind = sql``;
  for (;;) {
    const page = sql<Record<string, Value>>`select ${list(columns)} from ${sql.table(name)} ${behind}
      order by ${list(key)} limit ${sql.lit(ROWS_AT_ONCE)}`;
    const { rows } = await page.execute(db);
    for (const row of rows) yield columns.map((column) => row[column] ?? null);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    behind = sql`where (${list(key)}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

export async function insertRows(
  trx: Db,
  { name, columns }: Pick<TableShape, 'name' | 'columns'>,
  rows: readonly (readonly Value[])[],
): Promise<void> {
  const atOnce = Math.min(ROWS_AT_ONCE, Math.floor(VALUES_AT_ONCE / columns.length));
  for (let at = 0; at < rows.length; at += atOnce) {
    const values = rows.slice(at, at + atOnce).map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.table(name)} (${list(columns)}) values ${sql.join(values)}`.execute(trx);
  }
}

export async function hasRows(db: Db, { name }: TableShape): Promise<boolean> {
  return (await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)).rows.length > 0;
}
