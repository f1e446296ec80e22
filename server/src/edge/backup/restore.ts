import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Config } from '../../platform/config/config.ts';
import { STEP_NAMES } from '../../platform/db/migrations/registry.ts';
import { isWithoutDatabase, restoreDatabase } from '../../platform/db/snapshot.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import { commandLine } from '../../platform/process/command-line.ts';
import { untilAllEnd } from '../../platform/process/until-all-end.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { spool } from '../../platform/storage/spool.ts';
import type { Vault } from '../../platform/storage/vault.ts';
import { AT_ONCE } from './keys.ts';
import { type Head, type ManifestFile, readManifest } from './manifest.ts';
import { openObject, type Stored, WrongBytes } from './objects.ts';
import type { Opening } from './sealing.ts';

export interface RestoreWork {
  config: Config;
  store: FileStore;
  vault: Vault;
  opening: Opening | null;
  /** Folder for temporary files. */
  folder: string;
}

/** Allows restoring only into an empty location. @throws {OperatorError} naming the existing data */
export async function requireEmptyPlace(config: Config, store: FileStore): Promise<void> {
  if (!(await isWithoutDatabase(config))) {
    throw new OperatorError(
      config.DATABASE_URL === undefined
        ? `DATA_DIR: ${config.DATA_DIR} has a press room: a backup is restored into an empty folder.`
        : 'DATABASE_URL: the database has tables: a backup is restored into an empty one.',
    );
  }
  if (existsSync(join(config.DATA_DIR, 'secret'))) {
    throw new OperatorError(
      `DATA_DIR: ${config.DATA_DIR} has the secret of a press room: a backup is restored into an empty folder.`,
    );
  }
  for await (const _ of store.list()) {
    throw new OperatorError(
      config.STORAGE_URL === undefined
        ? `DATA_DIR: ${join(config.DATA_DIR, 'files')} has files: a backup is restored into an empty folder.`
        : 'STORAGE_URL: the bucket has files: a backup is restored into an empty one.',
    );
  }
}

/**
 * Restores the files first and the database last: an interrupted restore leaves no press room.
 * @throws {OperatorError}
 */
export async function restoreBackup(work: RestoreWork, manifest: ManifestFile): Promise<Head> {
  const { config, vault, store, opening, folder } = work;
  const { head, files } = await readManifest(vault, manifest);
  requireFit(config, head, opening);
  const take = async (file: Stored): Promise<void> => {
    const source = await openObject(vault, file, opening);
    await told(file, () => store.receive(source, { maxBytes: file.bytes }));
  };
  await untilAllEnd(take, (begin) => Readable.from(files).forEach(begin, { concurrency: AT_ONCE }));
  const { secret, database } = head;
  if (secret !== null) {
    const bytes = await told(secret, async () => buffer(await openObject(vault, secret, opening)));
    await writeFile(join(config.DATA_DIR, 'secret'), bytes, { mode: 0o600, flag: 'wx', flush: true });
  }
  // Everything is read and verified before it is used.
  const { path } = await told(database, async () =>
    spool(await openObject(vault, database, opening), folder, database.bytes),
  );
  await restoreDatabase(config, path);
  return head;
}

function requireFit(config: Config, head: Head, opening: Opening | null): void {
  const engine = config.DATABASE_URL === undefined ? 'sqlite' : 'postgres';
  if (head.engine !== engine) {
    throw new OperatorError(
      head.engine === 'sqlite'
        ? `It is a backup of SQLite: restore it without DATABASE_URL, then move by ${commandLine('db:dump')} and ${commandLine('db:load')}.`
        : 'It is a backup of PostgreSQL: set DATABASE_URL to an empty database.',
    );
  }
  if (!STEP_NAMES.includes(head.migration)) {
    throw new OperatorError(
      `A newer release made this backup (${head.migration}): restore it with that one, or a later one.`,
    );
  }
  if (head.recipients.length > 0 && opening === null) {
    throw new OperatorError(
      `The backup is sealed for ${head.recipients.join(', ')}: name the file with the key by --identity FILE.`,
    );
  }
}

async function told<Result>({ object }: Stored, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WrongBytes) {
      throw new OperatorError(`${object} is damaged: restore another backup (--list), or mend this one.`);
    }
    if (isAbsent(error)) throw new OperatorError(`${object} is absent: restore another backup (--list).`);
    throw error;
  }
}

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey');
