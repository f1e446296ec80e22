import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import { until } from './operations/load.ts';

/** Waits until this many connections wait for rows that others lock; on SQLite all wait for the single writer. */
export async function somebodyWaits({ engine, lookups: db }: Database, many = 1): Promise<void> {
  if (engine !== 'postgres') return;
  await until(async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length >= many;
  });
}
