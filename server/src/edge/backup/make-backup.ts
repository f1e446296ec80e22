import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import { findLastMigration } from '../../platform/db/migrate.ts';
import { openSnapshot } from '../../platform/db/snapshot.ts';
import { OperatorError } from '../../platform/errors/operator-error.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { readFrom } from '../../platform/storage/spool.ts';
import type { Vault } from '../../platform/storage/vault.ts';
import { isOurs, tellPressRoom } from './identity.ts';
import { copyNoted, noteKeys } from './keys.ts';
import {
  DamagedManifest,
  type Head,
  listManifests,
  nameBackup,
  readManifest,
  toLine,
  writeManifest,
} from './manifest.ts';
import { OBJECTS, putObject, readName, type Stored, WrongBytes } from './objects.ts';
import type { Sealing } from './sealing.ts';

export interface BackupWork {
  config: Config;
  store: FileStore;
  vault: Vault;
  sealing: Sealing;
  now: () => Date;
  /** Folder for temporary files. */
  folder: string;
}

/** A new backup, with the bytes that it added. */
export interface MadeBackup {
  head: Head;
  added_bytes: number;
  added_files: number;
}

/** Existing objects are not copied again. The backup exists once its manifest is written. @throws {OperatorError} */
export async function makeBackup(work: BackupWork): Promise<MadeBackup> {
  const { config, vault, sealing, now, folder } = work;
  await vault.sweepUnfinished();
  const press_room = tellPressRoom(config);
  const known = await listKnown(work);
  const made_at = now();
  const keys = join(folder, 'keys');
  const state = await copyDatabase(work, keys);
  const secret =
    config.SECRET_KEY === undefined
      ? await putObject(vault, sealing, readFrom(join(config.DATA_DIR, 'secret')))
      : null;
  const lines = join(folder, 'files');
  const copied = await copyFiles(work, { keys, lines, known });
  const others = [state.database, ...(secret === null ? [] : [secret])];
  const head: Head = {
    format: 1,
    name: nameBackup(made_at),
    made_at: made_at.toISOString(),
    press_room,
    ...state,
    secret,
    recipients: [...sealing.recipients],
    files: copied.files,
    bytes: copied.bytes + sizeOf(others),
    missing: copied.missing,
  };
  await writeManifest(vault, head, lines);
  return { head, added_bytes: copied.added_bytes + sizeOf(others), added_files: copied.added_files };
}

const sizeOf = (objects: readonly Stored[]): number =>
  objects.reduce((sum, { object_bytes }) => sum + object_bytes, 0);

/** Records the files named by rows at the same moment. */
async function copyDatabase(
  { config, vault, sealing, folder }: BackupWork,
  keys: string,
): Promise<Pick<Head, 'engine' | 'migration' | 'database'>> {
  const snapshot = await openSnapshot(config, folder);
  const { db, engine } = snapshot;
  try {
    await noteKeys(db, keys);
    const migration = await findLastMigration(db);
    return { engine, migration, database: await putObject(vault, sealing, await snapshot.copy()) };
  } finally {
    await snapshot.close();
  }
}

/**
 * Existing objects for the same recipients, by key. The length of an object in an earlier manifest must match.
 * @throws {OperatorError} if another press room has its backups there
 */
async function listKnown({ config, vault, sealing }: BackupWork): Promise<Map<string, Stored>> {
  const known = new Map<string, Stored>();
  for await (const { name: object, bytes } of vault.list(`${OBJECTS}/${sealing.folder}`)) {
    const key = readName(object)?.key;
    if (key !== undefined) known.set(key, { key, bytes: -1, object, object_bytes: bytes });
  }
  for (const manifest of (await listManifests(vault)).toReversed()) {
    try {
      const { head, files } = await readManifest(vault, manifest);
      if (!isOurs(config, head.press_room)) {
        throw new OperatorError(
          `${vault.address} holds backups of another press room: give each a place of its own.`,
        );
      }
      for await (const file of files) {
        const found = known.get(file.key);
        if (found?.object !== file.object) continue;
        if (found.object_bytes === file.object_bytes) known.set(file.key, file);
        else known.delete(file.key);
      }
      return known;
    } catch (error) {
      // The previous manifest can be used instead.
      if (!(error instanceof DamagedManifest)) throw error;
    }
  }
  return known;
}

interface Copied {
  files: number;
  bytes: number;
  added_files: number;
  added_bytes: number;
  missing: string[];
}

async function copyFiles(
  { store, vault, sealing }: BackupWork,
  { keys, lines, known }: { keys: string; lines: string; known: ReadonlyMap<string, Stored> },
): Promise<Copied> {
  const copied: Copied = { files: 0, bytes: 0, added_files: 0, added_bytes: 0, missing: [] };
  const copy = async (key: string): Promise<string> => {
    const there = known.get(key);
    if (there !== undefined && there.bytes >= 0) return note(there);
    const file = await store.find(key);
    if (file === null) return miss(key);
    // Left by a run that ended before it had written its manifest.
    if (there !== undefined && (sealing.recipients.length > 0 || there.object_bytes === file.bytes)) {
      return note({ ...there, bytes: file.bytes });
    }
    try {
      const stored = await putObject(vault, sealing, file.stream(), key);
      copied.added_files += 1;
      copied.added_bytes += stored.object_bytes;
      return note(stored);
    } catch (error) {
      // The file is damaged, or was erased meanwhile.
      if (error instanceof WrongBytes || (await store.find(key)) === null) return miss(key);
      throw error;
    }
  };
  const note = (stored: Stored): string => {
    copied.files += 1;
    copied.bytes += stored.object_bytes;
    return toLine(stored);
  };
  const miss = (key: string): string => {
    copied.missing.push(key);
    return '';
  };
  await copyNoted(keys, lines, copy);
  return copied;
}
