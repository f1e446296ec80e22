import { sql } from 'kysely';
import type { Db, Engine } from './db.ts';

// Queries that work on a database of any release, or an empty one.

const VERSIONS = {
  sqlite: sql<{ version: string }>`select sqlite_version() as version`,
  postgres: sql<{ version: string }>`select current_setting('server_version') as version`,
} as const;

export async function readVersion(db: Db, engine: Engine): Promise<string> {
  return (await VERSIONS[engine].execute(db)).rows[0]?.version ?? '';
}

/** Applied migrations, in order. */
export async function listTakenSteps(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Last migration of the oldest release that can use the tables; null if not stored. Only for databases with migrations.
 */
async function findOldestRelease(db: Db): Promise<string | null> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'schema_compatibility')) return null;
  const { rows } = await sql<{ oldest: string }>`select oldest from schema_compatibility`.execute(db);
  return rows[0]?.oldest ?? null;
}

/** Differences between a database and a release with the migrations `known`. */
export async function compareSteps(
  db: Db,
  known: readonly string[],
): Promise<{ missing: number } | { newer: string; isCompatible: boolean }> {
  const taken = await listTakenSteps(db);
  const newer = taken.findLast((name) => !known.includes(name));
  if (newer === undefined) return { missing: known.filter((name) => !taken.includes(name)).length };
  const [oldest, last] = [await findOldestRelease(db), known.at(-1)];
  return { newer, isCompatible: oldest !== null && last !== undefined && oldest <= last };
}

/** Milliseconds since 1970 by the clock of PostgreSQL. */
export async function readPostgresClock(db: Db): Promise<number> {
  const clock = sql<{ seconds: number }>`select extract(epoch from clock_timestamp())::float8 as seconds`;
  return Number((await clock.execute(db)).rows[0]?.seconds) * 1000;
}

/** Changes no row, but fails unless the database is writable and we may change a row. */
export async function tryToWrite(db: Db): Promise<void> {
  await db
    .updateTable('press_group')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', -1)
    .execute();
}
