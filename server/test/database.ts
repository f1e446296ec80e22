import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import type { LogConfig } from 'kysely';
import { inject } from 'vitest';
import { openDatabase } from '../src/platform/db/client.ts';
import type { Database } from '../src/platform/db/database.ts';
import { SQLITE_FILE } from '../src/platform/db/sqlite/database.ts';
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  emptyPostgresDatabase,
  readSeeds,
  type Seeds,
} from './postgres-databases.ts';

export interface TestDatabase {
  database: Database;
  directory: string;
  /** Address of the PostgreSQL database; undefined on SQLite. */
  url: string | undefined;
  /** Empties tables and directory for another test of the same server; false: impossible, it must be dropped. */
  empty: () => Promise<boolean>;
  drop: () => Promise<void>;
}

export interface TestDatabaseOptions {
  /** Scan timeout, as in production or shorter. */
  scanSeconds?: number | undefined;
  /** Receives each query. */
  log?: LogConfig | undefined;
  /** Not reused: no statistics, and no traces of deleted rows. */
  isNew?: boolean;
}

const isForOne = ({ isNew, log }: TestDatabaseOptions): boolean => isNew === true || log !== undefined;

/** Only against hanging: the thread of scans has a lower priority than all others of a busy machine. */
const PATIENCE_SECONDS = 60;
/** Databases that a worker keeps open for later tests. */
const SPARE_MAX = 2;

/** A database with its connections and threads, used by one test at a time. */
interface Made {
  database: Database;
  directory: string;
  url: string | undefined;
  scanSeconds: number;
  isForOne: boolean;
  /** Listeners of the current test. */
  listeners: Parameters<Database['onContentChange']>[0][];
  isClosed: boolean;
}

const spare: Made[] = [];
/** Rows in the PostgreSQL template. */
let seeds: Seeds | null = null;
const directories = new Set<string>();
process.once('exit', () => {
  for (const directory of directories) rmSync(directory, { recursive: true, force: true });
});

/** An empty, migrated database of the tested engine, with its own directory. */
export async function createTestDatabase(options: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const made = (await takeSpare(options)) ?? (await make(options));
  const { database, directory, url } = made;
  return {
    database: {
      ...database,
      onContentChange: (listener) => made.listeners.push(listener),
      close: () => close(made),
    },
    directory,
    url,
    empty: async () => {
      clearDirectory(made);
      const isEmpty = !made.isClosed && (await empty(made));
      for (const listener of made.listeners) listener();
      return isEmpty;
    },
    drop: () => giveBack(made),
  };
}

async function make(options: TestDatabaseOptions): Promise<Made> {
  const { scanSeconds = PATIENCE_SECONDS, log } = options;
  const directory = mkdtempSync(join(tmpdir(), 'press-room-test-'));
  directories.add(directory);
  const server = inject('postgresUrl');
  const url = server === null ? undefined : await createPostgresDatabase(server);
  const template = inject('sqliteTemplate');
  if (template !== null) copyFileSync(template, join(directory, SQLITE_FILE));
  const database = await openDatabase(
    { DATABASE_URL: url, DATA_DIR: directory, SCAN_SECONDS: scanSeconds },
    log,
  );
  if (url !== undefined) seeds ??= await readSeeds(database.db);
  const made: Made = {
    database,
    directory,
    url,
    scanSeconds,
    isForOne: isForOne(options),
    listeners: [],
    isClosed: false,
  };
  database.onContentChange(() => {
    for (const listener of made.listeners) listener();
  });
  return made;
}

/** A database returned by an earlier test, as empty as a new one. */
async function takeSpare(options: TestDatabaseOptions): Promise<Made | null> {
  if (isForOne(options)) return null;
  const { scanSeconds = PATIENCE_SECONDS } = options;
  const at = spare.findIndex((each) => each.scanSeconds === scanSeconds);
  const [made] = at === -1 ? [] : spare.splice(at, 1);
  return made !== undefined && (await empty(made)) ? made : null;
}

/** Returns whether it succeeded: while a failed test still uses the database, the next one must not wait for it. */
async function empty({ database, directory }: Made): Promise<boolean> {
  const template = inject('sqliteTemplate');
  try {
    if (template !== null) await emptySqliteFile(join(directory, SQLITE_FILE), template);
    else if (seeds !== null) await emptyPostgresDatabase(database.db, seeds);
    return true;
  } catch {
    return false;
  }
}

function clearDirectory({ directory }: Made): void {
  for (const name of readdirSync(directory)) {
    if (!name.startsWith(SQLITE_FILE) && !name.startsWith('lock'))
      rmSync(join(directory, name), { recursive: true, force: true });
  }
}

async function giveBack(made: Made): Promise<void> {
  made.listeners = [];
  if (made.isClosed || made.isForOne || spare.length >= SPARE_MAX) {
    await close(made);
    const server = inject('postgresUrl');
    if (server !== null && made.url !== undefined) await dropPostgresDatabase(server, made.url);
    rmSync(made.directory, { recursive: true, force: true });
    return;
  }
  clearDirectory(made);
  spare.push(made);
}

async function close(made: Made): Promise<void> {
  if (!made.isClosed) await made.database.close();
  made.isClosed = true;
}

let source: { path: string; file: DatabaseSync } | null = null;

/**
 * Replaces the content of an open database by that of `template`; its connections see one change by another connection.
 */
async function emptySqliteFile(path: string, template: string): Promise<void> {
  if (source?.path !== template)
    source = { path: template, file: new DatabaseSync(template, { readOnly: true }) };
  await backup(source.file, path, { rate: 100_000 });
}
