import { sql } from 'kysely';
import type { Database, Db } from './database.ts';

// What is asked of a database that may be of another release, or of none.

const VERSIONS = {
  sqlite: sql<{ version: string }>`select sqlite_version() as version`,
  postgres: sql<{ version: string }>`select current_setting('server_version') as version`,
} as const;

export async function readVersion(db: Db, engine: Database['engine']): Promise<string> {
  return (await VERSIONS[engine].execute(db)).rows[0]?.version ?? '';
}

/** The steps that it was brought up to date by, in order. */
export async function listTakenSteps(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Milliseconds since 1970 by the clock of PostgreSQL. */
export async function readPostgresClock(db: Db): Promise<number> {
  const clock = sql<{ seconds: number }>`select extract(epoch from clock_timestamp())::float8 as seconds`;
  return Number((await clock.execute(db)).rows[0]?.seconds) * 1000;
}

/** Changes no row, and wants the right to change one in a database that takes writes. */
export async function tryToWrite(db: Db): Promise<void> {
  await db
    .updateTable('press_group')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', -1)
    .execute();
}
