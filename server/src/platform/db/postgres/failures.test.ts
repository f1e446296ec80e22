/** @module-tag slow */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { openPostgres } from './database.ts';

/** One protocol message from the server. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}
const refusal = (state: string, severity: 'ERROR' | 'FATAL'): Buffer =>
  message('E', Buffer.from(`S${severity}\0V${severity}\0C${state}\0Mthe reason\0\0`));
const READY = message('Z', Buffer.from('I'));
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), READY]);

type Behaviour = (socket: Socket) => void;

const hangUp: Behaviour = (socket) => void socket.end();
const reset: Behaviour = (socket) => void socket.resetAndDestroy();
const saysNothing: Behaviour = () => undefined;
const says =
  (...bytes: readonly Buffer[]): Behaviour =>
  (socket) =>
    void socket.write(Buffer.concat(bytes));
const diesWith =
  (state: string): Behaviour =>
  (socket) =>
    void socket.end(refusal(state, 'FATAL'));

/** A fake server with the given behaviour at the connection and at the first query. */
async function startServer(atStart: Behaviour, atQuestion: Behaviour = saysNothing) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      atStart(socket);
      socket.on('data', () => atQuestion(socket));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { url: `postgres://somebody@127.0.0.1:${port}/x?connect_timeout=1`, stop };
}

describe('a failure of PostgreSQL', () => {
  let ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends) await end();
    ends = [];
  });

  function open(url: string): Database {
    const connections = { ordinary: 1, reader: 1, search: 1, scans: 1 };
    const database = openPostgres(url, { connections, scanSeconds: 2, log: [] });
    ends.unshift(() => database.close());
    return database;
  }

  async function ask(database: Database): Promise<unknown> {
    return sql`select 1`.execute(database.db).then(
      () => 'answered',
      (error: unknown) => error,
    );
  }

  /** How it is classified for a query, for a transaction, and for a scan. */
  async function classifyAll(url: string) {
    const database = open(url);
    const failures = await Promise.all([
      ask(database),
      database.db
        .transaction()
        .execute((trx) => sql`select 1`.execute(trx))
        .catch((error: unknown) => error),
      database
        .scan({ key: 'x', signal: new AbortController().signal }, (db) => sql`select 1`.execute(db))
        .catch((error: unknown) => error),
    ]);
    expect(failures.every((each) => each instanceof Error && each.message !== '')).toBe(true);
    return failures.map((each) => database.classify(each));
  }

  const allAre = (failure: string | null) => [failure, failure, failure];

  it.each([
    ['refuses connections', 'postgres://somebody@127.0.0.1:1/x'],
    ['refuses connections at each address of its name', 'postgres://somebody@localhost:1/x'],
    ['has a name that nobody knows', 'postgres://somebody@no-such-host.invalid/x'],
    ['has no socket', 'postgres:///x?host=/nowhere'],
  ])('is one of reaching it where it %s', async (_what, url) => {
    expect(await classifyAll(url)).toEqual(allAre('unavailable'));
  });

  it.each<[string, Behaviour]>([
    ['says nothing', saysNothing],
    ['hangs up', hangUp],
    ['resets the connection', reset],
    ['speaks another language', says(Buffer.from('HTTP/1.1 400 Bad Request\r\n\r\n'))],
    ['has no connection left (53300)', diesWith('53300')],
    ['starts up (57P03)', diesWith('57P03')],
    ['shuts down (57P01)', diesWith('57P01')],
    ['knows no such user (28P01)', diesWith('28P01')],
    ['knows no such database (3D000)', diesWith('3D000')],
    ['is a proxy without a server behind it (08P01)', diesWith('08P01')],
  ])('is one of reaching it where it %s', async (_what, behaviour) => {
    const server = await startServer(behaviour);
    ends.push(server.stop);
    expect(await classifyAll(server.url)).toEqual(allAre('unavailable'));
  });

  it.each<[string, Behaviour]>([
    ['hangs up', hangUp],
    ['resets the connection', reset],
    ...['08000', '08003', '08006', '57P01', '57P02', '57P05', '25P03'].map((state): [string, Behaviour] => [
      `ends the connection with ${state}`,
      diesWith(state),
    ]),
    ...['25006', '40001', '40P01', '53200', '57014', '58030'].map((state): [string, Behaviour] => [
      `refuses with ${state}`,
      says(refusal(state, 'ERROR'), READY),
    ]),
  ])('is one of reaching it where it is asked and %s', async (_what, behaviour) => {
    const server = await startServer(says(WELCOME), behaviour);
    ends.push(server.stop);
    expect(await classifyAll(server.url)).toEqual(allAre('unavailable'));
  });

  it.each([
    ['full', '53100'],
    ['unique', '23505'],
    ['reference', '23503'],
    ['invalid-pattern', '2201B'],
    [null, '42P01'],
    [null, 'XX000'],
  ])('is %s where it answers %s', async (failure, state) => {
    const server = await startServer(says(WELCOME), says(refusal(state, 'ERROR'), READY));
    ends.push(server.stop);
    expect(await classifyAll(server.url)).toEqual(allAre(failure));
  });

  it('is one of reaching it where others have all connections', async () => {
    const server = await startServer(says(WELCOME));
    ends.push(server.stop);
    const database = open(server.url);
    const first = ask(database);
    const second = await ask(database);
    expect([database.classify(second), String(second)]).toEqual([
      'unavailable',
      'Error: timeout exceeded when trying to connect',
    ]);
    // Pending queries fail when the server closes the connection.
    await server.stop().then(() => ends.pop());
    expect(database.classify(await first)).toBe('unavailable');
  });

  it('is told who asked where the server falls silent', async () => {
    const server = await startServer(says(WELCOME));
    ends.push(server.stop);
    const database = open(server.url);
    expect(database.classify(await ask(database))).toBe('unavailable');
  });
});
