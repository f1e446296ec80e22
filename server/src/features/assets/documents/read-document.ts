import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { DOCUMENT_MAX_PAGES } from '@press-room/contract/limits';
import type { StoredFile } from '../../../storage/file-store.ts';
import type { Message } from '../../../text/messages.ts';

export interface DocumentContent {
  pages: number;
  /** Of every page. */
  texts: string[];
  /** The first page as PNG. */
  cover: Uint8Array | null;
}

export type PdfAnswer = DocumentContent | { fault: 'document_password' | 'document_broken' };

/** A file that is no document, or one that cannot be read within bounds. */
export class UnreadableDocument extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.key);
    this.reason = reason;
  }
}

export interface ProcessLimits {
  /** Of processor time. */
  seconds: number;
  /** On the clock, as a multiple of that: others use the machine too. */
  patience?: number;
  heapMegabytes?: number;
  /** Resident memory beside the bytes of the document. */
  megabytes?: number;
}

const INSPECTION: ProcessLimits = { seconds: 20 };
const READING: ProcessLimits = { seconds: 120 };

/** Answers the number of pages. @throws {UnreadableDocument} */
export const inspectDocument = async (file: StoredFile, limits = INSPECTION): Promise<number> =>
  (await askProcess('inspect', file, limits)).pages;

/** @throws {UnreadableDocument} */
export const readDocument = (
  file: StoredFile,
  signal?: AbortSignal,
  limits = READING,
): Promise<DocumentContent> => askProcess('read', file, limits, signal);

const ROOT = join(import.meta.dirname, '../../../../..');
const PROGRAM = join(import.meta.dirname, 'pdf-process.ts');

// The kernel ends a process that never stops computing, even where we are no longer there to do it.
const LIMITED = 'ulimit -t "$1"; shift; exec "$@"';

/** A process without our environment that may read nothing but code, write nothing and reach no network. */
function startProcess(task: string, bytes: number, { seconds, heapMegabytes = 512 }: ProcessLimits) {
  const rights = ['--permission', '--allow-addons', `--allow-fs-read=${join(ROOT, 'node_modules')}`];
  const flags = [
    ...rights,
    `--allow-fs-read=${join(ROOT, 'server')}`,
    `--allow-fs-read=${ROOT}/package.json`,
  ];
  const node = [process.execPath, `--max-old-space-size=${heapMegabytes}`, ...flags];
  return spawn('sh', ['-c', LIMITED, 'sh', String(seconds), ...node, PROGRAM, task, String(bytes)], {
    cwd: ROOT,
    env: {},
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

async function askProcess(
  task: 'inspect' | 'read',
  file: StoredFile,
  limits: ProcessLimits,
  signal?: AbortSignal,
): Promise<DocumentContent> {
  const child = startProcess(task, file.bytes, limits);
  let answer: PdfAnswer | null = null;
  child.on('message', (message) => {
    answer = message as PdfAnswer;
  });
  const ended = new AbortController();
  const kill = (): void => void child.kill('SIGKILL');
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
  } finally {
    clearTimeout(timer);
    ended.abort();
    signal?.removeEventListener('abort', kill);
    kill();
    await watching;
  }
  signal?.throwIfAborted();
  if (answer === null && STOPS.includes(child.signalCode)) throw new Error(`Ended by ${child.signalCode}`);
  return toContent(answer);
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

function toContent(answer: PdfAnswer | null): DocumentContent {
  // Whoever said nothing was ended at one of its limits, or fell over what it read.
  if (answer === null) throw new UnreadableDocument({ key: 'document_too_heavy' });
  if ('fault' in answer) throw new UnreadableDocument({ key: answer.fault });
  if (answer.pages > DOCUMENT_MAX_PAGES) {
    throw new UnreadableDocument({ key: 'document_too_long', parameters: { n: DOCUMENT_MAX_PAGES } });
  }
  return answer;
}
