import { Kysely, type LogConfig, PostgresDialect } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { UpgradeNews } from '../database.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { isInTheWay } from './failures.ts';
import { withNames } from './named-pool.ts';
import { openUpgradePool } from './pools.ts';

interface UpgradeOptions {
  log: LogConfig;
  onNews: ((news: UpgradeNews) => void) | undefined;
}

/**
 * Migrates the schema while others use the tables. A step that waits for a long reader, such as a backup, would block
 * all later clients, so it gives up soon and is retried.
 */
export async function upgrade(
  url: string,
  migrations: Record<string, Migration>,
  { log, onNews }: UpgradeOptions,
): Promise<void> {
  const dialect = new PostgresDialect({ pool: withNames(openUpgradePool(url)) });
  const db = new Kysely<Schema>({ dialect, log });
  try {
    await migrateToLatest(db, migrations, { onNews, isInTheWay });
  } finally {
    await db.destroy();
  }
}
