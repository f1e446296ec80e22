import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { migrateToLatest } from './migrate.ts';
import type { Schema } from './schema.ts';
import { SqliteConnection } from './sqlite/connection.ts';

const step = { up: async () => undefined };

it('tells what a database of an older version wants, and nothing of a new or a current one', async () => {
  const file = new DatabaseSync(':memory:');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SqliteConnection(file) }) });
  const told: number[] = [];
  const migrate = (migrations: Record<string, typeof step>): Promise<void> =>
    migrateToLatest(db, migrations, (steps) => told.push(steps));

  await migrate({ '001': step });
  expect(told).toEqual([]);
  await migrate({ '001': step, '002': step, '003': step });
  expect(told).toEqual([2]);
  await migrate({ '001': step, '002': step, '003': step });
  expect(told).toEqual([2]);
  await db.destroy();
});
