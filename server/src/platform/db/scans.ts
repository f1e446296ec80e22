import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type LogConfig,
  type QueryResult,
} from 'kysely';
import {
  type Client,
  ConcurrencyLimiter,
  type LimiterState,
  WorkRefused,
} from '../limited/concurrency-limiter.ts';
import type { Db } from './db.ts';
import { EMPTY_LISTS } from './empty-lists.ts';
import type { Schema } from './schema.ts';

const SCANS_WAITING = 16;
/** Maximum queue wait, in multiples of the scan timeout. */
const PATIENCE = 1.5;

/** Returns the rows of a read query. */
export type RunQuery = (query: CompiledQuery) => Promise<unknown[]>;
/** Dialect for compiling queries of an engine. */
export type QueryWriter = Omit<Dialect, 'createDriver'>;

/** Runs queries that may need a full scan; all queries in `run` count as one scan. */
export interface Scan {
  <T>(client: Client, run: (db: Db) => Promise<T>): Promise<T>;
  /** Running and queued scans. */
  readonly limiter: { readonly state: LimiterState };
}

interface ScanOptions {
  atOnce: number;
  seconds: number;
  writer: QueryWriter;
  /** Receives each query. */
  log: LogConfig;
  /** Preparation that does not count towards the time limit of the scan. */
  prepare?: () => Promise<void>;
  /** Resolves with the rows, or rejects as soon as `signal` aborts; a query still running then ends soon. */
  run: (query: CompiledQuery, signal: AbortSignal) => Promise<unknown[]>;
}

/** Scans wait in one bounded queue, and end at their deadline or when the client disconnects. */
export function openScans({ atOnce, seconds, writer, log, prepare, run: runQuery }: ScanOptions): Scan {
  const limitMs = seconds * 1000;
  const limiter = new ConcurrencyLimiter({ atOnce, places: SCANS_WAITING, patienceMs: PATIENCE * limitMs });
  const run = <T>(client: Client, scan: (db: Db) => Promise<T>): Promise<T> =>
    limiter.take(client, async () => {
      await prepare?.();
      if (client.signal.aborted) throw new WorkRefused('gone');
      const end = new AbortController();
      const onGone = (): void => end.abort(new WorkRefused('gone'));
      const timer = setTimeout(() => end.abort(new WorkRefused('too-slow')), limitMs);
      client.signal.addEventListener('abort', onGone);
      try {
        return await scan(
          queriesThrough({ writer, log }, (query) => {
            end.signal.throwIfAborted();
            return runQuery(query, end.signal);
          }),
        );
      } finally {
        clearTimeout(timer);
        client.signal.removeEventListener('abort', onGone);
      }
    });
  return Object.assign(run, { limiter });
}

/** A read-only connection that passes its queries to a function. */
export function queriesThrough(
  { writer, log }: Pick<ScanOptions, 'writer' | 'log'>,
  run: RunQuery,
  stop?: () => Promise<void>,
): Db {
  return new Kysely<Schema>({
    dialect: { ...writer, createDriver: () => new ReadingDriver(new ReadingConnection(run), stop) },
    log,
    plugins: [EMPTY_LISTS],
  });
}

class ReadingConnection implements DatabaseConnection {
  readonly #run: RunQuery;

  constructor(run: RunQuery) {
    this.#run = run;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return { rows: (await this.#run(query)) as Row[] };
  }

  // oxlint-disable-next-line eslint/require-yield
  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Reads do not stream');
  }
}

class ReadingDriver implements Driver {
  readonly #connection: ReadingConnection;
  readonly #stop: (() => Promise<void>) | undefined;

  constructor(connection: ReadingConnection, stop: (() => Promise<void>) | undefined) {
    this.#connection = connection;
    this.#stop = stop;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async beginTransaction(): Promise<void> {
    throw new Error('Nothing is written here');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    await this.#stop?.();
  }
}
