/** @module-tag slow */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { until } from '../../../test/operations/load.ts';
import { asFile } from '../storage/file-store.ts';
import { WorkRefused } from './concurrency-limiter.ts';
import type { ProcessLimits } from './start.ts';
import { ProcessDied, type Work } from './warm-process.ts';
import { WarmProcesses } from './warm-processes.ts';

const PROGRAM = join(import.meta.dirname, '../../../test/tasks-process.ts');
const TURNS = { atOnce: 1, places: 4, patienceMs: 600_000 };

interface Told {
  pid: number;
  text: string;
}

describe('a process that reads one file after another', () => {
  let folder: string;
  let path: string;
  let processes: WarmProcesses;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'press-room-warm-'));
    path = join(folder, 'files/ab/abcd');
    mkdirSync(join(folder, 'files/ab'), { recursive: true });
    writeFileSync(path, 'from the disk');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const open = (limits: Partial<ProcessLimits> = {}, idleMs = 600_000): WarmProcesses =>
    new WarmProcesses({ program: PROGRAM, limits: { seconds: 100, ...limits }, limiter: TURNS, idleMs });
  beforeEach(() => {
    processes = open();
  });

  const isRunning = (pid: number): boolean => existsSync(`/proc/${pid}`);
  const stored = () => ({ ...asFile(Buffer.from('from the disk')), path });
  async function ask(
    task: string,
    { file = asFile(Buffer.from('told')), signal = new AbortController().signal, hear }: Partial<Work> = {},
  ): Promise<unknown[]> {
    const answers: unknown[] = [];
    await processes.run(
      { key: 'a', signal },
      { task, file, hear: hear ?? ((answer) => void answers.push(answer)) },
    );
    return answers;
  }
  const tell = async (file?: Work['file']): Promise<Told> =>
    (await ask('tell', file === undefined ? {} : { file }))[0] as Told;
  /** The next file is read, whatever the result of the previous one. */
  const expectNext = async (): Promise<void> => expect((await tell()).text).toBe('told');

  it('reads files that are handed over and files that lie on the disk', async () => {
    const first = await tell();
    expect([first.text, (await tell(asFile(Buffer.alloc(0)))).text]).toEqual(['told', '']);
    const long = asFile(Buffer.alloc(300_000, 'x'));
    expect(await tell(long)).toEqual({ pid: first.pid, text: 'x'.repeat(300_000) });
    const onDisk = await tell(stored());
    expect([onDisk.text, (await tell(stored())).pid]).toEqual(['from the disk', onDisk.pid]);
  });

  it('may read no other file', async () => {
    expect(await ask(path, { file: stored() })).toEqual([13]);
    for (const place of ['/etc/passwd', join(folder, 'secret')]) {
      writeFileSync(join(folder, 'secret'), 'x');
      await expect(ask(place, { file: stored() })).rejects.toThrow(ProcessDied);
    }
  });

  it.each<[string, string, Partial<ProcessLimits>]>([
    ['takes too long', 'compute', { seconds: 0.02, patience: 100 }],
    ['takes more and more memory', 'grow', { megabytes: 300 }],
    ['takes memory faster than anybody can look', 'grow fast', { megabytes: 300 }],
    ['falls over what it reads', 'fall', {}],
  ])('dies alone when it %s', async (_what, task, limits) => {
    processes = open(limits);
    await expect(ask(task)).rejects.toThrow(ProcessDied);
    await expectNext();
  });

  it('says nothing of a file for which it was given no processor', async () => {
    processes = open({ seconds: 600, patience: 0.002 });
    await expect(ask('compute')).rejects.toThrow(new WorkRefused('busy'));
  });

  it('dies alone when it is killed while it works', async () => {
    const hear = (pid: unknown): void => void setImmediate(() => process.kill(Number(pid), 'SIGKILL'));
    await expect(ask('wait', { hear })).rejects.toThrow(ProcessDied);
    await expectNext();
  });

  it('costs no file when it is killed while it rests', async () => {
    const { pid } = await tell();
    process.kill(pid, 'SIGKILL');
    await expectNext();
  });

  it('says nothing about a file when it is stopped with the service', async () => {
    const hear = (pid: unknown): void => void setImmediate(() => process.kill(Number(pid), 'SIGTERM'));
    await expect(ask('wait', { hear })).rejects.toThrow('Ended by SIGTERM');
    await expectNext();
  });

  it('ends when nobody waits for it any more', async () => {
    const stop = new AbortController();
    let pid = 0;
    const asking = ask('wait', {
      signal: stop.signal,
      hear: (told) => {
        pid = Number(told);
        setImmediate(() => stop.abort());
      },
    });
    await expect(asking).rejects.toEqual(new WorkRefused('gone'));
    await until(() => !isRunning(pid));
    await expectNext();
  });

  it('waits while an answer is heard, and goes on with the next file where that fails', async () => {
    const { pid } = await tell();
    const heard: unknown[] = [];
    const hear = async (answer: unknown): Promise<void> => {
      heard.push(answer);
      await new Promise((resolve) => setImmediate(resolve));
      if (answer === 2) throw new Error('The store is away');
    };
    await expect(ask('count', { hear })).rejects.toThrow('The store is away');
    expect(heard).toEqual([1, 2]);
    expect((await tell()).pid).toBe(pid);
  });

  it('is not left with half of a file whose source breaks', async () => {
    const stream = () =>
      Readable.from(
        (function* () {
          yield Buffer.alloc(10);
          throw new Error('The bucket is away');
        })(),
      );
    const broken = { ...asFile(Buffer.alloc(100)), stream };
    await expect(tell(broken)).rejects.toThrow('The bucket is away');
    await expectNext();
  });

  it('refuses who comes when enough of one network wait', async () => {
    const stop = new AbortController();
    const begun = Promise.withResolvers<unknown>();
    const first = ask('wait', { signal: stop.signal, hear: begun.resolve });
    await begun.promise;
    const waiting = [tell(), tell()];
    await expect(tell()).rejects.toEqual(new WorkRefused('busy'));
    stop.abort();
    await expect(first).rejects.toEqual(new WorkRefused('gone'));
    expect(await Promise.all(waiting)).toHaveLength(2);
  });

  it('ends by itself when it has had nothing to do for a while', async () => {
    processes = open({}, 50);
    const { pid } = await tell();
    await until(() => !isRunning(pid));
    await expectNext();
  });
});
