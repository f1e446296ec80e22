import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, it } from 'vitest';
import { tusOf } from '../../library.ts';
import { post } from '../../requests.ts';
import type { Answer } from '../../server.ts';
import { endAll, startServer } from '../processes.ts';

const COMMAND = join(import.meta.dirname, '../../../src/commands/run.ts');
const ACCOUNT = { email: 'officer@example.com', password: 'Str0ng_pass!' };
const PIECE = 1024 * 1024;
const directory = mkdtempSync(join(tmpdir(), 'press-room-resumed-'));

afterEach(endAll);
afterAll(() => rmSync(directory, { recursive: true, force: true }));

function load(): void {
  const document = join(directory, 'content.json');
  const users = [{ ...ACCOUNT, first_name: 'Ada', last_name: 'Rossi', groups: ['administrator_press_room'] }];
  writeFileSync(document, JSON.stringify({ press_groups: [{ name: 'Association' }], users }));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  execFileSync(process.execPath, [COMMAND, 'db:load', document], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: directory },
  });
}

async function call(origin: string, path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(new URL(path, origin), init);
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: text === '' ? null : JSON.parse(text),
  };
}

it('an upload goes on after its server was killed with kill -9 in the middle of a piece, byte by byte the same', async () => {
  load();
  const environment = { DATA_DIR: directory };
  let server = await startServer(environment);
  expect(server.origin).toMatch(/^http/);
  const signIn = async () => {
    const { json } = await call(server.origin, '/api/account/token-auth/', post(ACCOUNT));
    return { Authorization: `JWT ${(json as { token: string }).token}` };
  };
  let headers = await signIn();
  let tus = tusOf((path, init) => call(server.origin, path, init));
  // Text without repetitions: its hash detects missing or duplicate bytes.
  const file = new Uint8Array(Buffer.from(randomBytes(6 * PIECE).toString('hex')));
  const begun = await tus.begin(file.length, { filename: 'figures.txt' }, headers);
  const address = begun.headers.get('location') ?? '';
  const acknowledged = 3 * PIECE;
  expect((await tus.send(address, 0, file.subarray(0, acknowledged), headers)).status).toBe(204);

  // The next part is being sent, and never ends.
  const half = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(file.subarray(acknowledged, acknowledged + PIECE)),
  });
  const broken = fetch(new URL(address, server.origin), {
    method: 'PATCH',
    headers: {
      ...headers,
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(acknowledged),
      'Content-Type': 'application/offset+octet-stream',
    },
    body: half,
    duplex: 'half',
  } as RequestInit).catch((error: unknown) => error);
  await server.outputs(/listening/);
  await server.end('SIGKILL');
  expect(await broken).toBeInstanceOf(Error);

  server = await startServer(environment);
  headers = await signIn();
  tus = tusOf((path, init) => call(server.origin, path, init));
  const list = await call(server.origin, '/api/office/asset/?format=datatables', { headers });
  expect(list.json).toMatchObject({ recordsTotal: 0 });
  const offset = Number((await tus.ask(address, headers)).headers.get('upload-offset'));
  expect(offset).toBeGreaterThanOrEqual(acknowledged);
  const last = await tus.send(address, offset, file.subarray(offset), headers);
  expect([last.status, last.headers.get('asset-is-known')]).toEqual([204, 'false']);
  const id = Number(last.headers.get('asset-id'));
  expect((await call(server.origin, `/api/office/asset/${id}/`, { headers })).json).toMatchObject({
    bytes: file.length,
  });
  const again = await tus.begin(file.length, { filename: 'again.txt' }, headers);
  const known = await tus.send(again.headers.get('location') ?? '', 0, file, headers);
  // Equal content is detected by its hash.
  expect([known.headers.get('asset-id'), known.headers.get('asset-is-known')]).toEqual([String(id), 'true']);
  expect(await server.end('SIGTERM')).toBe(0);
});
