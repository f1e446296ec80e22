import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { claimJobs } from '../claim-jobs.ts';
import type { Database, DatabaseFailure } from '../database.ts';
import { migrateToLatest } from '../migrate.ts';
import type { Schema } from '../schema.ts';
import { CHANGE_CHANNEL, listenForChanges } from './change-notices.ts';
import { postgresMigrations } from './migrations.ts';
import { openPostgresSearch } from './search.ts';

// count(*) is int8, which pg hands over as text; our counts fit a number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const POOL_SIZE = 10;
/** Scans (datatables search, full text) may take this long, in milliseconds. */
const READER_TIMEOUT_MS = 5000;
/** `text` columns compare by code point; case folding needs a collation that knows letters. */
const FOLDING = sql`collate "und-x-icu"`;

/** Deleted rows of these, and samples of their columns in the statistics, name people. */
const PERSONAL_TABLES: readonly (keyof Schema)[] = [
  'user_account',
  'email_change',
  'locked_record',
  'contact_message',
  'error_report',
  'job',
];

export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE, connectionTimeoutMillis: 3000 });
  const readerPool = new pg.Pool({
    connectionString: url,
    max: 4,
    connectionTimeoutMillis: 3000,
    statement_timeout: READER_TIMEOUT_MS,
  });
  for (const each of [pool, readerPool]) surviveBrokenConnections(each);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const reader = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: readerPool }) });
  const notices = listenForChanges(url);

  return {
    engine: 'postgres',
    db,
    reader,
    search: openPostgresSearch(db, reader),
    contains: (text, needle) =>
      sql`cast(${text} as text) ${FOLDING} ilike ${`%${needle.replace(/[\\%_]/g, '\\$&')}%`}`,
    matches: (text, pattern) => sql`cast(${text} as text) ${FOLDING} ~* ${pattern}`,
    change: async (run) => {
      const result = await db.transaction().execute(async (trx) => {
        const changed = await run(trx);
        await sql`select pg_notify(${CHANGE_CHANNEL}, '')`.execute(trx);
        return changed;
      });
      notices.tell();
      return result;
    },
    onContentChange: notices.subscribe,
    hearsChanges: notices.isListening,
    claimJobs: (claim) => claimJobs(db, claim, { skipLocked: true }),
    classify,
    migrate: () => migrateToLatest(db, postgresMigrations),
    forget: async () => {
      for (const table of PERSONAL_TABLES) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
    },
    close: async () => {
      await notices.close();
      await reader.destroy();
      await db.destroy();
      await Promise.all([pool, readerPool].filter((each) => !each.ended).map((each) => each.end()));
    },
  };
}

// A connection that breaks, idle or lent out, is replaced at the next query; whoever queries it is told there.
// Without listeners it would end the process.
function surviveBrokenConnections(pool: pg.Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

const UNAVAILABLE_STATES = ['57P01', '57P02', '57P03', '53300', '57014', '40001', '40P01'];
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
