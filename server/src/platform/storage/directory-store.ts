import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { FOR_WEB_SERVER } from '../process/data-directory.ts';
import { type FileStore, isFileKey, type ReceivedFile, type StoredFile } from './file-store.ts';
import {
  ignoreMissing,
  inFolder,
  listFolder,
  readFrom,
  type SpooledFile,
  spool,
  sweepFolder,
} from './spool.ts';

/** Fewer and larger reads take half the time of Node's default. */
const READ_BYTES = 256 * 1024;
const FOLDERS = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, '0'));

interface DirectoryOptions {
  directory: string;
  /** Prefix under which the web server in front of us reads the same directory. */
  internalPrefix?: string | undefined;
}

/** A directory with one level of folders; files are written under a temporary name and renamed when complete. */
export function openDirectoryStore({ directory, internalPrefix }: DirectoryOptions): FileStore {
  const placeOf = (key: string): string => `${key.slice(0, 2)}/${key}`;
  const pathOf = (key: string): string => join(directory, placeOf(key));
  const unfinished = join(directory, 'unfinished');
  const isShared = internalPrefix !== undefined;

  const receive = async (source: Readable, maxBytes: number): Promise<ReceivedFile> => {
    const spooled = await spool(source, unfinished, maxBytes);
    const path = pathOf(spooled.key);
    if (isShared) await chmod(spooled.path, FOR_WEB_SERVER.file);
    await publish(spooled, path);
    // Files are for their owner alone; the web server's user is in our group.
    if (isShared) for (const folder of [directory, dirname(path)]) await chmod(folder, FOR_WEB_SERVER.folder);
    return { key: spooled.key, bytes: spooled.bytes };
  };

  const find = async (key: string): Promise<StoredFile | null> => {
    const path = pathOf(key);
    const found = await stat(path).catch(ignoreMissing);
    if (found === null) return null;
    return {
      key,
      bytes: found.size,
      path,
      internalAddress: internalPrefix === undefined ? null : `${internalPrefix}${placeOf(key)}`,
      stream: (range) => readFrom(path, { highWaterMark: READ_BYTES, ...range }),
    };
  };

  return {
    put: async (bytes) => (await receive(Readable.from([bytes]), Number.POSITIVE_INFINITY)).key,
    receive: (source, { maxBytes }) => receive(source, maxBytes),
    find: async (key) => (isFileKey(key) ? find(key) : null),
    remove: async (key, when) => {
      if (!isFileKey(key)) return true;
      if (when !== undefined) return removeOld(pathOf(key), join(unfinished, randomUUID()), when.olderThan);
      await rm(pathOf(key), { force: true });
      return true;
    },
    list: async function* () {
      for (const folder of FOLDERS) {
        for await (const { name, modified_at } of listFolder(join(directory, folder))) {
          if (isFileKey(name)) yield { key: name, modified_at };
        }
      }
    },
    sweepUnfinished: (olderThan) => sweepFolder(unfinished, olderThan),
  };
}

/** An existing file is replaced by the same bytes, which renews its age for cleanup. */
export async function publish({ path }: SpooledFile, target: string): Promise<void> {
  try {
    const folder = dirname(target);
    await inFolder(
      folder,
      () => rename(path, target),
      () => syncDirectory(dirname(folder)),
    );
    await syncDirectory(folder);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

// Between checking the age and removing it, a file may be stored again: it is moved aside first and checked there.
async function removeOld(path: string, aside: string, olderThan: Date): Promise<boolean> {
  await mkdir(dirname(aside), { recursive: true });
  const isThere = await rename(path, aside).then(() => true, ignoreMissing);
  if (isThere !== true) return true;
  const { mtime } = await stat(aside);
  const isOld = mtime < olderThan;
  if (!isOld) await link(aside, path).catch(ignoreExisting);
  await rm(aside, { force: true });
  return isOld;
}

function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}

// A rename is durable only after its directory is synchronised.
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
