import { beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../scripts/postgres.ts';
import { checkReplicas } from '../../../src/doctor/checks/replicas.ts';
import { ACCOUNT, addAccount, addReleases } from '../content.ts';
import { makePlace, type Place, removePlace, run, withDatabase } from '../database.ts';
import { call, freshList, type Outcome, signIn, startLoad, until } from '../load.ts';
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

/** An order of the list that nobody has asked for, which only the database knows. */
const freshScan = (origin: string): string =>
  `${freshList(origin)}&columns[0][data]=title&columns[0][orderable]=true&order[0][column]=0&order[0][dir]=desc`;

const statusOf = (answer: Outcome): number | string =>
  answer.kind === 'whole' ? answer.status : answer.kind;

const titlesOf = (answer: Outcome): string[] => {
  const { data } = JSON.parse(answer.kind === 'whole' ? answer.text : '') as { data: { title: string }[] };
  return data.map(({ title }) => title).toSorted();
};

describe('a replica that readers are answered from', () => {
  let primary: PostgresServer;
  let replica: PostgresServer;
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
    replica = await startPostgres({ fsync: false, follows: primary.url });
    servers = await Promise.all(
      ['one', 'two'].map((name) =>
        startServer({ ...place, LOG_LEVEL: 'info', DATABASE_READ_URL: url(name) }),
      ),
    );
    const session = await signIn(origin(0), ACCOUNT);
    const { token } = JSON.parse(session.kind === 'whole' ? session.text : '') as { token: string };
    officer = { Authorization: `JWT ${token}`, 'Content-Type': 'application/json' };
    return async () => {
      await endAll();
      await removePlace(place);
      await Promise.all([replica.stop(), primary.stop()]);
    };
  });

  const origin = (at: number): string => servers[at]?.origin ?? '';
  const ALL = [0, 1];

  /** Of the database on the replica, for a process that is known there by a name. */
  const url = (name: string): string => {
    const { pathname } = new URL(place.DATABASE_URL ?? '');
    return Object.assign(new URL(replica.url), { pathname, search: `?application_name=${name}` }).href;
  };

  const askReplica = async (column: string, where: string): Promise<unknown> => {
    const [row] = await run(replica.url, `select ${column} as answer from pg_stat_activity where ${where}`);
    return (row as { answer: unknown }).answer;
  };

  /** Whether a list that nobody has asked for is read there. */
  const isReadThere = async (at: number): Promise<boolean> => {
    const name = ['one', 'two'][at] ?? '';
    const last = () =>
      askReplica('max(query_start)::text', `application_name = '${name}' and query like '%"press_release"%'`);
    const before = await last();
    expect(statusOf(await call(freshScan(origin(at))))).toBe(200);
    return (await last()) !== before;
  };

  /** What the doctor says of it. */
  const examine = async (): Promise<string[]> => {
    const config = { DATABASE_URL: place.DATABASE_URL, DATABASE_READ_URL: [url('doctor')] };
    return (await checkReplicas({ config })).map(({ state, message }) => `${state} ${message.key}`);
  };

  const everyReadThere = async (): Promise<void> => {
    for (const at of ALL) await until(() => isReadThere(at));
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

  it('is asked for what they read, and for nothing else', async () => {
    await everyReadThere();
    await ask('GET', `${OFFICE}?format=datatables`);
    const others = `application_name in ('one', 'two') and query ~ '^(insert|update|delete)|"(user_account|session|job)"'`;
    expect(await askReplica('count(*)::int', others)).toBe(0);
    for (const server of servers) await server.outputs(/readers are answered from a replica/);
    expect(await examine()).toEqual(['fine doctor_replica_fine']);
  });

  it('shows nobody what was before a change that was acknowledged, however far behind it is', async () => {
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

    await run(replica.url, 'select pg_wal_replay_pause()');
    await until(async () =>
      (await run(replica.url, 'select pg_get_wal_replay_pause_state() as state')).some(
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
    for (const at of ALL) expect(await isReadThere(at)).toBe(false);

    await run(replica.url, 'select pg_wal_replay_resume()');
    await everyReadThere();
    for (const at of ALL) expect(await see(at, ids)).toEqual(after);
  });

  it('may break off or die while it is read, which nobody notices', async () => {
    const loads = ALL.map((at) => startLoad(3, () => call(freshScan(origin(at)))));
    const more = () =>
      Promise.all(
        loads.map(({ outcomes }) => {
          const enough = outcomes.length + 20;
          return until(() => outcomes.length > enough);
        }),
      );
    for (let round = 0; round < ROUNDS; round += 1) {
      await more();
      await askReplica('count(pg_terminate_backend(pid))', `application_name in ('one', 'two')`);
    }
    await more();
    await replica.kill();
    await more();
    expect(await examine()).toEqual(['warning doctor_replica_silent']);
    await replica.start();
    await everyReadThere();
    const outcomes = (await Promise.all(loads.map(({ stop }) => stop()))).flat();
    expect(new Set(outcomes.map(statusOf))).toEqual(new Set([200]));
    for (const server of servers) expect(server.output()).toMatch(/"standing":"silent"/);
  });

  it('is left when it is promoted by mistake', async () => {
    await run(replica.url, 'select pg_promote()');
    for (const server of servers) await server.outputs(/"standing":"writes"/);
    expect(await examine()).toEqual(['warning doctor_replica_writes']);
    await run(url('mistake'), `update press_release_text set title = 'Other'`);
    for (const at of ALL) {
      expect(await isReadThere(at)).toBe(false);
      expect(titlesOf(await call(freshScan(origin(at))))).toEqual(['Kept', 'Published']);
    }
  });
});
