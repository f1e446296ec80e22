import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Schema } from '../schema.ts';

export interface ReaderRequest {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}
export type ReaderReply = { id: number; rows: unknown[] } | { id: number; error: Error };

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}

/** Runs read queries in a thread of its own, started at the first query. */
class ReaderThread implements DatabaseConnection {
  readonly #path: string;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #lastId = 0;

  constructor(path: string) {
    this.#path = path;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const worker = this.#start();
    const id = ++this.#lastId;
    const rows = await new Promise<unknown[]>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, sql: query.sql, parameters: query.parameters } satisfies ReaderRequest);
    });
    return { rows: rows as Row[] };
  }

  // oxlint-disable-next-line eslint/require-yield
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('The reader thread does not stream');
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = null;
  }

  #start(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { workerData: this.#path });
    worker.unref();
    worker.on('message', (reply: ReaderReply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) waiting?.reject(reply.error);
      else waiting?.resolve(reply.rows);
    });
    const fail = (error: Error): void => {
      if (this.#worker === worker) this.#worker = null;
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('The reader thread stopped')));
    this.#worker = worker;
    return worker;
  }
}

class ReaderDriver implements Driver {
  readonly #thread: ReaderThread;

  constructor(thread: ReaderThread) {
    this.#thread = thread;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#thread;
  }
  async beginTransaction(): Promise<void> {
    throw new Error('The reader thread only reads');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    await this.#thread.stop();
  }
}

// Several reads may wait for the thread at once, so Kysely's one-connection lock is not wanted here.
class ReaderAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

export function openReader(path: string): Kysely<Schema> {
  const thread = new ReaderThread(path);
  const dialect: Dialect = {
    createAdapter: () => new ReaderAdapter(),
    createDriver: () => new ReaderDriver(thread),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
  return new Kysely<Schema>({ dialect });
}
