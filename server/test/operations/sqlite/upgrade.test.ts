import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from '../../../src/platform/db/client.ts';
import { migrateToLatest } from '../../../src/platform/db/migrate.ts';
import type { Schema } from '../../../src/platform/db/schema.ts';
import { SqliteConnection } from '../../../src/platform/db/sqlite/connection.ts';
import { sqliteMigrations } from '../../../src/platform/db/sqlite/migrations.ts';
import { makeDirectory } from '../database.ts';

const NAMES = Array.from({ length: 200 }, (_, at) => `Quartzfield-${at}-${'x'.repeat(100)}`);

/** As the releases before left it: what was deleted stands in freed pages. */
async function makeOldDatabase(path: string): Promise<void> {
  const file = new DatabaseSync(path);
  file.exec('pragma journal_mode = wal; pragma foreign_keys = on');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SqliteConnection(file) }) });
  await migrateToLatest(
    db,
    Object.fromEntries(Object.entries(sqliteMigrations).filter(([name]) => name < '012')),
  );
  const created_at = '2020-01-01T00:00:00.000Z';
  for (const name of NAMES) {
    await db
      .insertInto('user_account')
      .values({
        email: `${name}@x.example`,
        password_hash: '',
        first_name: name,
        last_name: '',
        language: 'en',
        verified_at: null,
        disabled_at: null,
        last_sign_in_at: null,
        created_at,
        qualify: null,
        periodicity: null,
        printing_copies: null,
        company_id: null,
        picture_small: null,
        picture_large: null,
        profession_locked_at: null,
      })
      .execute();
  }
  await db.deleteFrom('user_account').execute();
  await db
    .insertInto('rate_limit')
    .values({ key: 'login:address:10.1.2.3', hits: 1, resets_at: 0 })
    .execute();
  await db.destroy();
}

it('an upgrade writes the file anew, so that nothing of what was deleted earlier is left in it', {
  tags: ['quick'],
}, async () => {
  const directory = makeDirectory();
  const path = join(directory, 'press-room.db');
  await makeOldDatabase(path);
  const read = () => readFileSync(path, 'latin1');
  expect(read()).toContain('Quartzfield');
  expect(read()).toContain('10.1.2.3');
  const database = await openDatabase({ DATABASE_URL: undefined, DATA_DIR: directory });
  await database.migrate();
  const log = readFileSync(`${path}-wal`, 'latin1');
  await database.close();
  expect(log + read()).not.toMatch(/Quartzfield|10\.1\.2\.3/);
  rmSync(directory, { recursive: true });
});
