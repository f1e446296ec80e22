import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import type { UpgradeNews } from '../../../src/platform/db/database.ts';
import { buildMigrations } from '../../../src/platform/db/migrations/registry.ts';
import { postgresDdl } from '../../../src/platform/db/postgres/ddl.ts';
import { Pool } from '../../../src/platform/db/postgres/pg.ts';
import { upgrade } from '../../../src/platform/db/postgres/upgrade.ts';
import { addReleases } from '../content.ts';
import { makePlace, type Place, removePlace, withDatabase } from '../database.ts';
import { call, freshScan, startLoad, until } from '../load.ts';
import { endAll, startServer } from '../processes.ts';

let place: Place;
beforeEach(async () => {
  place = await makePlace(inject('postgresUrl'));
});
afterEach(async () => {
  await endAll();
  await removePlace(place);
});

it('an upgrade stops no reader, whoever holds what it wants, and however long a step takes', {
  tags: ['quick'],
}, async () => {
  await withDatabase(place, (database) => addReleases(database, ['Tiles']));
  const connectionString = place.DATABASE_URL ?? '';
  const server = await startServer({ ...place, SCAN_SECONDS: '60' });
  const readers = startLoad(4, () => call(freshScan(server.origin)));
  const more = (): Promise<void> => {
    const enough = readers.outcomes.length + 50;
    return until(() => readers.outcomes.length > enough);
  };
  await more();

  // Like a backup, which reads for an hour.
  const backup = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: new Pool({ connectionString, connectionTimeoutMillis: 0, max: 1 }),
    }),
  });
  const backedUp = Promise.withResolvers<void>();
  const backingUp = backup.transaction().execute(async (trx) => {
    await sql`lock table press_release, press_release_text in access share mode`.execute(trx);
    await backedUp.promise;
  });
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const steps: Record<string, Migration> = {
    ...buildMigrations(postgresDdl),
    '998-a-column': {
      up: (db) => db.schema.alterTable('press_release').addColumn('tomorrow', 'text').execute(),
    },
    '999-that-takes-long': {
      up: async () => {
        begun.resolve();
        await ended.promise;
      },
    },
  };
  const news: UpgradeNews[] = [];
  const upgraded = upgrade(connectionString, steps, { log: [], onNews: (each) => news.push(each) });

  await until(() => news.length === 2);
  expect(news).toEqual([{ is: 'begun', steps: 2 }, { is: 'waiting' }]);
  await more();
  backedUp.resolve();
  await backingUp;
  await backup.destroy();
  await begun.promise;
  await more();
  ended.resolve();
  await upgraded;
  await more();
  const outcomes = (await readers.stop()).map((each) => (each.kind === 'whole' ? each.status : each.kind));
  expect(new Set(outcomes)).toEqual(new Set([200]));
  expect(news).toHaveLength(2);
  expect(await server.end('SIGTERM')).toBe(0);
});
