import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { tusOf } from '../../library.ts';
import { post } from '../../requests.ts';
import { ACCOUNT, addAccount, addReleases, numberedTitles } from '../content.ts';
import { type Place, removePlace, withDatabase } from '../database.ts';
import { type Asked, startKeepAliveLoad } from '../keep-alive-load.ts';
import { call, until } from '../load.ts';
import { startMailServer } from '../mail-server.ts';
import { endAll, listening, refusal, type StartedServer, startServerScript } from '../processes.ts';
import { makeReadyPlace } from '../ready-place.ts';

const MAIN = join(import.meta.dirname, '../../../src/main.ts');
/** Restarts of two processes each. */
const RESTARTS = 10;
/** Restarts during a download: a replaced process waits a quarter of an hour for its reader. */
const HALF = RESTARTS / 2;
const MEGABYTE = 1024 * 1024;
const DOWNLOAD_BYTES = 50 * MEGABYTE;
/** A reader that receives this much at a time is not disconnected as idle. */
const SIP_BYTES = MEGABYTE / 16;
const SIP_EVERY_MS = 5000;
/** Size of an upload in one request, which starts before a restart and ends after it. */
const PATCH_BYTES = 4 * MEGABYTE;
/** Its speed until then: sixteen times the server's minimum, to allow for long delays of the machine. */
const PIECE_BYTES = 16_384;
const PAUSE_MS = 500;
const LIST = '/api/press_room/press_release/?format=datatables&length=5';
/** Reads of every kind, and a write that must not be repeated. */
const ASKED: readonly Asked[] = [
  { method: 'GET', path: LIST, status: 200 },
  { method: 'GET', path: '/api/press_room/press_release/?format=datatables&length=20', status: 200 },
  { method: 'GET', path: '/healthz', status: 200 },
  { method: 'POST', path: '/api/account/token-auth/', body: '{}', status: 400 },
];

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const SERVES = /a process serves/g;
const REPLACED = /every process was replaced/g;

