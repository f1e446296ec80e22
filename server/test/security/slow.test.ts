/** @module-tag slow */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../server.ts';
import { askRaw, openRaw } from './raw.ts';

const LOGIN = '/api/account/token-auth/';
const ASSETS = '/api/press_room/asset/';
/** More than the buffers of both ends, and less than the server caches in memory. */
const LARGE_BYTES = 15 * 1024 * 1024;
/** Longer than the delays of a busy machine, so that clients within the limits are not disconnected. */
const LIMITS = {
  headersMs: 1000,
  bodyMs: 1500,
  // Less than one part of an upload, more than single bytes.
  uploadPace: { ms: 1200, bytes: 2000 },
  // Never reached, even if the machine pauses for a long time.
  stalledMs: 600_000,
  keepAliveMs: 400,
  checkMs: 50,
};

describe('slow connections', () => {
  let server: TestServer;
  let officer: string;

  beforeAll(async () => {
    server = await startTestServer({}, { limits: LIMITS });
    await server.load({
      users: [
        { email: 'officer@example.com', password: 'Str0ng_pass!', groups: ['administrator_press_room'] },
      ],
    });
    officer = (await server.signedIn('officer@example.com')).Authorization;
  });
  afterAll(() => server.close());

  const head = (path: string, ...headers: string[]): string =>
    [`POST ${path} HTTP/1.1`, 'Host: press.example', ...headers, '', ''].join('\r\n');
  const JSON_HEAD = head(LOGIN, 'Content-Type: application/json', 'Content-Length: 1000');
  const UPLOAD_HEAD = (): string =>
    head(
      ASSETS,
      `Authorization: ${officer}`,
      'Content-Type: multipart/form-data; boundary=b',
      'Transfer-Encoding: chunked',
      'Connection: close',
    );
  const FILE = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n';
  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

  /** Sends a byte at intervals as long as the connection is open. */
  async function trickle(start: string, bytes: string) {
    const connection = await openRaw(server.origin);
    connection.send(start);
    while (!connection.socket.destroyed) {
      connection.send(bytes);
      await pause(20);
    }
    return connection.closed();
  }

  const expectTimeout = (answer: Awaited<ReturnType<typeof askRaw>>): void => {
    expect(answer?.status).toBe(408);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ detail: 'The request took too long to arrive.' });
    expect(answer?.headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' });
  };

  it('end when they say nothing at all', async () => {
    expectTimeout(await askRaw(server.origin, ''));
  });

  it('end in the middle of headers', async () => {
    expectTimeout(await trickle('GET / HTTP/1.1\r\nX: ', 'y'));
  });

  it('end in the middle of a body', async () => {
    expectTimeout(await trickle(JSON_HEAD, ' '));
  });

  it('do not end because the server itself was held up', async () => {
    const connection = await openRaw(server.origin);
    const fields = ['Content-Type: application/json', 'Content-Length: 1000', 'Expect: 100-continue'];
    connection.send(head(LOGIN, ...fields));
    await expect.poll(connection.text).toContain('100 Continue');
    // From here on timers run before received data, and neither is processed meanwhile.
    await setImmediate();
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * LIMITS.bodyMs);
    connection.send(' '.repeat(1000));
    await connection.closed();
    expect(connection.text()).toContain('HTTP/1.1 400 ');
  });

  it('end in a body that nobody asked for', async () => {
    const answer = await trickle(
      head('/api/nowhere/', 'Content-Type: text/plain', 'Content-Length: 100000'),
      'x',
    );
    expect(answer?.status).toBe(404);
  });

  it('end in an upload that does not keep its pace', async () => {
    expectTimeout(await trickle(UPLOAD_HEAD() + chunk(FILE), chunk('x')));
  });

  it('end in an upload that falls silent after a fast start', async () => {
    expectTimeout(await trickle(UPLOAD_HEAD() + chunk(FILE) + chunk('x'.repeat(200_000)), ''));
  });

  it('may take longer than any other body for an upload that keeps its pace', async () => {
    const connection = await openRaw(server.origin);
    connection.send(UPLOAD_HEAD() + chunk(FILE));
    const start = performance.now();
    while (performance.now() - start < 2 * LIMITS.bodyMs) {
      connection.send(chunk('x'.repeat(4000)));
      await pause(20);
    }
    connection.send(`${chunk('\r\n--b--\r\n')}0\r\n\r\n`);
    expect((await connection.closed())?.status).toBe(201);
  });

  it('end where a request is over and no other comes', async () => {
    const connection = await openRaw(server.origin);
    connection.send('GET /healthz HTTP/1.1\r\nHost: press.example\r\n\r\n');
    expect((await connection.closed())?.status).toBe(200);
  });

  it('end where nobody reads the answer', async () => {
    const { call, countConnections, origin, close } = await startTestServer(
      {},
      {
        // Far above two intervals, and longer than a busy machine needs for an answer.
        limits: { ...LIMITS, stalledMs: 5000 },
        writeWeb: (webRoot) => {
          mkdirSync(join(webRoot, 'assets'), { recursive: true });
          writeFileSync(join(webRoot, 'index.html'), '');
          writeFileSync(join(webRoot, 'assets/large.bin'), Buffer.alloc(LARGE_BYTES, 'x'));
        },
      },
    );
    // From here on it is in memory, so a busy disk does not matter.
    expect((await call('/assets/large.bin')).text).toHaveLength(LARGE_BYTES);
    const connection = await openRaw(origin);
    connection.socket.pause();
    connection.send('GET /assets/large.bin HTTP/1.1\r\nHost: press.example\r\n\r\n');
    await expect.poll(countConnections).toBeGreaterThan(0);
    await expect.poll(countConnections).toBe(0);
    connection.socket.resume();
    const received = (await connection.closed())?.body.length ?? 0;
    expect(received).toBeGreaterThan(0);
    expect(received).toBeLessThan(LARGE_BYTES);
    await close();
  });

  it('end where one brings more requests than anybody sends at once', async () => {
    const connection = await openRaw(server.origin);
    const asked = 500;
    connection.send('GET /healthz HTTP/1.1\r\nHost: press.example\r\n\r\n'.repeat(asked));
    await connection.closed();
    expect(connection.text().split('HTTP/1.1 200 OK').length - 1).toBeLessThanOrEqual(16);
  });

  it('leave the others alone', async () => {
    const slow = await Promise.all(Array.from({ length: 300 }, () => openRaw(server.origin)));
    for (const [at, { send }] of slow.entries()) send(at % 3 === 0 ? JSON_HEAD : at % 3 === 1 ? 'GET /' : '');
    for (let round = 0; round < 20; round += 1) {
      expect((await server.call('/api/press_room/press_release/')).status).toBe(200);
    }
    await Promise.all(
      slow.map(async ({ socket }) => {
        if (!socket.closed) await once(socket, 'close');
      }),
    );
  });
});
