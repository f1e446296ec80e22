import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { OFFICE_PRESS_GROUP_PATH } from '@press-room/contract/admin-press-groups';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { findProgram } from '../../../../scripts/packages.ts';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.ts';
import { ACCOUNT, addAccount, addReleases } from '../content.ts';
import { makePlace, type Place, removePlace, run, withDatabase } from '../database.ts';
import { call, signIn, until } from '../load.ts';
import { endAll, listening, type StartedServer, startServerScript } from '../processes.ts';
import { deployedAt, startProxy } from '../proxies.ts';
import { startTcpProxy } from '../tcp-proxy.ts';

const MAIN = join(import.meta.dirname, '../../../src/main.ts');
const WRITERS = 4;

const haproxy = findProgram('haproxy', ['/usr/sbin']);
const hasHaproxy = haproxy !== null || process.env.CI === 'true';
if (!hasHaproxy) console.log('Skipped: a standby behind HAProxy, which is not installed');

/** Proxy between the press room and its servers. */
interface Between {
  port: number;
  /** Called after the other server was promoted. */
  move: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Answers on a separate port like Patroni beside a server: 200 if it accepts writes. */
async function startPatroni({ url }: PostgresServer): Promise<{ port: number; stop: () => Promise<void> }> {
  const server = createServer((_request, response) => {
    void run(url, 'select pg_is_in_recovery() as follows').then(
      (rows) => response.writeHead((rows as [{ follows: boolean }])[0].follows ? 503 : 200).end(),
      () => response.writeHead(503).end(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

async function startHaproxy(
  folder: string,
  servers: readonly [PostgresServer, PostgresServer],
): Promise<Between> {
  const checks = await Promise.all(servers.map(startPatroni));
  const port = await findFreePort();
  const configuration = deployedAt('haproxy/postgresql.cfg', [
    ['127.0.0.1:5000', `127.0.0.1:${port}`],
    ...(['one 10.0.0.21', 'two 10.0.0.22'] as const).map((name, at): [string, string] => [
      `server ${name}:5432 check port 8008`,
      `server ${name.slice(0, 3)} ${new URL(servers[at as 0 | 1].url).host} check port ${checks[at]?.port}`,
    ]),
  ]);
  const path = join(folder, 'haproxy.cfg');
  writeFileSync(path, configuration);
  const { pathname } = new URL(servers[0].url);
  const end = await startProxy([haproxy ?? 'haproxy', '-db', '-f', path], {
    signal: 'SIGTERM',
    isUp: () =>
      run(`postgres://postgres@127.0.0.1:${port}${pathname}`, 'select').then(
        () => true,
        () => false,
      ),
  });
  return {
    port,
    move: async () => undefined,
    stop: async () => {
      await end();
      await Promise.all(checks.map((check) => check.stop()));
    },
  };
}

async function startMover(one: PostgresServer, other: PostgresServer): Promise<Between> {
  const proxy = await startTcpProxy(one.url);
  return {
    port: proxy.port,
    move: async () => proxy.moveTo(other.url),
    stop: () => proxy.close(),
  };
}

describe('a PostgreSQL server that dies while another follows it', () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let place: Place;
  let between: Between | null = null;
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
    await between?.stop();
    between = null;
    await standby.stop();
    await primary.stop();
    await removePlace({ ...place, DATABASE_URL: undefined });
  });

  /** Database of the location, on another server or through a proxy. */
  function addressAt(host: string): string {
    return Object.assign(new URL(place.DATABASE_URL ?? ''), { host }).href;
  }

  it('goes on where that one is promoted and a proxy moves to it', async () => {
    between = await startMover(primary, standby);
    await expectNothingLost(between);
  });

  it.runIf(hasHaproxy)('goes on behind HAProxy where that one is promoted', async () => {
    between = await startHaproxy(place.DATA_DIR, [primary, standby]);
    await expectNothingLost(between);
  });

  /** Writes continue automatically, and no acknowledged write is lost. */
  async function expectNothingLost({ port, move }: Between): Promise<void> {
    const address = new URL(addressAt(`127.0.0.1:${port}`));
    address.searchParams.set('connect_timeout', '3');
    const environment = { ...place, DATABASE_URL: address.href, WORKERS: '2' };
    const server = await listening(await startServerScript(MAIN, { environment }));
    const writing = await startWriting(server);
    await until(() => writing.acknowledged.length > 20);
    await primary.kill();
    await until(() => writing.refused() > 0);
    await run(standby.url, 'select pg_promote()');
    await move();
    const before = writing.acknowledged.length;
    await until(() => writing.acknowledged.length > before + 20);
    await writing.stop();

    const promoted = addressAt(new URL(standby.url).host);
    const rows = (await run(promoted, 'select name from press_group')) as { name: string }[];
    const names = new Set(rows.map(({ name }) => name));
    expect(writing.acknowledged.filter((name) => !names.has(name))).toEqual([]);

    // Both processes are the same as before, and receive change notices again.
    await withDatabase({ ...place, DATABASE_URL: promoted }, (database) =>
      addReleases(database, ['Release after']),
    );
    const list = `${server.origin}/api/press_room/press_release/?format=datatables`;
    for (let time = 0; time < 10; time += 1) {
      await until(async () => {
        const answer = await call(list);
        return answer.kind === 'whole' && answer.text.includes('Release after');
      });
    }
    expect(server.output()).not.toContain('a process ended');
    expect(await server.end('SIGTERM')).toBe(0);
  }
});

let written = 0;

/** An office that creates press groups as fast as it is answered. */
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
      const answer = await call(`${origin}${OFFICE_PRESS_GROUP_PATH}`, { method: 'POST', headers, body });
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
