import { type ColumnBuilderCallback, type Kysely, type RawBuilder, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

/** What differs between the engines in a `create table`. */
export interface Ddl {
  /** Options of the integer primary key column `id`. */
  id: ColumnBuilderCallback;
  /** A text column that compares by code point. */
  text: RawBuilder<unknown>;
  /** An integer column for more than two thousand million. */
  large: RawBuilder<unknown>;
  /** Goes behind `create table (...)`. */
  tableEnd: RawBuilder<unknown>;
  /** Makes the database refuse to change or delete rows of a table. */
  appendOnly: (db: Kysely<unknown>, table: string) => Promise<void>;
  /** Makes it refuse to write another row in the place of one, too. */
  neverReplaced: (db: Kysely<unknown>, table: string) => Promise<void>;
  /** Frees the files of what was deleted before the engine was told to overwrite it. */
  compact: (db: Kysely<unknown>) => Promise<void>;
}

export type MigrationFactory = (ddl: Ddl) => Migration;

/**
 * Brings the tables up to date; several processes may start at once, one of them does the work. `onWork` is told how many
 * steps a database of an older version wants, before the first.
 */
export async function migrateToLatest(
  db: Kysely<Schema>,
  migrations: Record<string, Migration>,
  onWork: (steps: number) => void = () => undefined,
): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const missing = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
  if (missing.length > 0 && missing.length < Object.keys(migrations).length) onWork(missing.length);
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

/** The last step that a database was brought up to date by. */
export async function findLastMigration(db: Kysely<Schema>): Promise<string> {
  const step = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  return (await step.execute(db)).rows[0]?.name ?? '';
}
