import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HTTP_LIMITS } from '../../../src/platform/http/http-limits.ts';
import { readMemory } from '../../children.ts';
import { addAttachment, addReleases } from '../content.ts';
import { type Place, removePlace, withDatabase } from '../database.ts';
import { call, freshList, startLoad, until } from '../load.ts';
import { endAll, type StartedServer, startServer } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const IDLE = 10_000;
const SLOW = { headers: 400, bodies: 300, downloads: 300 };
/** About 10 kB for each connection, and two parts of a file for each download: 256 MB were measured. */
const MAX_GROWTH_MB = 350;
const FILE_BYTES = 20 * 1024 ** 2;
/** Concurrent connections. */
const AT_ONCE = 100;

describe('connections', () => {
  let place: Place;
  let sockets: Socket[];
  /** Age of each closed connection since it was opened, in milliseconds. */
  let lives: Map<Socket, number>;
  beforeEach(async () => {
    place = await makeReadyPlace();
    sockets = [];
    lives = new Map();
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await endAll();
    await removePlace(place);
  });

  /** Sends `text` after connecting; resolves at the first bytes of the answer, or at the end of the connection. */
  function open({ origin }: StartedServer, text: string): Promise<Socket> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.on('error', () => undefined);
    return new Promise((resolve) => {
      let askedAt = Number.POSITIVE_INFINITY;
      socket.once('data', () => {
        socket.once('close', () => lives.set(socket, performance.now() - askedAt));
        resolve(socket);
      });
      socket.once('close', () => resolve(socket));
      socket.once('connect', () => {
        askedAt = performance.now();
        socket.write(text);
      });
    });
  }
  async function openMany(server: StartedServer, count: number, text: string): Promise<Socket[]> {
    const opened: Socket[] = [];
    let begun = 0;
    const openNext = async (): Promise<void> => {
      while (begun < count) {
        begun += 1;
        opened.push(await open(server, text));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openNext));
    return opened;
  }
  const countOpen = (opened: readonly Socket[]): number => opened.filter((each) => !each.destroyed).length;
  /** Among the answered ones, because on a slow machine a connection can outlive its limit. */
  const countCut = (opened: readonly Socket[], grantedMs: number): number =>
    opened.filter((each) => (lives.get(each) ?? (each.destroyed ? 0 : grantedMs)) < grantedMs).length;
  const HEALTH = 'GET /healthz HTTP/1.1\r\nHost: press.example\r\n\r\n';

  it('that are idle or slow keep nobody else waiting', async () => {
    const path = await withDatabase(place, async (database) => {
      const [release = 0] = await addReleases(database, ['Clay']);
      return release;
    }).then((release) => addAttachment(place, release, Buffer.alloc(FILE_BYTES, 'x')));
    const server = await startServer({ ...place });
    await call(freshList(server.origin));
    const before = await readMemory(server.child.pid ?? 0);
    const others = startLoad(2, () => call(freshList(server.origin)));

    const idle = await openMany(server, IDLE, HEALTH);
    const heads = Array.from({ length: SLOW.headers }, () => {
      void open(server, 'GET /healthz HTTP/1.1\r\nX-Slow: ');
      return sockets.at(-1);
    });
    const bodies = Array.from({ length: SLOW.bodies }, () => {
      const head = 'POST /api/press_room/contact/ HTTP/1.1\r\nHost: press.example\r\n';
      void open(server, `${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`);
      return sockets.at(-1);
    });
    const slow = [...heads, ...bodies].filter((each) => each !== undefined);
    const downloads = await openMany(
      server,
      SLOW.downloads,
      `GET ${path} HTTP/1.1\r\nHost: press.example\r\n\r\n`,
    );
    for (const socket of downloads) socket.pause();
    let most = 0;
    for (let round = 0; round < 3; round += 1) {
      for (const socket of slow) socket.write('x');
      const answered = others.outcomes.length;
      await until(() => others.outcomes.length > answered + 20);
      most = Math.max(most, await readMemory(server.child.pid ?? 0));
    }
    const outcomes = await others.stop();

    expect([idle.length, countCut(idle, HTTP_LIMITS.keepAliveMs - HTTP_LIMITS.checkMs)]).toEqual([IDLE, 0]);
    expect([downloads.length, countCut(downloads, HTTP_LIMITS.stalledMs - HTTP_LIMITS.checkMs)]).toEqual([
      SLOW.downloads,
      0,
    ]);
    expect(new Set(outcomes.map((each) => (each.kind === 'whole' ? each.status : each.kind)))).toEqual(
      new Set([200]),
    );
    expect((most - before) / 1024 ** 2).toBeLessThan(MAX_GROWTH_MB);
    expect(server.complaints()).toBe('');
  });

  it('beyond what the system lets a process open are refused, and who is connected is served', async () => {
    const server = await startServer({ ...place, LOG_LEVEL: 'warn' }, { openFiles: 400 });
    const kept = await openMany(server, 300, HEALTH);
    expect(countOpen(kept)).toBe(300);
    const refused = await openMany(server, 300, HEALTH);
    await until(() => countOpen(refused) === 0);
    // The connection answered last.
    const last = kept.at(-1);
    const answer = new Promise<string>((resolve) => {
      last?.once('data', (text) => resolve(String(text)));
      last?.once('close', () => resolve('closed'));
    });
    last?.write('GET /api/press_room/press_release/ HTTP/1.1\r\nHost: press.example\r\n\r\n');
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(readFileSync(`/proc/${server.child.pid}/limits`, 'utf8')).toMatch(/Max open files\s+400\s/);
    for (const socket of kept) if (socket !== last) socket.destroy();
    await until(async () => (await call(`${server.origin}/healthz`)).kind === 'whole');
    expect(server.output()).toContain('connections are refused');
  });
});
