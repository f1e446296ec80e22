import { Kysely, type LogConfig, PostgresDialect, sql } from 'kysely';
import type { ConnectionShare } from '../../workers/share.ts';
import { claimJobs } from '../claim-jobs.ts';
import {
  type ChangeListener,
  type Database,
  type DatabaseFailure,
  type Db,
  findChanged,
} from '../database.ts';
import { migrateToLatest } from '../migrate.ts';
import { openScans } from '../scans.ts';
import type { Schema } from '../schema.ts';
import { CHANGE_CHANNEL, listenForChanges } from './change-notices.ts';
import { postgresMigrations } from './migrations.ts';
import { withNames } from './named-pool.ts';
import { pg } from './pg.ts';
import { POSTGRES_WRITER, runCancellable } from './scan-connections.ts';
import { openPostgresSearch } from './search.ts';
import { openServers } from './servers.ts';

/** What reads may take, in milliseconds. */
const READER_TIMEOUT_MS = 5000;
/** Scans are cancelled at their deadline; this is for when the process that should do it is held up. */
const SCAN_GRACE_MS = 500;
/**
 * Plans for searches are made without their words: where the planner sees that a word is common it takes unpacking all
 * vectors for cheap.
 */
const SEARCH_OPTIONS = '-c plan_cache_mode=force_generic_plan';
/** `text` columns compare by code point; case folding needs a collation that knows letters. */
const FOLDING = sql`collate "und-x-icu"`;

/** Deleted rows of these, and samples of their columns in the statistics, name people. */
const PERSONAL_TABLES: readonly (keyof Schema)[] = [
  'user_account',
  'email_change',
  'invitation',
  'locked_record',
  'contact_message',
  'error_report',
  'job',
  'press_release_comment',
  'press_release_version',
];

interface PostgresOptions {
  scanSeconds: number;
  /** For each kind of work: none waits behind another. */
  connections: ConnectionShare;
  /** Told of each query. */
  log: LogConfig;
}

export function openPostgres(url: string, { scanSeconds, connections, log }: PostgresOptions): Database {
  const server = openServers(url);
  const openPool = (max: number, timeout?: number, options?: string): pg.Pool =>
    surviveBrokenConnections(
      new pg.Pool({
        ...server,
        max,
        connectionTimeoutMillis: 3000,
        ...(timeout === undefined ? {} : { statement_timeout: timeout }),
        ...(options === undefined ? {} : { options }),
      }),
    );
  const pool = openPool(connections.ordinary);
  const scanPool = openPool(connections.scans, scanSeconds * 1000 + SCAN_GRACE_MS);
  const searchPool = openPool(connections.search, READER_TIMEOUT_MS, SEARCH_OPTIONS);
  const readerPool = openPool(connections.reader, READER_TIMEOUT_MS);
  const [db, reader, searchReader] = [pool, readerPool, searchPool].map(
    (each) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withNames(each) }), log }),
  ) as [Db, Db, Db];
  const notices = listenForChanges(server);
  const changing: ChangeListener[] = [];

  return {
    engine: 'postgres',
    db,
    lookups: db,
    reader,
    search: openPostgresSearch(db, searchReader),
    scan: openScans({
      atOnce: connections.scans,
      seconds: scanSeconds,
      writer: POSTGRES_WRITER,
      log,
      run: (query, signal) => runCancellable({ pool: scanPool, control: pool }, query, signal),
    }),
    contains: (text, needle) =>
      sql`cast(${text} as text) ${FOLDING} ilike ${`%${needle.replace(/[\\%_]/g, '\\$&')}%`}`,
    matches: (text, pattern) => sql`cast(${text} as text) ${FOLDING} ~* ${pattern}`,
    change: async (run, about = 'anything') => {
      const { result, changed, id } = await db.transaction().execute(async (trx) => {
        const done = { result: await run(trx), changed: await findChanged(trx, about, changing) };
        const { id, notice } = notices.write(done.changed);
        await sql`select pg_notify(${CHANGE_CHANNEL}, ${notice})`.execute(trx);
        return { ...done, id };
      });
      notices.tell(id, changed);
      return result;
    },
    onChanging: (listener) => changing.push(listener),
    onContentChange: notices.subscribe,
    hearsChanges: notices.isListening,
    claimJobs: (claim) => claimJobs(db, claim, { skipLocked: true }),
    classify,
    connections: () =>
      Object.entries({ ordinary: pool, reader: readerPool, search: searchPool, scans: scanPool }).map(
        ([work, { totalCount, idleCount, waitingCount }]) => ({
          work,
          open: totalCount,
          idle: idleCount,
          waiting: waitingCount,
        }),
      ),
    measure: async () => {
      const size = sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
      return (await size.execute(reader)).rows[0]?.bytes ?? 0;
    },
    migrate: (onWork) => migrateToLatest(db, postgresMigrations, onWork),
    forget: async () => {
      for (const table of PERSONAL_TABLES) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
    },
    close: async () => {
      await notices.close();
      await Promise.all([reader, searchReader, db].map((each) => each.destroy()));
      const pools = [pool, readerPool, searchPool, scanPool];
      await Promise.all(pools.filter((each) => !each.ended).map((each) => each.end()));
    },
  };
}

// A connection that breaks, idle or lent out, is replaced at the next query; whoever queries it is told there.
// Without listeners it would end the process.
function surviveBrokenConnections(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

const UNAVAILABLE_STATES = ['57P01', '57P02', '57P03', '53300', '57014', '40001', '40P01', '25006'];
const UNAVAILABLE_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'];

/** What pg throws without a code. */
const LOST_CONNECTIONS = [
  'Connection terminated',
  'timeout exceeded when trying',
  'Client has encountered a connection error',
  'Client was closed',
];

function classify(error: unknown): DatabaseFailure {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === '23505') return 'unique';
  if (code === '2201B') return 'invalid-pattern';
  if (code === '53100') return 'full';
  if (code.startsWith('08') || UNAVAILABLE_STATES.includes(code) || UNAVAILABLE_ERRORS.includes(code)) {
    return 'unavailable';
  }
  const isConnectionLost = LOST_CONNECTIONS.some((text) => error.message.includes(text));
  return isConnectionLost ? 'unavailable' : null;
}
