import { sql } from 'kysely';
import type { Database } from './database.ts';
import type { Db } from './db.ts';
import type { Schema } from './schema.ts';

/**
 * Until the transaction ends nobody can refer to the row: who did so before is seen by what comes next here, and who
 * is about to waits. SQLite has one writer at a time.
 */
export async function lockRow(
  trx: Db,
  { engine }: Pick<Database, 'engine'>,
  { table, id }: { table: keyof Schema; id: number | string },
): Promise<void> {
  if (engine === 'postgres')
    await sql`select from ${sql.table(table)} where id = ${id} for update`.execute(trx);
}

/** Until the transaction ends nobody deletes the row; others may keep it too, and change it. */
export async function keepRow(
  trx: Db,
  { engine }: Pick<Database, 'engine'>,
  { table, id }: { table: keyof Schema; id: number },
): Promise<void> {
  if (engine === 'postgres')
    await sql`select from ${sql.table(table)} where id = ${id} for key share`.execute(trx);
}

/** Who waits for rows that are held: who writes or holds them, or also who is about to refer to them. */
type Waiting = 'writers' | 'everybody';

/**
 * Until the transaction ends nobody else writes these rows or holds them, and what is read next is what was written last. A
 * transaction holds ids from the lowest on, or two wait for each other.
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

/** Tells our locks by name from those of others. */
const NAMES = 0x70726573;

/** Until the transaction ends whoever asks for the same name waits. */
export async function lockName(trx: Db, { engine }: Pick<Database, 'engine'>, name: string): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(NAMES)}, hashtext(${name}))`.execute(trx);
}
