import { setTimeout as delay } from 'node:timers/promises';
import { type ColumnBuilderCallback, type Kysely, type RawBuilder, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { OperatorError } from '../errors/operator-error.ts';
import type { UpgradeNews } from './database.ts';
import { compareSteps } from './inspect.ts';
import type { Schema } from './schema.ts';

/** Differences between the engines in `create table`. */
export interface Ddl {
  /** Options of the integer primary key column `id`. */
  id: ColumnBuilderCallback;
  /** A text column, compared by code point. */
  text: RawBuilder<unknown>;
  /** An integer column for values over 2^31. */
  large: RawBuilder<unknown>;
  /** Suffix of `create table (...)`. */
  tableEnd: RawBuilder<unknown>;
  /** Makes the database refuse to change, delete or replace rows of a table. */
  appendOnly: (db: Kysely<unknown>, table: string) => Promise<void>;
  /** Creates the full-text index of a corpus, with one document for each row of the table `owner`. */
  createSearchDocuments: (db: Kysely<unknown>, corpus: string, owner: string) => Promise<void>;
}

export type MigrationFactory = (ddl: Ddl) => Migration;

/**
 * Last step of the oldest release that can use the tables after the newest step (decision 027). A step that removes or
 * changes columns that earlier releases use sets its own name here; a step that only adds leaves it unchanged.
 */
export const OLDEST_RELEASE = '001-schema';

/** Pause between attempts, in which other clients can get their locks. */
const AGAIN_MS = 1000;

interface MigrateOptions {
  /** Called for an older database only. */
  onNews?: ((news: UpgradeNews) => void) | undefined;
  /** Whether a migration failed only because others hold locks. */
  isInTheWay?: (error: unknown) => boolean;
}

/**
 * Migrates the schema. Several processes may start at once; one of them does the work. An older database is migrated
 * step by step, each in its own transaction if the engine supports it, so that locks are short. Accepts the tables of a
 * newer release if they only have additions. @throws {OperatorError} otherwise
 */
export async function migrateToLatest(
  db: Kysely<Schema>,
  migrations: Record<string, Migration>,
  { onNews = () => undefined, isInTheWay = () => false }: MigrateOptions = {},
): Promise<void> {
  const known = Object.keys(migrations);
  const compared = await compareSteps(db, known);
  if ('newer' in compared) {
    if (compared.isCompatible) return;
    throw new OperatorError(
      `The database was brought up to date by a newer release (${compared.newer}), and this one cannot work with it: install that release, or restore a backup of before.`,
    );
  }
  const { missing } = compared;
  const isNew = missing === known.length;
  if (missing > 0 && !isNew) onNews({ is: 'begun', steps: missing });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  for (let isDone = missing === 0, isWaiting = false; !isDone; ) {
    const { results = [], error } = await (isNew ? migrator.migrateToLatest() : migrator.migrateUp());
    if (error === undefined) {
      isDone = isNew || results.length === 0;
      continue;
    }
    if (!isInTheWay(error)) throw error;
    if (!isWaiting) onNews({ is: 'waiting' });
    isWaiting = true;
    await delay(AGAIN_MS);
  }
  await sql`update schema_compatibility set oldest = ${OLDEST_RELEASE} where oldest < ${OLDEST_RELEASE}`.execute(
    db,
  );
}

/** Last migration of a database. */
export async function findLastMigration(db: Kysely<Schema>): Promise<string> {
  const step = sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`;
  return (await step.execute(db)).rows[0]?.name ?? '';
}
