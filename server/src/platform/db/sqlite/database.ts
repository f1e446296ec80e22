import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely, type LogConfig, SqliteDialect, sql } from 'kysely';
import { DirectoryInUseError, OperatorError, reasonOf } from '../../errors/operator-error.ts';
import { ensureDataDirectory } from '../../process/data-directory.ts';
import { claimJobs } from '../claim-jobs.ts';
import type { Database, DatabaseFailure } from '../database.ts';
import { EMPTY_LISTS } from '../empty-lists.ts';
import { migrateToLatest } from '../migrate.ts';
import { buildMigrations } from '../migrations/registry.ts';
import { openScans } from '../scans.ts';
import type { Schema } from '../schema.ts';
import { openSqliteFile, SMALL_PAGE_CACHE_KIB, SqliteConnection } from './connection.ts';
import { sqliteDdl } from './ddl.ts';
import { openReader, openScanThread, SQLITE_WRITER } from './reader.ts';

/** Name of the database in DATA_DIR. */
export const SQLITE_FILE = 'press-room.db';

const SQLITE_BUSY = 5;
const SQLITE_FULL = 13;
const SQLITE_IOERR = 10;
const SQLITE_CANTOPEN = 14;
const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_FOREIGNKEY = 787;

/** `log` receives each query. @throws {OperatorError} if another process holds the lock of the directory. */
export function openSqlite(directory: string, scanSeconds: number, log: LogConfig): Database {
  ensureDataDirectory(directory);
  const lock = lockDirectory(directory);
  const path = join(directory, SQLITE_FILE);
  const file = openFile(path, lock);
  const db = new Kysely<Schema>({
    dialect: new SqliteDialect({ database: new SqliteConnection(file) }),
    log,
    plugins: [EMPTY_LISTS],
  });
  // A transaction has the connection of `db` to itself until it ends; this connection only reads.
  const lookups = new Kysely<Schema>({
    dialect: new SqliteDialect({
      database: async () => new SqliteConnection(openSqliteFile(path, SMALL_PAGE_CACHE_KIB)),
    }),
    log,
    plugins: [EMPTY_LISTS],
  });
  // One thread for each kind of work, so that none waits for another.
  const reader = openReader(path, 'read', log);
  const searchReader = openReader(path, 'search', log);
  const scanThread = openScanThread(path);
  const listeners: (() => void)[] = [];

  return {
    engine: 'sqlite',
    db,
    lookups,
    reader,
    searchReader,
    scan: openScans({
      atOnce: 1,
      seconds: scanSeconds,
      writer: SQLITE_WRITER,
      log,
      prepare: () => scanThread.ready(),
      run: (query, signal) => scanThread.run(query, signal),
    }),
    contains: (text, needle) => sql`press_room_contains(${text}, ${needle.toLowerCase()})`,
    matches: (text, pattern) => sql`press_room_matches(${text}, ${pattern})`,
    change: async (run, isShown) => {
      const { result, isTold } = await db.transaction().execute(async (trx) => ({
        result: await run(trx),
        isTold: (await isShown?.(trx)) ?? true,
      }));
      if (isTold) for (const listener of listeners) listener();
      return result;
    },
    onContentChange: (listener) => listeners.push(listener),
    hearsChanges: () => true,
    claimJobs: (claim) => claimJobs(db, claim, { skipLocked: false }),
    classify,
    connections: () => [],
    measure: async () => {
      const sizes = [path, `${path}-wal`].map((each) => statSync(each, { throwIfNoEntry: false })?.size ?? 0);
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    migrate: (onNews) => migrateToLatest(db, buildMigrations(sqliteDdl), { onNews }),
    forget: () => emptyLog(file),
    close: async () => {
      await Promise.all([reader.destroy(), searchReader.destroy(), scanThread.stop()]);
      await lookups.destroy();
      // Kysely closes the file only after a query has run.
      await db.destroy();
      if (file.isOpen) file.close();
      if (lock.isOpen) lock.close();
    },
  };
}

function openFile(path: string, lock: DatabaseSync): DatabaseSync {
  try {
    return openSqliteFile(path);
  } catch (error) {
    lock.close();
    throw new OperatorError(`DATA_DIR: ${path} cannot be opened (${reasonOf(error)}).`);
  }
}

// The lock is in a separate file, because the reader threads also open the database.
export function lockDirectory(directory: string): DatabaseSync {
  const lock = lockFile(join(directory, 'lock'));
  if (lock !== null) return lock;
  throw new DirectoryInUseError(
    `Another process is already using ${directory}; stop it first or set another DATA_DIR.`,
  );
}

/** Null if another process holds the lock. The operating system releases it when the process ends. */
export function lockFile(path: string): DatabaseSync | null {
  const lock = new DatabaseSync(path, { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive;');
    return lock;
  } catch (error) {
    lock.close();
    if (errorCode(error) !== SQLITE_BUSY) throw error;
    return null;
  }
}

/** SQLite's extended result code; -1 if the error is not from SQLite. */
function errorCode(error: unknown): number {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode
    : -1;
}

function classify(error: unknown): DatabaseFailure {
  const code = errorCode(error);
  if (code === SQLITE_CONSTRAINT_UNIQUE || code === SQLITE_CONSTRAINT_PRIMARYKEY) return 'unique';
  if (code === SQLITE_CONSTRAINT_FOREIGNKEY) return 'reference';
  switch (code & 0xff) {
    case SQLITE_FULL:
      return 'full';
    case SQLITE_BUSY:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN:
      return code === -1 ? null : 'unavailable';
    default:
      return null;
  }
}

const ATTEMPTS = 100;
const PAUSE_MS = 50;

/**
 * Copies the WAL into the database file and truncates it: it contains deleted rows that `secure_delete` has overwritten
 * in the file. Waits for readers of the WAL without blocking the event loop.
 */
async function emptyLog(file: DatabaseSync): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    if (!file.isTransaction && isEmptied(file)) return;
    await delay(PAUSE_MS);
  }
  throw new Error('The write-ahead log is read without a pause and could not be emptied');
}

function isEmptied(file: DatabaseSync): boolean {
  // Connections usually wait for each other, here in the thread that answers requests.
  const { timeout } = file.prepare('pragma busy_timeout').get() ?? {};
  file.exec('pragma busy_timeout = 0');
  try {
    return file.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0;
  } finally {
    file.exec(`pragma busy_timeout = ${Number(timeout)}`);
  }
}
