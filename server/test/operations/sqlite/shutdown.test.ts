import { once } from 'node:events';
import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, addAccount, addReleases, numberedTitles } from '../content.ts';
import { type Place, removePlace, withDatabase } from '../database.ts';
import { call, freshList, type Outcome, signIn, startLoad, until } from '../load.ts';
import { endAll, startServer } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const RELEASES = 200;

/** A list long enough to be sent in several pieces. */
const longList = (origin: string): Promise<Outcome> =>
  call(freshList(origin).replace('length=5', `length=${RELEASES}`));

describe('SIGTERM', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makeReadyPlace();
    await withDatabase(place, async (database) => {
      await addReleases(database, numberedTitles(RELEASES));
      await addAccount(database.db);
    });
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  it('answers every running request, then ends with 0', { tags: ['quick'] }, async () => {
    const server = await startServer({ ...place });
    let begun = 0;
    const onBegun = (): void => {
      begun += 1;
    };
    const running = Array.from({ length: 16 }, () => signIn(server.origin, ACCOUNT, { onBegun }));
    await until(() => begun === running.length);
    const exit = server.end('SIGTERM');
    const outcomes = await Promise.all(running);
    expect(outcomes.map((outcome) => outcome.kind === 'whole' && outcome.status)).toEqual(
      running.map(() => 200),
    );
    expect(await exit).toBe(0);
    expect(server.complaints()).toBe('');
  });

  it('answers everybody who had connected by then, also who still waits to be accepted', async () => {
    const server = await startServer({ ...place });
    // The process is suspended: the system accepts connections and requests for it, and the signal arrives first.
    server.child.kill('SIGSTOP');
    const { hostname, port } = new URL(server.origin);
    const sockets = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = createConnection({ host: hostname, port: Number(port), allowHalfOpen: true });
        await once(socket, 'connect');
        socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
        return socket;
      }),
    );
    const answers = sockets.map((socket) => text(socket).catch((error: unknown) => String(error)));
    server.child.kill('SIGTERM');
    server.child.kill('SIGCONT');
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    for (const socket of sockets) socket.destroy();
    expect(await server.ended()).toBe(0);
  });

  it('tears no answer under load', async () => {
    const server = await startServer({ ...place });
    const load = startLoad(20, () => longList(server.origin));
    await until(() => load.outcomes.length > 100);
    expect(await server.end('SIGTERM')).toBe(0);
    await until(() => load.outcomes.some(({ kind }) => kind === 'refused'));
    const outcomes = await load.stop();
    expect(outcomes.filter(({ kind }) => kind === 'torn')).toEqual([]);
    const statuses = outcomes.flatMap((outcome) => (outcome.kind === 'whole' ? [outcome.status] : []));
    expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    for (const outcome of outcomes) if (outcome.kind === 'whole') JSON.parse(outcome.text);
  });

  it('ends at once while clients keep idle connections open', async () => {
    const server = await startServer({ ...place });
    await (await fetch(`${server.origin}/healthz`)).text();
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
