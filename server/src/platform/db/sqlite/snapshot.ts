import { createReadStream, createWriteStream, existsSync, rmSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { compose } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { Kysely, SqliteDialect } from 'kysely';
import { OperatorError, reasonOf } from '../../errors/operator-error.ts';
import type { Schema } from '../schema.ts';
import type { Snapshot } from '../snapshot.ts';
import { SqliteConnection } from './connection.ts';
import { lockFile, SQLITE_FILE } from './database.ts';

/** In one step: a write of the server between two steps would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1;

/** Snapshot of a copy of the file, made while a server uses it. */
export async function openSqliteSnapshot(directory: string, folder: string): Promise<Snapshot> {
  const source = join(directory, SQLITE_FILE);
  if (!existsSync(source)) throw new OperatorError(`DATA_DIR: there is no press room in ${directory}.`);
  const path = join(folder, SQLITE_FILE);
  rmSync(path, { force: true });
  await copyFile(source, path);
  const file = new DatabaseSync(path);
  // Without a WAL the file alone is complete.
  file.exec('pragma journal_mode = delete');
  requireSound(file, source);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: new SqliteConnection(file) }) });
  return {
    engine: 'sqlite',
    db,
    copy: async () => compose(createReadStream(path), createGzip()),
    close: async () => {
      await db.destroy();
      if (file.isOpen) file.close();
      rmSync(path, { force: true });
    },
  };
}

async function copyFile(source: string, path: string): Promise<void> {
  const file = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    await backup(file, path, { rate: ALL_PAGES });
  } catch (error) {
    rmSync(path, { force: true });
    throw new OperatorError(`${source} cannot be copied (${reasonOf(error)}).`);
  } finally {
    file.close();
  }
}

/** @throws {OperatorError} */
function requireSound(file: DatabaseSync, name: string): void {
  const [found] = file.prepare('pragma quick_check(1)').all();
  const said = Object.values(found ?? {})[0];
  if (said !== 'ok') throw new OperatorError(`${name} is damaged (${String(said)}).`);
}

export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const lock = lockFile(join(folder, 'lock'));
  if (lock === null) throw new OperatorError('A backup or a dump of this press room is under way.');
  return async () => lock.close();
}

export const hasNoFile = (directory: string): boolean => !existsSync(join(directory, SQLITE_FILE));

export async function restoreSqlite(directory: string, copy: string): Promise<void> {
  const path = join(directory, SQLITE_FILE);
  const unfinished = `${path}-restored`;
  try {
    await pipeline(createReadStream(copy), createGunzip(), createWriteStream(unfinished, { flush: true }));
    const file = new DatabaseSync(unfinished);
    requireSound(file, 'The copy of the database');
    file.close();
    await rename(unfinished, path);
    const folder = await open(directory, 'r');
    await folder.sync();
    await folder.close();
  } finally {
    rmSync(unfinished, { force: true });
  }
}
