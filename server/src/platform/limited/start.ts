import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { StoredFile } from '../storage/file-store.ts';

export interface ProcessLimits {
  /** Processor time. */
  seconds: number;
  /** Wall time, as a multiple of the processor time: other processes use the machine too. */
  patience?: number;
  heapMegabytes?: number;
  /** Resident memory in addition to the size of the file. */
  megabytes?: number;
}

interface Start {
  /** Absolute path of the program. */
  program: string;
  arguments: readonly string[];
  limits: Pick<ProcessLimits, 'seconds' | 'heapMegabytes'>;
  /** Memory limit. */
  maxBytes: number;
  /** Folder of stored files, which it may read besides code; null: none. */
  folder: string | null;
}

const ROOT = join(import.meta.dirname, '../../../..');
/** Folder of an installed package with system libraries that Node needs and a minimal Debian lacks. */
const LIBRARIES = join(ROOT, 'bin/lib');
const PACKAGES = ['node_modules', 'node_modules/@press-room/contract', 'node_modules/@press-room/demo'];

// The kernel kills a process that exceeds its processor time, even if the parent is gone, and limits its memory at any
// speed of allocation. V8 reserves most of a gigabyte that it never uses.
const LIMITED = 'ulimit -t "$1"; ulimit -d "$2"; shift 2; exec "$@"';
const RESERVED_BYTES = 1024 ** 3;

/** A process without our environment. It may read only code and that folder, write nothing and use no network. */
export function startLimited({ program, arguments: told, limits, maxBytes, folder }: Start): ChildProcess {
  const { seconds, heapMegabytes = 512 } = limits;
  const readable = [
    join(ROOT, 'node_modules'),
    join(ROOT, 'server'),
    join(ROOT, 'contract'),
    join(ROOT, 'demo'),
    // Node checks permissions by real paths, and packages may be symbolic links.
    ...PACKAGES.map((path) => realpathSync(join(ROOT, path))),
    join(ROOT, 'package.json'),
    ...(folder === null ? [] : [folder]),
  ];
  const rights = ['--permission', '--allow-addons', ...readable.map((path) => `--allow-fs-read=${path}`)];
  const node = [process.execPath, `--max-old-space-size=${heapMegabytes}`, ...rights];
  const kernel = [String(Math.ceil(seconds)), String(Math.ceil((maxBytes + RESERVED_BYTES) / 1024))];
  const child = spawn('sh', ['-c', LIMITED, 'sh', ...kernel, ...node, program, ...told], {
    cwd: ROOT,
    // As for the server: more glibc arenas would keep freed memory.
    env: { MALLOC_ARENA_MAX: '2', LD_LIBRARY_PATH: LIBRARIES },
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // The system may refuse a new process, and an ended one accepts no input; the exit contains the reason.
  child.on('error', () => undefined);
  child.stdin?.on('error', () => undefined);
  return child;
}

export const maxBytesOf = ({ bytes }: StoredFile, { megabytes = 1024 }: ProcessLimits): number =>
  megabytes * 1024 ** 2 + 2 * bytes;

export const clockOf = ({ seconds, patience = 5 }: ProcessLimits): number => seconds * patience * 1000;

/** Ticks per second of process times, on every Linux that Node supports. */
const TICKS = 100;

/** Processor time so far; null if unknown. */
export function readCpuSeconds(pid: number | undefined): number | null {
  try {
    const about = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name can contain anything; state and numbers follow it.
    const [user, system] = about
      .slice(about.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / TICKS;
  } catch {
    return null;
  }
}

/** Whether it reached its wall-time limit before its processor time: then its file is not the cause. */
export function isStarved(
  pid: number | undefined,
  { seconds }: ProcessLimits,
  before: number | null,
): boolean {
  const used = readCpuSeconds(pid);
  return used !== null && used - (before ?? 0) < seconds;
}

/** Ctrl-C and a service stop reach child processes too: these signals do not mean that a limit was reached. */
export const STOPS: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

const CLOSED = ['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED'];

/** An ended process accepts no input; its exit contains the reason. */
export function ignoreClosed(error: unknown): void {
  const isClosed = error instanceof Error && 'code' in error && CLOSED.includes(String(error.code));
  if (!isClosed) throw error;
}

const WATCH_MS = 200;

/** Pictures and buffers are outside the V8 heap, so the system reports the memory. Returns the peak in bytes. */
export async function watchMemory(
  pid: number | undefined,
  maxBytes: number,
  { kill, signal }: { kill: () => void; signal: AbortSignal },
): Promise<number> {
  let most = 0;
  while (!signal.aborted) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    most = Math.max(most, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024);
    if (most > maxBytes) kill();
    await delay(WATCH_MS, undefined, { signal }).catch(() => undefined);
  }
  return most;
}
