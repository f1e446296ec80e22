import { type ResourceLimits, Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type LogConfig,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Db } from '../db.ts';
import { type QueryWriter, queriesThrough } from '../scans.ts';

export interface ReaderSettings {
  path: string;
  /** `scan` has a lower priority than all other processes. */
  work: 'read' | 'search' | 'scan';
}

export interface ReaderRequest {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}
export type ReaderReply = { id: number; rows: unknown[] } | { id: number; error: Error };

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: unknown): void;
}

/** Readers keep little garbage alive: with the default young generation a thread would keep 50 MB unused. */
const HEAP: ResourceLimits = { maxYoungGenerationSizeMb: 4 };

/** Runs read queries in its own thread, started at the first query. */
class ReaderThread {
  readonly #settings: ReaderSettings;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #ending: Promise<unknown> = Promise.resolve();
  #lastId = 0;

  constructor(settings: ReaderSettings) {
    this.#settings = settings;
  }

  /** With `signal`, ends the thread when it aborts, whatever else it is running. */
  async run({ sql, parameters }: CompiledQuery, signal?: AbortSignal): Promise<unknown[]> {
    await this.#ending;
    signal?.throwIfAborted();
    const worker = this.#start();
    const id = ++this.#lastId;
    const onAbort = (): void => this.#end(signal?.reason);
    signal?.addEventListener('abort', onAbort);
    try {
      return await new Promise<unknown[]>((resolve, reject) => {
        this.#waiting.set(id, { resolve, reject });
        worker.postMessage({ id, sql, parameters } satisfies ReaderRequest);
      });
    } finally {
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** Resolves when the previous thread has ended and the new one has loaded its code. */
  async ready(): Promise<void> {
    if (this.#worker === null) await this.run(CompiledQuery.raw('select 1'));
  }

  async stop(): Promise<void> {
    this.#end(new Error('The reader thread stopped'));
    await this.#ending;
  }

  // SQLite in the thread stops where it calls one of our functions, which scans do for every row, or at the end of its
  // statement. The next thread waits for that, so that there is at most one.
  #end(reason: unknown): void {
    const worker = this.#worker;
    if (worker === null) return;
    this.#fail(worker, reason);
    this.#ending = worker.terminate();
  }

  #fail(worker: Worker, reason: unknown): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const waiting of this.#waiting.values()) waiting.reject(reason);
    this.#waiting.clear();
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      workerData: this.#settings,
      resourceLimits: HEAP,
    });
    worker.unref();
    worker.on('message', (reply: ReaderReply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) waiting?.reject(reply.error);
      else waiting?.resolve(reply.rows);
    });
    worker.on('error', (error) => this.#fail(worker, error));
    worker.on('exit', () => this.#fail(worker, new Error('The reader thread stopped')));
    this.#worker = worker;
    return worker;
  }
}

// Several reads may be queued for the thread, so Kysely's lock for one connection is disabled.
class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const adapter = new ReaderAdapter();

export const SQLITE_WRITER: QueryWriter = {
  createAdapter: () => adapter,
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

export function openReader(path: string, work: 'read' | 'search', log: LogConfig): Db {
  const thread = new ReaderThread({ path, work });
  return queriesThrough(
    { writer: SQLITE_WRITER, log },
    (query) => thread.run(query),
    () => thread.stop(),
  );
}

/** Thread of scans, each of which can be ended. */
export const openScanThread = (path: string): ReaderThread => new ReaderThread({ path, work: 'scan' });