describe('several processes behind one port', () => {
  let place: Place;
  beforeEach(async () => {
    place = await makeReadyPlace();
    await withDatabase(place, async (database) => {
      await addReleases(database, numberedTitles(20));
      await addAccount(database.db, 'administrator_press_room');
    });
  });
  afterEach(async () => {
    await endAll();
    await removePlace(place);
  });

  /** Program of each process: the content of this file at its start. */
  const program = (): string => join(place.DATA_DIR, 'program.ts');
  const deploy = (before: string): void =>
    writeFileSync(program(), `${before}\nawait import(${JSON.stringify(MAIN)});\n`);

  /** Node executable of each process, like that of a release behind its link. */
  const node = (): string => join(place.DATA_DIR, 'node');

  async function start(environment: Record<string, string>): Promise<StartedServer> {
    deploy('');
    symlinkSync(process.execPath, node());
    const more = { LOG_LEVEL: 'info', ...place, ...environment };
    const forgets = /"msg":"request"/;
    return listening(await startServerScript(program(), { environment: more, node: node(), forgets }));
  }

  /** Attaches a file to the first public release. Returns its address. */
  const attach = (asset_id: number): Promise<string> =>
    withDatabase(place, async ({ db }) => {
      const { id } = await db.selectFrom('press_release').select('id').limit(1).executeTakeFirstOrThrow();
      const link = { press_release_id: id, asset_id, position: 0 };
      await db.insertInto('press_release_attachment').values(link).execute();
      const asset = db.selectFrom('asset').select(['sha256', 'name']).where('id', '=', asset_id);
      const { sha256, name } = await asset.executeTakeFirstOrThrow();
      return `/media/${sha256}/${name}`;
    });

  it('fail the start in one sentence where none of them gets ready', async () => {
    deploy('');
    const environment = { ...place, WORKERS: '2', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/name' };
    const { exit, words } = await refusal(await startServerScript(program(), { environment }));
    expect([exit, words]).toEqual([1, expect.stringMatching(/^DATABASE_URL: .+\nWORKERS: .+\n$/)]);
  });

  it('follow one that is killed, and tell what each counts on one port', { tags: ['quick'] }, async () => {
    const port = await findFreePort();
    const server = await start({ WORKERS: '2', METRICS_PORT: String(port) });
    const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const tells = (text: string) => until(async () => (await read()).includes(text));
    await tells('press_room_workers{state="serving"} 2');
    expect(count(server.output(), /Press room: /g)).toBe(1);
    const load = startKeepAliveLoad(server.origin, ASKED.slice(0, 3), { connections: 16, retries: 2 });
    await until(() => load.tally.right > 500);
    const builds = [1, 2].map(
      (place) => new RegExp(`^press_room_build_info\\{.*worker="${place}"\\} 1$`, 'm'),
    );
    await until(async () => {
      const told = await read();
      return builds.every((build) => build.test(told));
    });

    // The next version uses another Node version.
    const isCalled = join(place.DATA_DIR, 'called');
    rmSync(node());
    writeFileSync(node(), `#!/bin/sh\n: > '${isCalled}'\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
    const pids = Array.from(server.output().matchAll(/"worker":(\d+),"place"/g), ([, pid]) => Number(pid));
    process.kill(pids[1] ?? 0, 'SIGHUP');
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await tells('press_room_worker_deaths_total 1');
    await tells('press_room_workers{state="serving"} 2');
    const { wrong } = await load.stop();
    expect(wrong).toEqual([]);
    expect(existsSync(isCalled)).toBe(true);

    // Broken code does not replace a running process.
    deploy("throw new Error('broken');");
    server.child.kill('SIGHUP');
    await server.outputs(/the new process did not get ready/);
    expect(await call(`${server.origin}/readyz`)).toMatchObject({ status: 200 });
    expect(await read()).toContain('press_room_workers{state="serving"} 2');
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('are replaced one after another without a request, download, upload or job that fails', async () => {
    const mail = await startMailServer('holds');
    const server = await start({ WORKERS: '2', SMTP_URL: mail.url });
    const ask = async (path: string, init?: RequestInit) => {
      const response = await fetch(new URL(path, server.origin), init);
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text,
        json: JSON.parse(text || 'null') as unknown,
      };
    };
    const session = await ask('/api/account/token-auth/', post(ACCOUNT));
    const headers = { Authorization: `JWT ${(session.json as { token: string }).token}` };
    const tus = tusOf(ask);
    const send = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
      const begun = await tus.begin(bytes.length, { filename: 'figures.txt' }, headers);
      const sent = await tus.send(begun.headers.get('location') ?? '', 0, bytes, headers);
      return sent.headers.get('asset-id') ?? '';
    };
    const text = (bytes: number) => new Uint8Array(Buffer.from(randomBytes(bytes / 2).toString('hex')));
    const file = text(DOWNLOAD_BYTES);
    const id = await send(file);
    const shown = `${server.origin}${await attach(Number(id))}`;
    let download = await beginDownload(shown);
    const upload = text(RESTARTS * PATCH_BYTES);
    const begun = await tus.begin(upload.length, { filename: 'more.txt' }, headers);
    const address = begun.headers.get('location') ?? '';
    expect((await ask('/api/account/send-reset-password-link/', post({ login: ACCOUNT.email }))).status).toBe(
      200,
    );
    await until(() => mail.held === 1);

    const begin = performance.now();
    const load = startKeepAliveLoad(server.origin, ASKED, { connections: 32 });
    for (let restart = 1; restart <= RESTARTS; restart += 1) {
      if (restart === HALF + 1) download = await beginDownload(shown);
      deploy(`console.log('edition ${restart}');`);
      const [before, right] = [count(server.output(), REPLACED), load.tally.right];
      const offset = (restart - 1) * PATCH_BYTES;
      const bytes = upload.subarray(offset, offset + PATCH_BYTES);
      const line = slowLine(bytes);
      const sent = tus.send(address, offset, line.stream, headers);
      server.child.kill('SIGHUP');
      const replaced = until(async () => {
        await download.sip();
        return count(server.output(), REPLACED) > before && load.tally.right > right + 100;
      });
      const [answer] = await Promise.all([sent, replaced.finally(line.hurry)]);
      expect(answer).toMatchObject({ status: 204 });
      expect(count(server.output(), new RegExp(`^edition ${restart}$`, 'gm'))).toBe(2);
      const part = ((restart - 1) % HALF) + 1;
      const saved = await download.read((DOWNLOAD_BYTES / HALF) * part);
      if (part === HALF) expect(Buffer.compare(saved, file)).toBe(0);
      // The sending process is retired by then, and still receives the acknowledgement.
      if (restart === 1) mail.mood = 'well';
    }
    const { right, wrong } = await load.stop();
    const seconds = (performance.now() - begin) / 1000;
    console.log(
      `${right} requests in ${Math.round(seconds)} s while ${2 * RESTARTS} processes were replaced`,
    );
    expect(wrong).toEqual([]);
    await until(() => mail.acknowledged > 0);
    await until(() =>
      withDatabase(place, async ({ db }) => {
        const mails = db.selectFrom('job').select('id').where('kind', 'like', 'mail%');
        return (await mails.execute()).length === 0;
      }),
    );
    expect(count(server.output(), SERVES)).toBe(2 + 2 * RESTARTS);
    expect(await server.end('SIGTERM')).toBe(0);
    expect([mail.acknowledged, server.complaints()]).toEqual([1, '']);
    await mail.stop();
  });
});

/** A download with a slow reader. @throws if it is interrupted */
async function beginDownload(url: string) {
  const sent = request(url, { agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  const parts: Buffer[] = [];
  let bytes = 0;
  let sippedAt = 0;
  const pieces = answer[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  /** Reads until it has this much. */
  const read = async (most: number): Promise<Buffer> => {
    while (bytes < most) {
      const piece = await pieces.next();
      if (piece.done === true) break;
      parts.push(piece.value);
      bytes += piece.value.length;
    }
    return Buffer.concat(parts);
  };
  return {
    read,
    /** Reads a little at intervals. */
    sip: async (): Promise<void> => {
      if (performance.now() - sippedAt < SIP_EVERY_MS) return;
      sippedAt = performance.now();
      await read(bytes + SIP_BYTES);
    },
  };
}

/** Sends bytes just fast enough for the server, until it may send at full speed. */
function slowLine(bytes: Uint8Array) {
  let mayHurry = false;
  async function* pieces(): AsyncGenerator<Uint8Array> {
    let at = 0;
    for (; !mayHurry && at < bytes.length; at += PIECE_BYTES) {
      yield bytes.subarray(at, at + PIECE_BYTES);
      await delay(PAUSE_MS);
    }
    if (at < bytes.length) yield bytes.subarray(at);
  }
  return {
    stream: Readable.toWeb(Readable.from(pieces())) as ReadableStream,
    hurry: () => {
      mayHurry = true;
    },
  };
}
