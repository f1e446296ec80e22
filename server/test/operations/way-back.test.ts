import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ColumnMetadata, Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { OLDEST_RELEASE } from '../../src/platform/db/migrate.ts';
import { buildMigrations } from '../../src/platform/db/migrations/registry.ts';
import { postgresDdl } from '../../src/platform/db/postgres/ddl.ts';
import { Pool } from '../../src/platform/db/postgres/pg.ts';
import type { Schema } from '../../src/platform/db/schema.ts';
import { SqliteConnection } from '../../src/platform/db/sqlite/connection.ts';
import { SQLITE_FILE } from '../../src/platform/db/sqlite/database.ts';
import { sqliteDdl } from '../../src/platform/db/sqlite/ddl.ts';
import { makePlace, type Place, removePlace } from './database.ts';

const open = ({ DATA_DIR, DATABASE_URL }: Place): Kysely<Schema> =>
  new Kysely({
    dialect:
      DATABASE_URL === undefined
        ? new SqliteDialect({
            database: new SqliteConnection(new DatabaseSync(join(DATA_DIR, SQLITE_FILE))),
          })
        : new PostgresDialect({
            pool: new Pool({ connectionString: DATABASE_URL, connectionTimeoutMillis: 0 }),
          }),
  });

type Columns = Map<string, ColumnMetadata>;

/** By `table.column`. */
async function listColumns(db: Kysely<Schema>): Promise<Columns> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.flatMap(({ name, columns }) => columns.map((column) => [`${name}.${column.name}`, column])),
  );
}

const tableOf = (column: string): string => column.split('.')[0] ?? '';

/** Changes that break reads or writes of a release that knows only the earlier tables. */
function listObstacles(before: Columns, after: Columns): string[] {
  const tables = new Set([...before.keys()].map(tableOf));
  const taken = [...before].flatMap(([name, old]) => {
    const now = after.get(name);
    if (now === undefined) return [`${name} is gone`];
    if (now.dataType !== old.dataType) return [`${name} is ${now.dataType}`];
    const isStricter = old.isNullable && !now.isNullable;
    return isStricter || (old.hasDefaultValue && !now.hasDefaultValue) ? [`${name} is wanted`] : [];
  });
  const added = [...after].flatMap(([name, { isNullable, hasDefaultValue, isAutoIncrementing }]) => {
    const isNewThere = !before.has(name) && tables.has(tableOf(name));
    return isNewThere && !isNullable && !hasDefaultValue && !isAutoIncrementing ? [`${name} is wanted`] : [];
  });
  return [...taken, ...added];
}

describe('the way back', () => {
  let place: Place;
  let db: Kysely<Schema>;
  beforeEach(async () => {
    place = await makePlace(inject('postgresUrl'));
    db = open(place);
  });
  afterEach(async () => {
    await db.destroy();
    await removePlace(place);
  });

  async function examine(more: Record<string, Migration> = {}): Promise<string[]> {
    const known = buildMigrations(place.DATABASE_URL === undefined ? sqliteDdl : postgresDdl);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known, ...more }) } });
    const oldest = await migrator.migrateTo(OLDEST_RELEASE);
    expect(oldest.error).toBeUndefined();
    const before = await listColumns(db);
    const latest = await migrator.migrateToLatest();
    expect(latest.error).toBeUndefined();
    return listObstacles(before, await listColumns(db));
  }

  it('is open to the oldest release that is let in: since then steps have only added', {
    tags: ['quick'],
  }, async () => {
    expect(await examine()).toEqual([]);
  });

  const stepOf = (statement: string): Record<string, Migration> => ({
    '999-of-tomorrow': { up: async (trx) => void (await sql.raw(statement).execute(trx)) },
  });

  it.each([
    "alter table press_group add column motto text not null default ''",
    'create table motto (press_group_id integer not null)',
  ])('stays open after: %s', async (statement) => {
    expect(await examine(stepOf(statement))).toEqual([]);
  });

  it.each([
    ['alter table press_group rename column name to title', ['press_group.name is gone']],
    ['alter table backup drop column target', ['backup.target is gone']],
    ['drop table schema_compatibility', ['schema_compatibility.oldest is gone']],
  ])('is seen to be shut by: %s', async (statement, obstacles) => {
    expect(await examine(stepOf(statement))).toEqual(expect.arrayContaining(obstacles));
  });
});
