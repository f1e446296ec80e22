/** @module-tag slow */
import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePlace, type Place, removePlace } from '../operations/database.ts';
import { endAll, type StartedServer, startServer } from '../operations/processes.ts';
import { openRaw, type RawConnection } from './raw.ts';

const CONNECTIONS = 24;
const FIELDS = 190;
const FIELD = `--b\r\nContent-Disposition: form-data; name="x"\r\n\r\n${'x'.repeat(1024 * 1024)}\r\n`;
/** The whole body would be 4.5 GB. */
const MAX_GROWTH_MB = 250;

const memoryOf = ({ child }: StartedServer): number => {
  const [, kilobytes = ''] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

/** Waits until the server reads more, or stops reading. */
const takesMore = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    const wake = (): void => {
      socket.off('drain', wake).off('close', wake);
      resolve();
    };
    socket.on('drain', wake).on('close', wake);
  });

describe('memory', () => {
  let place: Place;
  let server: StartedServer;
  beforeEach(async () => {
    place = await makePlace(null);
    server = await startServer({ ...place });
    await (await fetch(`${server.origin}/api/press_room/press_release/`)).text();
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  /** Sends as much of a body as the server accepts. Returns its maximum memory meanwhile. */
  async function flood(
    head: string,
    piece: string,
    pieces: number,
  ): Promise<{ most: number; heard: number[] }> {
    const connections = await Promise.all(Array.from({ length: CONNECTIONS }, () => openRaw(server.origin)));
    let most = 0;
    const send = async (connection: RawConnection): Promise<number> => {
      connection.send(head);
      const { socket } = connection;
      for (let sent = 0; sent < pieces && socket.writable; sent += 1) {
        connection.send(piece);
        if (socket.writableNeedDrain) await takesMore(socket);
        // A client that never reads in between gets a broken connection before its answer.
        await setImmediate();
        most = Math.max(most, memoryOf(server));
      }
      connection.socket.end();
      return (await connection.closed())?.status ?? 0;
    };
    const heard = await Promise.all(connections.map(send));
    return { most, heard };
  }

  it.each([
    ['a form of long fields', 'multipart/form-data; boundary=b', 413],
    ['JSON without end', 'application/json', 413],
  ])('is bounded while strangers send %s', async (_what, type, status) => {
    const head = [
      'POST /api/press_room/contact/ HTTP/1.1',
      'Host: press.example',
      'Connection: close',
      `Content-Type: ${type}`,
      `Content-Length: ${FIELDS * FIELD.length}`,
    ];
    const before = memoryOf(server);
    const { most, heard } = await flood(`${head.join('\r\n')}\r\n\r\n`, FIELD, FIELDS);
    expect(most - before).toBeLessThan(MAX_GROWTH_MB);
    expect(new Set(heard)).toEqual(new Set([status]));
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect(server.complaints()).toBe('');
  });
});
