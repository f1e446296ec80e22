import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoredFile } from '../storage/file-store.ts';

export interface ProcessLimits {
  /** Of processor time. */
  seconds: number;
  /** On the clock, as a multiple of that: others use the machine too. */
  patience?: number;
  heapMegabytes?: number;
  /** Resident memory beside the bytes of the file. */
  megabytes?: number;
}

export interface LimitedProcess {
  /** Absolute path of what runs: the file comes on its stdin, and each message of it is answered when it was heard. */
  program: string;
  /** What it finds in `process.argv`, before the number of bytes. */
  task: string;
  limits: ProcessLimits;
  /** Told by the channel alone: what stands in `task` the whole machine can read. */
  secret?: string | undefined;
  signal?: AbortSignal | undefined;
  /** It waits until this is done. */
  hear: (message: unknown) => Promise<void> | void;
}

const ROOT = join(import.meta.dirname, '../../..');

// The kernel ends a process that never stops computing, even where we are no longer there to do it.
const LIMITED = 'ulimit -t "$1"; shift; exec "$@"';

/** A process without our environment that may read nothing but code, write nothing and reach no network. */
function startProcess({ program, task, limits }: LimitedProcess, bytes: number) {
  const { seconds, heapMegabytes = 512 } = limits;
  const rights = ['--permission', '--allow-addons', `--allow-fs-read=${join(ROOT, 'node_modules')}`];
  const flags = [
    ...rights,
    `--allow-fs-read=${join(ROOT, 'server')}`,
    `--allow-fs-read=${join(ROOT, 'contract')}`,
    `--allow-fs-read=${ROOT}/package.json`,
  ];
  const node = [process.execPath, `--max-old-space-size=${heapMegabytes}`, ...flags];
  return spawn('sh', ['-c', LIMITED, 'sh', String(seconds), ...node, program, task, String(bytes)], {
    cwd: ROOT,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

/**
 * Reads what may be hostile in a process of its own, which is ended at its limits: who hears nothing knows why. Rejects
 * where `hear` does, and where the process was stopped from outside.
 */
export async function runLimited(file: StoredFile, options: LimitedProcess): Promise<void> {
  const { limits, signal } = options;
  const child = startProcess(options, file.bytes);
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
    // It is awaited below; until then a failure only ends the process.
    hearing.catch(kill);
  });
  const ended = new AbortController();
  const timer = setTimeout(kill, limits.seconds * (limits.patience ?? 5) * 1000);
  signal?.addEventListener('abort', kill);
  const watching = watchMemory(child.pid, maxBytesOf(file, limits), { kill, signal: ended.signal });
  try {
    // What it says last may arrive after it has ended, but not after its channel has.
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
  if (!isAnswered && STOPS.includes(child.signalCode)) throw new Error(`Ended by ${child.signalCode}`);
}

/** Ctrl-C and the stop of a service reach our children too: that says nothing about what they read. */
const STOPS: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const maxBytesOf = ({ bytes }: StoredFile, { megabytes = 1024 }: ProcessLimits): number =>
  megabytes * 1024 ** 2 + 2 * bytes;

const CLOSED = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

// A process that has ended takes no more: how it ended says why.
function ignoreClosed(error: unknown): void {
  const isClosed = error instanceof Error && 'code' in error && CLOSED.includes(String(error.code));
  if (!isClosed) throw error;
}

const WATCH_MS = 200;

// What pictures and buffers take is no heap: only the system knows it.
async function watchMemory(
  pid: number | undefined,
  maxBytes: number,
  { kill, signal }: { kill: () => void; signal: AbortSignal },
): Promise<void> {
  while (!signal.aborted) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
    if (kilobytes * 1024 > maxBytes) kill();
    await delay(WATCH_MS, undefined, { signal }).catch(() => undefined);
  }
}
