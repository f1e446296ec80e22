import type { Readable } from 'node:stream';
import type { Config } from '../config/config.ts';
import type { Db, Engine } from './db.ts';

/** Database and folder. */
export type SnapshotPlace = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

/** Consistent state of the database at one moment; others can go on writing. */
export interface Snapshot {
  engine: Engine;
  db: Db;
  /**
   * Whole database in the form that `restoreDatabase` reads. @throws {OperatorError} if a required program is missing
   */
  copy(): Promise<Readable>;
  close(): Promise<void>;
}

/** Opens a consistent snapshot; `folder` is for temporary files. @throws {OperatorError} if there is no database */
export async function openSnapshot(config: SnapshotPlace, folder: string): Promise<Snapshot> {
  if (config.DATABASE_URL === undefined) {
    const { openSqliteSnapshot } = await import('./sqlite/snapshot.ts');
    return openSqliteSnapshot(config.DATA_DIR, folder);
  }
  const { openPostgresSnapshot } = await import('./postgres/snapshot.ts');
  return openPostgresSnapshot(config.DATABASE_URL);
}

/**
 * Allows one backup or dump at a time; the system releases the lock when the process ends. @throws {OperatorError} if
 * another process holds it
 */
export async function holdBackups(config: SnapshotPlace, folder: string): Promise<() => Promise<void>> {
  if (config.DATABASE_URL === undefined) {
    const { holdFolder } = await import('./sqlite/snapshot.ts');
    return holdFolder(folder);
  }
  const { holdPostgres } = await import('./postgres/snapshot.ts');
  return holdPostgres(config.DATABASE_URL);
}

/**
 * Prevents a server from starting if the engine allows only one; with PostgreSQL, restoring a dump waits or fails
 * anyway. @throws {OperatorError}
 */
export async function holdPlace(config: SnapshotPlace): Promise<() => Promise<void>> {
  if (config.DATABASE_URL !== undefined) return async () => undefined;
  const { lockDirectory } = await import('./sqlite/database.ts');
  const lock = lockDirectory(config.DATA_DIR);
  return async () => lock.close();
}

/** Whether the location has no database that a restored one would replace. */
export async function isWithoutDatabase(config: SnapshotPlace): Promise<boolean> {
  if (config.DATABASE_URL === undefined) {
    const { hasNoFile } = await import('./sqlite/snapshot.ts');
    return hasNoFile(config.DATA_DIR);
  }
  const { hasNoTable } = await import('./postgres/snapshot.ts');
  return hasNoTable(config.DATABASE_URL);
}

/** Restores the copy in a file to an empty location: completely or not at all. @throws {OperatorError} */
export async function restoreDatabase(config: SnapshotPlace, path: string): Promise<void> {
  if (config.DATABASE_URL === undefined) {
    const { restoreSqlite } = await import('./sqlite/snapshot.ts');
    return restoreSqlite(config.DATA_DIR, path);
  }
  const { restorePostgres } = await import('./postgres/snapshot.ts');
  return restorePostgres(config.DATABASE_URL, path);
}
