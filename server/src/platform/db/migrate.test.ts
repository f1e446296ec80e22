/** @module-tag engine */
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { beforeEach, expect, it } from 'vitest';
import type { UpgradeNews } from './database.ts';
import { listTakenSteps } from './inspect.ts';
import { migrateToLatest } from './migrate.ts';
import type { Schema } from './schema.ts';
import { SqliteConnection } from './sqlite/connection.ts';

const step = { up: async () => undefined };
const first: Record<string, Migration> = {
  '001-schema': {
    up: async (db) => {
      await sql`create table schema_compatibility (oldest text not null)`.execute(db);
      await sql`insert into schema_compatibility values ('')`.execute(db);
    },
  },
};
const later = { ...first, '002-grows': step };

let file: DatabaseSync;
let db: Kysely<Schema>;
beforeEach(() => {
  file = new DatabaseSync(':memory:');
  db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SqliteConnection(file) }) });
  return () => db.destroy();
});

it('tells what a database of an older version wants, and nothing of a new or a current one', async () => {
  const told: UpgradeNews[] = [];
  const migrate = (migrations: Record<string, Migration>): Promise<void> =>
    migrateToLatest(db, migrations, { onNews: (news) => told.push(news) });

  await migrate(first);
  expect(told).toEqual([]);
  await migrate({ ...later, '003-grows': step });
  expect(told).toEqual([{ is: 'begun', steps: 2 }]);
  await migrate({ ...later, '003-grows': step });
  expect(told).toEqual([{ is: 'begun', steps: 2 }]);
});

it('leaves a database of a newer release as it is where it has only grown, else refuses it', async () => {
  await migrateToLatest(db, later);
  await migrateToLatest(db, first);
  expect(await listTakenSteps(db)).toEqual(Object.keys(later));
  file.exec("update schema_compatibility set oldest = '002-grows'");
  await expect(migrateToLatest(db, first)).rejects.toThrow(/newer release \(002-grows\).*restore a backup/);
  await migrateToLatest(db, later);
});
