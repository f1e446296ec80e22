import { rmSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.ts';
import { listReplicas } from '../../../src/db/postgres/addresses.ts';
import { checkReplicas } from '../../../src/doctor/checks/replicas.ts';
import { ACCOUNT, addAccount, addReleases } from '../content.ts';
import { makePlace, type Place, run, withDatabase } from '../database.ts';
import { call, freshList, freshScan, type Outcome, signIn, startLoad, until } from '../load.ts';
import { endAll, type StartedServer, startServer } from '../processes.ts';

const READING = '/api/press_room/press_release/';
const LIST = `${READING}?format=datatables`;
const SEARCH = `${LIST}&q=clay`;
const OFFICE = '/api/office/press_release/';
const ROUNDS = 5;

interface Row {
  id: number;
  version: number;
  press_group: { id: number };
}

const statusOf = (answer: Outcome): number | string => {
  if (answer.kind !== 'whole') return answer.kind;
  return answer.status < 500 ? answer.status : answer.text;
};

const titlesOf = (answer: Outcome): string[] => {
  const { data } = JSON.parse(answer.kind === 'whole' ? answer.text : '') as { data: { title: string }[] };
  return data.map(({ title }) => title).toSorted();
};

describe('replicas that readers are answered from', () => {
  let primary: PostgresServer;
  let replicas: PostgresServer[] = [];
  let place: Place;
  let servers: StartedServer[] = [];
  let officer: Record<string, string> = {};

  beforeAll(async () => {
    primary = await startPostgres({ fsync: false });
    place = await makePlace(primary.url);
    await withDatabase(place, async (database) => {
      await addReleases(database, ['Withdrawn', 'Embargoed', 'Kept']);
      await addAccount(database.db, 'administrator_press_room');
    });
    const options = { fsync: false, follows: primary.url };
    replicas = [await startPostgres(options), await startPostgres(options)];
    const both = listHosts([primary, replicas[0]]);
    servers = await Promise.all(
      ['one', 'two'].map((name) =>
        startServer({
          ...place,
          DATABASE_URL: both,
          DATABASE_READ_URL: readUrl(name),
          LOG_LEVEL: 'info',
          // The machine is busy, and what scans gives way to all else.
          SCAN_SECONDS: '60',
        }),
      ),
    );
    const session = await signIn(origin(0), ACCOUNT);
    const { token } = JSON.parse(session.kind === 'whole' ? session.text : '') as { token: string };
    officer = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
    return async () => {
      await endAll();
      // The one that took writes first is away by now.
      rmSync(place.DATA_DIR, { recursive: true });
      await Promise.all([...replicas, primary].map((server) => server.stop()));
    };
  });

  const origin = (at: number): string => servers[at]?.origin ?? '';
  /** The processes, and the replicas, by their place. */
  const ALL = [0, 1];
  const BOTH = [0, 1];

  /** Of the database on several servers, as operators write it. */
  const listHosts = (all: readonly (PostgresServer | undefined)[], search = ''): string => {
    const hosts = all.map((server) => new URL(server?.url ?? '').host);
    return `postgres://postgres@${hosts.join(',')}${new URL(place.DATABASE_URL ?? '').pathname}${search}`;
  };

  /** For a process that is known there by a name. */
  const readUrl = (name: string): string => listHosts(replicas, `?application_name=${name}`);

  const replica = (which: number): string => replicas[which]?.url ?? '';
  const onAll = (statement: string): Promise<unknown> =>
    Promise.all(replicas.map(({ url }) => run(url, statement)));

  /** By its clock. 0: it is away, or nobody reads over a connection that is still open. */
  const findLast = async (which: number, name: string): Promise<number> => {
    const where = `application_name = '${name}' and query like '%"press_release"%'`;
    const statement = `select extract(epoch from max(query_start))::float8 as last from pg_stat_activity where ${where}`;
    const [row] = await run(replica(which), statement).catch(() => []);
    return (row as { last: number | null } | undefined)?.last ?? 0;
  };

  /** The replicas on which a list that nobody has asked for is read. */
  const findReadOn = async (at: number): Promise<number[]> => {
    const name = ['one', 'two'][at] ?? '';
    const look = () => Promise.all(BOTH.map((which) => findLast(which, name)));
    const before = await look();
    expect(statusOf(await call(freshScan(origin(at))))).toBe(200);
    const after = await look();
    return BOTH.filter((which) => (after[which] ?? 0) > (before[which] ?? 0));
  };

  /** The doctor says so of them, as soon as none of them is late. */
  const expectFound = async (expected: readonly string[], writing = place.DATABASE_URL): Promise<void> => {
    const config = { DATABASE_URL: writing, DATABASE_READ_URL: listReplicas(readUrl('doctor')) ?? [] };
    await until(async () => {
      const found = await checkReplicas({ config });
      return String(found.map(({ state, message }) => `${state} ${message.key}`)) === String(expected);
    });
  };

  /** Each process reads on each of them when it is its turn. */
  const everyReadOn = async (those: readonly number[] = BOTH): Promise<void> => {
    for (const at of ALL)
      for (const which of those) await until(async () => (await findReadOn(at)).includes(which));
  };

  /** A call of the officer to the first process, which must succeed. */
  async function ask<Answer>(method: string, path: string, body?: object, version?: number): Promise<Answer> {
    const match: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}"` };
    const headers = { ...officer, ...match };
    const answer = await call(`${origin(0)}${path}`, { method, headers, body: JSON.stringify(body) });
    if (answer.kind !== 'whole' || answer.status > 201) throw new Error(JSON.stringify(answer));
    return JSON.parse(answer.text) as Answer;
  }

  const findRow = async (title: string): Promise<Row> => {
    const { data } = await ask<{ data: (Row & { title: string })[] }>('GET', `${OFFICE}?format=datatables`);
    const row = data.find((each) => JSON.stringify(each).includes(title));
    return ask('GET', `${OFFICE}${row?.id}/`);
  };

  /** What is seen in a process, of what was kept and of what was not. */
  async function see(at: number, ids: readonly number[]) {
    const lists = [freshList(origin(at)), `${origin(at)}${LIST}`, `${origin(at)}${SEARCH}`];
    const titles = (await Promise.all(lists.map((list) => call(list)))).map(titlesOf);
    const details = await Promise.all(ids.map((id) => call(`${origin(at)}${READING}${id}/`)));
    return { titles: [...new Set(titles.map(String))], details: details.map(statusOf) };
  }

  it('are asked in turns for what they read, and for nothing else', async () => {
    await everyReadOn();
    await ask('GET', `${OFFICE}?format=datatables`);
    const others = `application_name in ('one', 'two') and query ~ '^(insert|update|delete)|"(user_account|session|job)"'`;
    for (const { url } of replicas)
      expect(await run(url, `select query from pg_stat_activity where ${others}`)).toEqual([]);
    for (const server of servers) await server.outputs(/readers are answered from a replica/);
    await expectFound(['fine doctor_replica_fine', 'fine doctor_replica_fine']);
  });

  it('show nobody what was before a change that was acknowledged, however far behind they are', async () => {
    const { id: withdrawn, version } = await findRow('Withdrawn');
    const embargoed = await findRow('Embargoed');
    const draft = await ask<Row>('POST', OFFICE, {
      press_group: embargoed.press_group.id,
      text: {
        it: { title: 'Pubblicato', body: '<p>clay</p>' },
        en: { title: 'Published', body: '<p>clay</p>' },
      },
    });
    const ids = [withdrawn, embargoed.id, draft.id];
    const before = { titles: ['Embargoed,Kept,Withdrawn'], details: [200, 200, 404] };
    // What was asked for twice is kept.
    for (const at of [...ALL, ...ALL]) expect(await see(at, ids)).toEqual(before);

    await onAll('select pg_wal_replay_pause()');
    for (const { url } of replicas)
      await until(async () =>
        (await run(url, 'select pg_get_wal_replay_pause_state() as state')).some(
          (row) => (row as { state: string }).state === 'paused',
        ),
      );
    const expectSeen = async (expected: object): Promise<void> => {
      expect(await see(0, ids)).toEqual(expected);
      // The other one is told; from then on it shows nothing else.
      await until(async () => JSON.stringify(await see(1, ids)) === JSON.stringify(expected));
      for (let round = 0; round < ROUNDS; round += 1)
        for (const at of ALL) expect(await see(at, ids)).toEqual(expected);
    };
    const note = { it: 'Dati errati', en: 'Wrong data' };
    await ask(
      'POST',
      `${OFFICE}${withdrawn}/transition/`,
      { to: 'archived', withdrawal_note: note },
      version,
    );
    await expectSeen({ titles: ['Embargoed,Kept'], details: [410, 200, 404] });
    const embargo_until = new Date(Date.now() + 3_600_000).toISOString();
    await ask('PATCH', `${OFFICE}${embargoed.id}/`, { embargo_until }, embargoed.version);
    await expectSeen({ titles: ['Kept'], details: [410, 404, 404] });
    await ask('POST', `${OFFICE}${draft.id}/transition/`, { to: 'published' }, draft.version);
    const after = { titles: ['Kept,Published'], details: [410, 404, 200] };
    await expectSeen(after);
    for (const at of ALL) expect(await findReadOn(at)).toEqual([]);

    await onAll('select pg_wal_replay_resume()');
    await everyReadOn();
    for (const at of ALL) expect(await see(at, ids)).toEqual(after);
  });

  /** Readers ask both processes all along; answers how to wait for more of them, and what became of all. */
  const startReaders = () => {
    const loads = ALL.map((at) => startLoad(3, () => call(freshScan(origin(at)))));
    return {
      more: () =>
        Promise.all(
          loads.map(({ outcomes }) => {
            const enough = outcomes.length + 20;
            return until(() => outcomes.length > enough);
          }),
        ),
      stop: async () => new Set((await Promise.all(loads.map(({ stop }) => stop()))).flat().map(statusOf)),
    };
  };

  it('may end what stands in the way of their replay, and are read on', async () => {
    await onAll('alter system set max_standby_streaming_delay = 0');
    await onAll('select pg_reload_conf()');
    const readers = startReaders();
    const countEnded = async (): Promise<number[]> => {
      const statement = 'select sum(confl_lock)::int as ended from pg_stat_database_conflicts';
      const rows = await Promise.all(replicas.map(({ url }) => run(url, statement)));
      return rows.map(([row]) => (row as { ended: number }).ended);
    };
    const lock = `do $$ begin for round in 1..100 loop
      lock table press_release, press_release_text in access exclusive mode; commit;
    end loop; end $$`;
    await until(async () => {
      await run(place.DATABASE_URL ?? '', lock);
      return (await countEnded()).every((ended) => ended > 0);
    });
    await readers.more();
    expect(await readers.stop()).toEqual(new Set([200]));
    // Nothing is wrong with who does so.
    for (const server of servers) expect(server.output()).not.toMatch(/"standing":"silent",.*conflict/);
    await onAll('alter system reset max_standby_streaming_delay');
    await onAll('select pg_reload_conf()');
  });

  it('may break off while they are read, and one may die, which nobody notices', async () => {
    const readers = startReaders();
    for (let round = 0; round < ROUNDS; round += 1) {
      await readers.more();
      const ours = "application_name in ('one', 'two')";
      await onAll(`select pg_terminate_backend(pid) from pg_stat_activity where ${ours}`);
    }
    await readers.more();
    await everyReadOn();
    await replicas[0]?.kill();
    await everyReadOn([1]);
    for (const server of servers) await server.outputs(/"standing":"silent"/);
    await expectFound(['warning doctor_replica_silent', 'fine doctor_replica_fine']);
    await replicas[0]?.start();
    await everyReadOn();
    expect(await readers.stop()).toEqual(new Set([200]));
  });

  it('are left when they are promoted by mistake', async () => {
    await run(replica(0), 'select pg_promote()');
    for (const server of servers) await server.outputs(/"standing":"writes"/);
    await expectFound(['warning doctor_replica_writes', 'fine doctor_replica_fine']);
    await run(listHosts(replicas.slice(0, 1)), `update press_release_text set title = 'Other'`);
    for (const at of ALL) {
      expect(await findReadOn(at)).not.toContain(0);
      expect(titlesOf(await call(freshScan(origin(at))))).toEqual(['Kept', 'Published']);
    }
    await everyReadOn([1]);
  });

  it('are left where they follow a server of before, once another takes writes', async () => {
    await primary.shutDown();
    for (const server of servers) await server.outputs(/"standing":"other-timeline"/);
    const writing = listHosts([primary, replicas[0]]);
    await expectFound(['warning doctor_replica_other_timeline'], writing);
    for (const at of ALL) {
      await until(async () => statusOf(await call(freshScan(origin(at)))) === 200);
      expect(await findReadOn(at)).not.toContain(1);
      expect(titlesOf(await call(freshScan(origin(at))))).toEqual(['Other', 'Other']);
    }
  });
});
