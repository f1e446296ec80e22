import { type ColumnBuilderCallback, type Kysely, type RawBuilder, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { OperatorError } from '../process/operator-error.ts';
import { compareSteps } from './inspect.ts';
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
 * The last step of the oldest release that can work on tables as the newest step leaves them (decision 080). A step that takes
 * away or changes what releases before it use names itself here; one that only adds leaves it as it is.
 */
export const OLDEST_RELEASE = '060-way-back';

/**
 * Brings the tables up to date; several processes may start at once, one of them does the work. `onWork` is told how many
 * steps a database of an older version wants, before the first. Leaves the tables of a newer release as they are where they
 * have only grown. @throws {OperatorError} where they have not
 */
export async function migrateToLatest(
  db: Kysely<Schema>,
  migrations: Record<string, Migration>,
  onWork: (steps: number) => void = () => undefined,
): Promise<void> {
  const known = Object.keys(migrations);
  const standing = await compareSteps(db, known);
  if ('newer' in standing) {
    if (standing.isCompatible) return;
    throw new OperatorError(
      `The database was brought up to date by a newer release (${standing.newer}), and this one cannot work with it: install that release, or restore a backup of before.`,
    );
  }
  if (standing.missing > 0 && standing.missing < known.length) onWork(standing.missing);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  if (!known.includes(OLDEST_RELEASE)) return;
  await sql`update schema_compatibility set oldest = ${OLDEST_RELEASE} where oldest < ${OLDEST_RELEASE}`.execute(
    db,
  );
}

/** The last step that a database was brought up to date by. */
export async function findLastMigration(db: Kysely<Schema>): Promise<string> {
  const step = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  return (await step.execute(db)).rows[0]?.name ?? '';
}
