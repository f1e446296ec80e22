import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { RE2JS } from 're2js';
import { loadLate } from '../../text/load-late.ts';

/** Fits the inner pages of the indexes in use, also with 100,000 releases. */
const PAGE_CACHE_KIB = 6000;
/** For single rows of small tables and for full scans, which a larger cache would not speed up. */
export const SMALL_PAGE_CACHE_KIB = 1000;

const loadRe2 = loadLate<typeof import('re2js')>('re2js');
const patterns = new LRUCache<string, RE2JS>({ max: 50 });

function compilePattern(pattern: string): RE2JS {
  let compiled = patterns.get(pattern);
  if (compiled === undefined) {
    const { RE2JS: Re2 } = loadRe2();
    compiled = Re2.compile(pattern, Re2.CASE_INSENSITIVE);
    patterns.set(pattern, compiled);
  }
  return compiled;
}

/**
 * Opens the file with the settings of every connection: WAL, durable commits, checked foreign keys, and overwriting of
 * deleted rows.
 */
export function openSqliteFile(path: string, pageCacheKib = PAGE_CACHE_KIB): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: 5000 });
  file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;');
  file.exec('pragma secure_delete = on');
  // The system caches the file. A memory map would count every page as memory of the process too.
  file.exec(`pragma cache_size = -${pageCacheKib}; pragma temp_store = memory; pragma mmap_size = 0;`);
  file.function('press_room_contains', { deterministic: true }, (text, needle) =>
    String(text).toLowerCase().includes(String(needle)) ? 1 : 0,
  );
  file.function('press_room_matches', { deterministic: true }, (text, pattern) =>
    compilePattern(String(pattern)).matcher(String(text)).find() ? 1 : 0,
  );
  return file;
}

/** `node:sqlite` with the interface of Kysely's SQLite dialect, keeping prepared statements. */
export class SqliteConnection implements SqliteDatabase {
  readonly #file: DatabaseSync;
  readonly #statements = new LRUCache<string, SqliteStatement>({ max: 300 });

  constructor(file: DatabaseSync) {
    this.#file = file;
  }

  prepare(query: string): SqliteStatement {
    let statement = this.#statements.get(query);
    if (statement === undefined) {
      statement = toKyselyStatement(this.#file.prepare(query));
      // A full disk already ends the transaction; another rollback would fail and hide the reason.
      if (query === 'rollback') statement = { ...statement, run: () => this.#rollBack() };
      this.#statements.set(query, statement);
    }
    return statement;
  }

  #rollBack(): ReturnType<SqliteStatement['run']> {
    if (this.#file.isTransaction) this.#file.exec('rollback');
    return { changes: 0, lastInsertRowid: 0 };
  }

  close(): void {
    this.#statements.clear();
    this.#file.close();
  }
}

// Kysely passes `unknown`; all values come from our own queries, whose columns are text and integers.
const bind = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

function toKyselyStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...bind(parameters)),
    run: (parameters) => statement.run(...bind(parameters)),
    iterate: (parameters) => statement.iterate(...bind(parameters)),
  };
}
