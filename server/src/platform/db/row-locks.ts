import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Db } from './db.ts';
import type { Schema } from './schema.ts';

/**
 * Locks a row against new references until the transaction ends. Earlier references are visible to later statements,
 * and concurrent ones wait. SQLite has a single writer.
 */
export async function lockRow(
  trx: Db,
  { engine }: Pick<Database, 'engine'>,
  { table, id }: { table: keyof Schema; id: number | string },
): Promise<void> {
  if (engine === 'postgres')
    await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(trx);
}

/** Prevents deletion of the row until the transaction ends; other transactions can do the same, and can change it. */
export async function keepRow(
  trx: Db,
  { engine }: Pick<Database, 'engine'>,
  { table, id }: { table: keyof Schema; id: number },
): Promise<void> {
  if (engine === 'postgres')
    await sql`select from ${sql.table(table)} where id = ${id} for key share`.execute(trx);
}

/** Transactions that wait for locked rows: only writers, or also those that add references. */
type Waiting = 'writers' | 'everybody';

/**
 * Locks rows against other writers until the transaction ends; later reads see their latest state. Ids are locked in
 * ascending order, to prevent deadlocks.
 */
export async function lockRows(
  trx: Db,
  { engine }: Pick<Database, 'engine'>,
  table: keyof Schema,
  ids: readonly number[],
  waiting: Waiting = 'writers',
): Promise<void> {
  if (engine !== 'postgres' || ids.length === 0) return;
  const strength = waiting === 'writers' ? sql`no key update` : sql`update`;
  await sql`select from ${sql.table(table)} where id = any(${ids}::integer[])
    order by id for ${strength}`.execute(trx);
}

/** Namespace of our named locks. */
const NAMES = 0x70726573;

/** Until the transaction ends, other transactions that lock the same name wait. */
export async function lockName(trx: Db, { engine }: Pick<Database, 'engine'>, name: string): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(NAMES)}, hashtext(${name}))`.execute(trx);
}
