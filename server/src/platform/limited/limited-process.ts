import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from '../storage/file-store.ts';
import { WorkRefused } from './concurrency-limiter.ts';
import {
  clockOf,
  ignoreClosed,
  isStarved,
  maxBytesOf,
  type ProcessLimits,
  STOPS,
  startLimited,
  watchMemory,
} from './start.ts';

export interface LimitedProcess {
  /** Absolute path of the program. It reads the file from stdin, and each of its messages is acknowledged. */
  program: string;
  /** Argument in its `process.argv`, before the number of bytes. */
  task: string;
  limits: ProcessLimits;
  /** Sent over the channel only, because other processes of the machine can read `task`. */
  secret?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The child waits until this is done. */
  hear: (message: unknown) => Promise<void> | void;
}

/**
 * Parses an untrusted file in a separate process, which is killed at its limits: no message means that a limit was
 * reached. Rejects if `hear` does, and if the process was stopped from outside. @throws {WorkRefused} if other
 * processes left it no processor time
 */
export async function runLimited(file: StoredFile, options: LimitedProcess): Promise<void> {
  const { limits, signal } = options;
  const maxBytes = maxBytesOf(file, limits);
  const child = startLimited({
    program: options.program,
    arguments: [options.task, String(file.bytes)],
    limits,
    maxBytes,
    folder: null,
  });
  if (options.secret !== undefined) child.send({ secret: options.secret }, () => undefined);
  const kill = (): void => void child.kill('SIGKILL');
  let hearing = Promise.resolve();
  let isAnswered = false;
  child.on('message', (message) => {
    isAnswered = true;
    hearing = hearing
      .then(() => options.hear(message))
      .then(() => {
        if (child.connected) child.send('heard', () => undefined);
      });
    // Awaited below; until then a failure only ends the process.
    hearing.catch(kill);
  });
  const ended = new AbortController();
  let wasStarved = false;
  const timer = setTimeout(() => {
    wasStarved = isStarved(child.pid, limits, null);
    kill();
  }, clockOf(limits));
  signal?.addEventListener('abort', kill);
  const watching = watchMemory(child.pid, maxBytes, { kill, signal: ended.signal });
  try {
    // The last message may arrive after the exit, but before the channel is closed.
    await Promise.all([
      once(child, 'exit'),
      once(child, 'disconnect'),
      child.stdin === null ? null : pipeline(file.stream(), child.stdin).catch(ignoreClosed),
    ]);
    await hearing;
  } finally {
    clearTimeout(timer);
    ended.abort();
    signal?.removeEventListener('abort', kill);
    kill();
    await watching;
  }
  signal?.throwIfAborted();
  if (wasStarved) throw new WorkRefused('busy');
  if (!isAnswered && STOPS.includes(child.signalCode)) throw new Error(`Ended by ${child.signalCode}`);
}
