import { on, once } from 'node:events';
import type { Writable } from 'node:stream';
import type { StoredFile } from '../storage/file-store.ts';
import { WorkRefused } from './concurrency-limiter.ts';
import {
  clockOf,
  ignoreClosed,
  isStarved,
  maxBytesOf,
  type ProcessLimits,
  readCpuSeconds,
  STOPS,
  startLimited,
  watchMemory,
} from './start.ts';

/** Task of a process. If the file has no local path, its bytes are sent to stdin. */
export interface Order {
  task: unknown;
  file: { path: string } | { bytes: number };
}

/** Message of the process; each answer is acknowledged with `heard` or `stop`. */
export type Said = { is: 'begun' } | { is: 'answer'; answer: unknown } | { is: 'done' };

export interface Work {
  task: unknown;
  file: StoredFile;
  signal: AbortSignal;
  /** Called with each answer; the process waits until this is done. */
  hear: (answer: unknown) => Promise<void> | void;
}

/** Killed at one of its limits, or crashed by its input. */
export class ProcessDied extends Error {}

/** It ended before it read anything of the file. */
export class ProcessGone extends Error {}

export interface WarmOptions {
  /** Absolute path of the program, which calls `serveTasks`. */
  program: string;
  /** Limits per file; the time is paused while an answer is handled. */
  limits: ProcessLimits;
  /** Folder of stored files, which it may read. */
  folder: string | null;
}

/** Seconds of work after which the process is replaced, because the kernel counts its total processor time. */
const LIFETIME_SECONDS = 600;
/** Share of the memory limit that may remain allocated for the next file. */
const FIT_SHARE = 0.25;
/** Timeout of its start. */
const START_MS = 60_000;
/** For the largest file; the memory watch uses the actual size. */
const LARGEST_BYTES = 300 * 1024 ** 2;

/** A reusable process that parses untrusted files, one after another. */
export class WarmProcess {
  readonly folder: string | null;
  readonly #child: ReturnType<typeof startLimited>;
  readonly #limits: ProcessLimits;
  readonly #born = performance.now();
  readonly #gone: Promise<unknown>;
  #hasGrown = false;
  #wasStarved = false;

  constructor({ program, limits, folder }: WarmOptions) {
    this.folder = folder;
    this.#limits = limits;
    this.#child = startLimited({
      program,
      arguments: [],
      limits: { ...limits, seconds: LIFETIME_SECONDS + limits.seconds },
      maxBytes: (limits.megabytes ?? 1024) * 1024 ** 2 + 2 * LARGEST_BYTES,
      folder,
    });
    this.#gone = once(this.#child, 'disconnect').catch(() => undefined);
    this.#hold(false);
  }

  /** Whether it can handle another file. */
  get isFit(): boolean {
    const isYoung = performance.now() - this.#born < LIFETIME_SECONDS * 1000;
    return this.#child.connected && !this.#child.killed && isYoung && !this.#hasGrown;
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }

  /**
   * Rejects if `hear` does, and if the process was stopped from outside. @throws {ProcessDied} {ProcessGone}
   * {WorkRefused}
   */
  async work(work: Work): Promise<void> {
    const child = this.#child;
    if (!child.connected) throw new ProcessGone('It has ended');
    const over = new AbortController();
    const maxBytes = maxBytesOf(work.file, this.#limits);
    const watching = watchMemory(child.pid, maxBytes, { kill: () => this.end(), signal: over.signal });
    this.#hold(true);
    try {
      const said = on(child, 'message', { close: ['disconnect'] });
      const feeding = this.#feed(work);
      // The process would wait for bytes that never arrive.
      feeding.catch(() => this.end());
      await Promise.all([feeding, this.#listen(said, work)]);
    } finally {
      over.abort();
      this.#hasGrown = (await watching) > maxBytes * FIT_SHARE;
      this.#hold(false);
    }
  }

  async #feed({ task, file }: Work): Promise<void> {
    const { stdin } = this.#child;
    const order: Order = { task, file: file.path === null ? { bytes: file.bytes } : { path: file.path } };
    this.#send(order);
    if (file.path !== null || stdin === null) return;
    await this.#write(file, stdin).catch(ignoreClosed);
  }

  async #write(file: StoredFile, stdin: Writable): Promise<void> {
    for await (const piece of file.stream()) {
      if (!this.#child.connected) return;
      if (!stdin.write(piece)) await Promise.race([once(stdin, 'drain'), this.#gone]);
    }
  }

  async #listen(said: AsyncIterable<unknown[]>, { signal, hear }: Work): Promise<void> {
    const kill = (): void => this.end();
    let isBegun = false;
    let failure: { error: unknown } | null = null;
    let timer = setTimeout(() => this.#endStarved(), START_MS);
    signal.addEventListener('abort', kill);
    if (signal.aborted) kill();
    try {
      for await (const [message] of said) {
        clearTimeout(timer);
        const heard = message as Said;
        if (heard.is === 'done') break;
        if (heard.is === 'begun') isBegun = true;
        else {
          // Nothing runs between two answers that would have to be ended.
          signal.removeEventListener('abort', kill);
          failure = await toFailure(() => hear(heard.answer));
          this.#send(failure === null && !signal.aborted ? 'heard' : 'stop');
          signal.addEventListener('abort', kill);
        }
        const before = readCpuSeconds(this.#child.pid);
        timer = setTimeout(() => {
          if (isStarved(this.#child.pid, this.#limits, before)) this.#endStarved();
          else kill();
        }, clockOf(this.#limits));
      }
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', kill);
    }
    if (failure !== null) throw failure.error;
    if (signal.aborted) throw new WorkRefused('gone');
    if (!this.#child.connected) throw await this.#explainEnd(isBegun);
  }

  /** Ends a process without processor time: its input is not the cause. */
  #endStarved(): void {
    this.#wasStarved = true;
    this.end();
  }

  async #explainEnd(isBegun: boolean): Promise<Error> {
    const child = this.#child;
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    if (this.#wasStarved) return new WorkRefused('busy');
    if (STOPS.includes(child.signalCode)) return new Error(`Ended by ${child.signalCode}`);
    const how = `Ended by ${child.signalCode ?? child.exitCode}`;
    return isBegun ? new ProcessDied(how) : new ProcessGone(how);
  }

  #send(message: Order | 'heard' | 'stop'): void {
    // Failures to send to an ended process are detected elsewhere.
    this.#child.send(message, () => undefined);
  }

  /** An idle process does not keep the parent alive. */
  #hold(isWorking: boolean): void {
    const { channel } = this.#child;
    if (isWorking) {
      this.#child.ref();
      channel?.ref();
    } else {
      this.#child.unref();
      channel?.unref();
    }
  }
}

async function toFailure(work: () => Promise<void> | void): Promise<{ error: unknown } | null> {
  try {
    await work();
    return null;
  } catch (error) {
    return { error };
  }
}
