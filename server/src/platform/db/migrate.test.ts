/** @module-tag engine */
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import type { UpgradeNews } from './database.ts';
import { listTakenSteps } from './inspect.ts';
import { migrateToLatest } from './migrate.ts';
import type { Schema } from './schema.ts';
import { SqliteConnection } from './sqlite/connection.ts';

const step = { up: async () => undefined };

it('tells what a database of an older version wants, and nothing of a new or a current one', async () => {
  const file = new DatabaseSync(':memory:');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SqliteConnection(file) }) });
  const told: UpgradeNews[] = [];
  const migrate = (migrations: Record<string, typeof step>): Promise<void> =>
    migrateToLatest(db, migrations, { onNews: (news) => told.push(news) });

  await migrate({ '001': step });
  expect(told).toEqual([]);
  await migrate({ '001': step, '002': step, '003': step });
  expect(told).toEqual([{ is: 'begun', steps: 2 }]);
  await migrate({ '001': step, '002': step, '003': step });
  expect(told).toEqual([{ is: 'begun', steps: 2 }]);
  await db.destroy();
});

describe('a database of a newer release', () => {
  const tables: Record<string, Migration> = {
    '060-way-back': {
      up: async (db) => {
        await sql`create table schema_compatibility (oldest text not null)`.execute(db);
        await sql`insert into schema_compatibility values ('')`.execute(db);
      },
    },
  };
  const later = { ...tables, '061-grows': step };

  it('is left as it is where it has only grown, and refused in a sentence where it has not', async () => {
    const file = new DatabaseSync(':memory:');
    const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SqliteConnection(file) }) });
    await migrateToLatest(db, later);
    await migrateToLatest(db, tables);
    expect(await listTakenSteps(db)).toEqual(Object.keys(later));
    file.exec("update schema_compatibility set oldest = '061-grows'");
    await expect(migrateToLatest(db, tables)).rejects.toThrow(
      /newer release \(061-grows\).*restore a backup/,
    );
    await migrateToLatest(db, later);
    await db.destroy();
  });
});
