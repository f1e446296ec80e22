/** @module-tag slow */
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChildren, readMemory } from '../../../test/children.ts';
import { textLike, textWith } from '../../../test/matchers.ts';
import { until } from '../../../test/operations/load.ts';
import { buildPngBomb, twoHalves } from '../../../test/pictures.ts';
import { type Answer, startTestServer, type TestServer } from '../../../test/server.ts';
import { ProcessDied } from '../limited/warm-process.ts';
import { WarmProcesses } from '../limited/warm-processes.ts';
import { asFile } from '../storage/file-store.ts';
import { asHouse } from './ask-picture.ts';

const ASSETS = '/api/press_room/asset/';
const PROCESS = 'picture-process.ts';
const SIDE = 12_000;
/** Seconds of work and 430 MB from a few megabytes: an interlaced picture must be decoded as a whole. */
const drawHeavy = (): Promise<Buffer> =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#a04030' } })
    .png({ compressionLevel: 1, progressive: true })
    .toBuffer();

/** Most of its memory, and more than a process uses for small pictures. */
const HELD = 180 * 1024 ** 2;

/** Text that expands a billionfold when it is parsed. */
const ENTITIES = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
const SVG_BOMB = Buffer.from(
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "x">${ENTITIES.join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"><text>&e9;</text></svg>`,
);

describe('a hostile picture', () => {
  let server: TestServer;
  let officer: Record<string, string>;
  let heavy: Buffer;
  let good = 64;
  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      users: [
        { email: 'officer@example.com', password: 'Str0ng_pass!', groups: ['administrator_press_room'] },
      ],
    });
    officer = await server.signedIn('officer@example.com');
    heavy = await drawHeavy();
  });
  afterAll(() => server.close());

  function upload(bytes: Buffer, name: string, signal?: AbortSignal): Promise<Answer> {
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(bytes)]), name);
    return server.call(ASSETS, { method: 'POST', headers: officer, body, signal: signal ?? null });
  }
  /** The process that is reading the heavy picture: no other uses as much memory. */
  async function findReader(): Promise<number | null> {
    for (const pid of await findChildren(PROCESS)) if ((await readMemory(pid)) > HELD) return pid;
    return null;
  }
  /** Repeats until its process is found: if this process pauses, the other may finish unseen. */
  async function uploadHeavy(name: string, signal?: AbortSignal) {
    for (;;) {
      // A different file each time, because stored files are not read again.
      heavy = Buffer.concat([heavy, Buffer.alloc(1)]);
      const seen: { pid: number | null; isOver: boolean } = { pid: null, isOver: false };
      const uploading = upload(heavy, name, signal).finally(() => {
        seen.isOver = true;
      });
      await until(async () => {
        seen.pid = await findReader();
        return seen.pid !== null || seen.isOver;
      });
      if (seen.pid !== null && !seen.isOver) return { pid: seen.pid, uploading };
      expect((await uploading).status).toBe(201);
    }
  }
  /** Other requests are answered, and the next file is accepted. */
  async function expectService(): Promise<void> {
    expect((await server.call('/healthz')).status).toBe(200);
    good += 1;
    expect((await upload(await twoHalves(good).jpeg().toBuffer(), 'good.jpg')).status).toBe(201);
  }

  it.each([
    ['claims more pixels than any', buildPngBomb(60_000, 60_000), 'bomb.png', 'pixels'],
    ['claims pixels that it does not have', buildPngBomb(SIDE, SIDE), 'bomb.png', 'damaged or incomplete'],
    ['is a drawing that never ends', SVG_BOMB, 'bomb.svg', 'contains definitions'],
  ])('that %s is refused, and the next one taken', async (_what, bytes, name, words) => {
    const { status, json } = await upload(bytes, name);
    expect([status, json]).toEqual([400, { file: [textWith(words)] }]);
    await expectService();
  });

  it('ends the process that reads it, and costs nothing but itself', async () => {
    const { pid, uploading } = await uploadHeavy('heavy.png');
    // Otherwise it might finish before the other requests are answered.
    process.kill(pid, 'SIGSTOP');
    await expectService();
    process.kill(pid, 'SIGKILL');
    const { status, json } = await uploading;
    expect([status, json]).toEqual([400, { file: [textWith('too much time or memory')] }]);
    await expectService();
  });

  it('is no longer read when its sender is gone', async () => {
    const stop = new AbortController();
    const { pid, uploading } = await uploadHeavy('left.png', stop.signal);
    stop.abort();
    await expect(uploading).rejects.toThrow('aborted');
    await until(async () => !(await findChildren(PROCESS)).includes(pid));
    await expectService();
  });

  it('is ended when it takes too long, or too much memory', async () => {
    const module = join(import.meta.dirname, '../../content/assets/intake/inspect-picture.ts');
    const file = asFile(heavy);
    for (const limits of [
      { seconds: 0.01, patience: 50 },
      { seconds: 600, megabytes: 150 },
    ]) {
      const processes = new WarmProcesses({
        program: join(import.meta.dirname, PROCESS),
        limits,
        limiter: { atOnce: 1, places: 1, patienceMs: 1000 },
        idleMs: 1000,
      });
      const asking = processes.run(asHouse(), {
        task: { module, input: 'image/png' },
        file,
        hear: () => undefined,
      });
      await expect(asking).rejects.toThrow(ProcessDied);
    }
  });

  it.each([
    ['a drawing', SVG_BOMB],
    ['nothing', Buffer.alloc(0)],
  ])('that is %s goes no further than the process that reads it', async (_what, bytes) => {
    const answers: unknown[] = [];
    const processes = new WarmProcesses({
      program: join(import.meta.dirname, PROCESS),
      limits: { seconds: 600 },
      limiter: { atOnce: 1, places: 1, patienceMs: 1000 },
      idleMs: 1000,
    });
    const module = join(import.meta.dirname, '../../content/assets/intake/inspect-picture.ts');
    await processes.run(asHouse(), {
      task: { module, input: 'image/png' },
      file: asFile(bytes),
      hear: (answer) => void answers.push(answer),
    });
    expect(answers).toEqual([{ fault: { key: textLike(/^picture_/) } }]);
  });
});
