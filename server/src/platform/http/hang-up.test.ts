import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Writable } from 'node:stream';
import { PICTURE_PATH } from '@press-room/contract/account';
import { ASSET_UPLOAD_PATH } from '@press-room/contract/admin-assets';
import { ASSET_PATH } from '@press-room/contract/assets';
import { IMPORT_PATH } from '@press-room/contract/imports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { LOGGED } from '../../../test/server.ts';

/** Level of a line of the log. */
const WARNING = 40;
const BYTES = 1_000_000;
const FORM = 'multipart/form-data; boundary=part';
const FILE =
  '--part\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';

describe('a client that goes away during its request', () => {
  let desk: Desk;
  let lines: { level: number; msg: string; reqId?: string }[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });

  beforeAll(async () => {
    desk = await startDesk({}, { logger: { level: 'info', stream } });
  });
  beforeEach(() => {
    lines = [];
  });
  afterAll(() => desk.server.close());

  /** Ids of requests that the log marks as failed after the connection was closed. */
  async function listFailures(connections: number): Promise<unknown[]> {
    await expect.poll(() => desk.server.countConnections()).toBeLessThanOrEqual(connections);
    // A later request is logged after all earlier ones.
    const { headers } = await desk.server.call('/api/__boom__/');
    const later = headers.get('X-Request-Id');
    const idsOf = (some: typeof lines) => some.map(({ reqId }) => reqId);
    await expect.poll(() => idsOf(lines.filter(({ msg }) => msg === 'request'))).toContain(later);
    const failures = idsOf(lines.filter(({ level }) => level >= WARNING));
    expect(failures).toContain(later);
    return failures.filter((id) => id !== later);
  }

  interface Sent {
    method: string;
    path: string;
    headers: Record<string, string>;
    start: string;
  }

  /** Sends the head of a request, and the beginning of its body once the server reads it. */
  async function begin({ method, path, headers, start }: Sent): Promise<Socket> {
    const { hostname, port, host } = new URL(desk.server.origin);
    const socket = connect(Number(port), hostname);
    const head = {
      Host: host,
      ...desk.officer,
      ...headers,
      'Content-Length': String(BYTES),
      Expect: '100-continue',
    };
    const fields = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`${method} ${path} HTTP/1.1\r\n${fields.join('')}\r\n`);
    const answer: unknown[] = await once(socket, 'data');
    expect(String(answer[0])).toMatch(/^HTTP\/1\.1 100 /);
    await new Promise((resolve) => socket.write(start, resolve));
    return socket;
  }

  const TUS = { 'Tus-Resumable': '1.0.0' };
  const beginUpload = async (): Promise<string> => {
    const headers = { ...desk.officer, ...TUS, 'Upload-Length': String(BYTES) };
    const answer = await desk.server.call(ASSET_UPLOAD_PATH, { method: 'POST', headers });
    return answer.headers.get('Location') ?? '';
  };

  describe.each([
    {
      what: 'JSON',
      open: async () => ({
        method: 'POST',
        path: '/api/__log__/',
        headers: { 'Content-Type': 'application/json' },
        start: '{"a":"',
      }),
    },
    {
      what: 'a form with a file',
      open: async () => ({
        method: 'POST',
        path: ASSET_PATH,
        headers: { 'Content-Type': FORM },
        start: `${FILE}${'x'.repeat(100_000)}`,
      }),
    },
    {
      what: 'a form with a table',
      open: async () => ({
        method: 'POST',
        path: IMPORT_PATH,
        headers: { 'Content-Type': FORM },
        start: `${FILE}${'x'.repeat(100_000)}`,
      }),
    },
    {
      what: 'a form with a small file',
      open: async () => ({
        method: 'POST',
        path: PICTURE_PATH,
        headers: { 'Content-Type': FORM },
        start: `${FILE.replace('"file"', '"picture"')}${'x'.repeat(100_000)}`,
      }),
    },
    {
      what: 'a piece of an upload',
      open: async () => ({
        method: 'PATCH',
        path: await beginUpload(),
        headers: { ...TUS, 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' },
        start: 'x'.repeat(100_000),
      }),
    },
  ])('that sends $what', ({ open }) => {
    it.each([
      { how: 'closes the connection', hangUp: (socket: Socket) => socket.destroy() },
      { how: 'resets the connection', hangUp: (socket: Socket) => socket.resetAndDestroy() },
    ])('and $how is no error', async ({ hangUp }) => {
      const sent = await open();
      const before = await desk.server.countConnections();
      const socket = await begin(sent);
      expect(await desk.server.countConnections()).toBe(before + 1);
      hangUp(socket);
      expect(await listFailures(before)).toEqual([]);
    });
  });

  it.each([
    ['EPIPE', 0],
    ['SQLITE_IOERR', 1],
  ])('while its answer is made hides no other fault: %s', async (code, count) => {
    const before = await desk.server.countConnections();
    const { hostname, port, host } = new URL(desk.server.origin);
    const socket = connect(Number(port), hostname);
    socket.write(`GET /api/__left__/${code}/ HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
    await expect.poll(() => lines.map(({ msg }) => msg)).toContain(LOGGED);
    socket.destroy();
    expect(await listFailures(before)).toHaveLength(count);
  });
});
