import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.ts';
import { makePlace, removePlace, run } from '../database.ts';
import { expectServed, ROUNDS, runKillRounds } from '../kill-rounds.ts';
import { endAll } from '../processes.ts';

/** In every third round the database server is killed instead of our process. */
const SERVER_DIES_EVERY = 3;

describe('kill -9 on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeEach(async () => {
    postgres = await startPostgres({ fsync: true });
  });
  afterEach(async () => {
    await endAll();
    await postgres.stop();
  });

  it(`loses no acknowledged release in ${ROUNDS} rounds, corrupts nothing and starts again`, {
    tags: ['quick'],
  }, async () => {
    const place = await makePlace(postgres.url);
    const database = place.DATABASE_URL ?? '';
    await run(database, 'create extension amcheck');
    const acknowledged = await runKillRounds({
      place,
      strike: async (writer, round) => {
        if (round % SERVER_DIES_EVERY === 0) await postgres.kill();
        await writer.end('SIGKILL');
        await postgres.start();
      },
      checkIntegrity: async () => {
        const checked = await run(
          database,
          `select count(bt_index_check(index.oid, true))::int as count
             from pg_class as index
             join pg_am on pg_am.oid = index.relam and pg_am.amname = 'btree'
            where index.relkind = 'i' and index.relnamespace = 'public'::regnamespace`,
        );
        expect(checked).toEqual([{ count: expect.any(Number) as unknown }]);
      },
    });
    await expectServed(place, acknowledged);
    await removePlace(place);
  });
});
