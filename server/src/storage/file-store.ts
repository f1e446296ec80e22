import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface StoredFile {
  bytes: number;
  stream(): Readable;
}

/** Files by the sha256 of their bytes: a key never changes its content, and storing twice is storing once. */
export interface FileStore {
  /** Answers the key once the bytes are safe on disk. */
  put(bytes: Uint8Array): Promise<string>;
  find(key: string): Promise<StoredFile | null>;
  /** For what nothing refers to any more; a key that is not there is fine. */
  remove(key: string): Promise<void>;
}

const KEY_PATTERN = /^[0-9a-f]{64}$/;

export const isFileKey = (text: string): boolean => KEY_PATTERN.test(text);

/** A directory with one level of folders; a file appears under its name only when it is whole. */
export function openDirectoryStore(directory: string): FileStore {
  const pathOf = (key: string): string => join(directory, key.slice(0, 2), key);
  return {
    async put(bytes) {
      const key = createHash('sha256').update(bytes).digest('hex');
      const path = pathOf(key);
      if ((await findFile(path)) !== null) return key;
      await mkdir(dirname(path), { recursive: true });
      const unfinished = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(unfinished, 'wx');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      await syncDirectory(dirname(path));
      return key;
    },
    find: async (key) => (isFileKey(key) ? findFile(pathOf(key)) : null),
    remove: async (key) => {
      if (isFileKey(key)) await rm(pathOf(key), { force: true });
    },
  };
}

async function findFile(path: string): Promise<StoredFile | null> {
  const found = await stat(path).catch(() => null);
  return found === null ? null : { bytes: found.size, stream: () => createReadStream(path) };
}

// A rename is durable only when the directory that names the file is.
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
