import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.ts';
import { findWriter } from '../../../src/db/postgres/servers.ts';
import { ACCOUNT, addAccount, addReleases } from '../content.ts';
import { makePlace, type Place, run, withDatabase } from '../database.ts';
import { call, signIn, until } from '../load.ts';
import { endAll, listening, type StartedServer, startServerScript } from '../processes.ts';

const MAIN = join(import.meta.dirname, '../../../src/main.ts');
const GROUPS = '/api/office/press_group/';
const WRITERS = 4;

describe('a PostgreSQL server that dies while another follows it', () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let place: Place;
  beforeEach(async () => {
    primary = await startPostgres({ fsync: true });
    place = await makePlace(primary.url);
    await withDatabase(place, async (database) => {
      await addReleases(database, ['Release before']);
      await addAccount(database.db, 'administrator_press_room');
    });
    standby = await startPostgres({ fsync: true, follows: primary.url });
    await run(primary.url, "alter system set synchronous_standby_names = 'standby'");
    await run(primary.url, 'select pg_reload_conf()');
    await until(async () => {
      const rows = await run(primary.url, "select 1 from pg_stat_replication where sync_state = 'sync'");
      return rows.length > 0;
    });
  });
  afterEach(async () => {
    await endAll();
    await standby.stop();
    await primary.stop();
    rmSync(place.DATA_DIR, { recursive: true, force: true });
  });

  /** As operators write it. */
  function addressOf(one: PostgresServer, other: PostgresServer): string {
    const [first, second] = [one, other].map(({ url }) => new URL(url).host);
    const { pathname } = new URL(place.DATABASE_URL ?? '');
    return `postgres://postgres@${first},${second}${pathname}?target_session_attrs=read-write`;
  }

  it('writes go on by themselves where that one is promoted, and nothing that was acknowledged is lost', async () => {
    const DATABASE_URL = addressOf(primary, standby);
    const environment = { ...place, DATABASE_URL, WORKERS: '2' };
    const server = await listening(await startServerScript(MAIN, { environment }));
    const writing = await startWriting(server);
    await until(() => writing.acknowledged.length > 20);
    await primary.kill();
    await until(() => writing.refused() > 0);
    await run(standby.url, 'select pg_promote()');
    const before = writing.acknowledged.length;
    await until(() => writing.acknowledged.length > before + 20);
    await writing.stop();

    const promoted = Object.assign(new URL(standby.url), {
      pathname: new URL(place.DATABASE_URL ?? '').pathname,
    });
    const rows = (await run(promoted.href, 'select name from press_group')) as { name: string }[];
    const names = new Set(rows.map(({ name }) => name));
    expect(writing.acknowledged.filter((name) => !names.has(name))).toEqual([]);

    // Both processes hear of changes again.
    const there = { ...place, DATABASE_URL: promoted.href };
    await withDatabase(there, (database) => addReleases(database, ['Release after']));
    const list = `${server.origin}/api/press_room/press_release/?format=datatables`;
    for (let time = 0; time < 10; time += 1) {
      await until(async () => {
        const answer = await call(list);
        return answer.kind === 'whole' && answer.text.includes('Release after');
      });
    }

    // The one that died does not know that its time is over: who has met the other takes no notice of it.
    await primary.start();
    const find = () => findWriter(addressOf(primary, standby));
    await until(async () => (await find()) === promoted.href);
    for (let time = 0; time < 5; time += 1) expect(await find()).toBe(promoted.href);
    const last = await startWriting(server);
    await until(() => last.acknowledged.length > 5);
    await last.stop();
    const old = (await run(place.DATABASE_URL ?? '', 'select name from press_group')) as { name: string }[];
    expect(old.filter(({ name }) => last.acknowledged.includes(name))).toEqual([]);
    expect(await server.end('SIGTERM')).toBe(0);
  });
});

let written = 0;

/** An office that makes press groups as fast as it is answered. */
async function startWriting({ origin }: StartedServer) {
  const session = await signIn(origin, ACCOUNT);
  const { token } = JSON.parse(session.kind === 'whole' ? session.text : '') as { token: string };
  const headers = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
  const acknowledged: string[] = [];
  let refused = 0;
  let isStopping = false;
  const writing = Array.from({ length: WRITERS }, async () => {
    while (!isStopping) {
      written += 1;
      const name = `Group ${written}`;
      const body = JSON.stringify({ name, theme: 'cobalt', tagline: { it: '', en: '' } });
      const answer = await call(`${origin}${GROUPS}`, { method: 'POST', headers, body });
      if (answer.kind === 'whole' && answer.status === 201) acknowledged.push(name);
      else if (answer.kind === 'whole' && answer.status === 503) refused += 1;
      else throw new Error(`answered ${JSON.stringify(answer)}`);
    }
  });
  return {
    acknowledged,
    refused: () => refused,
    stop: async () => {
      isStopping = true;
      await Promise.all(writing);
    },
  };
}
