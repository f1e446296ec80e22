import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileTooLargeError, type ReceivedFile } from './file-store.ts';

export interface SpooledFile extends ReceivedFile {
  path: string;
}

/**
 * Reads a file or a part of it. It may fail before it is read, and an unhandled `error` event would end the process.
 */
export const readFrom = (path: string, options: Parameters<typeof createReadStream>[1] = {}): ReadStream =>
  createReadStream(path, options).on('error', () => undefined);

/** Writes a source durably to a new file in the folder while hashing it. @throws {FileTooLargeError} */
export async function spool(source: Readable, folder: string, maxBytes: number): Promise<SpooledFile> {
  // It may fail before it is read, and an unhandled `error` event would end the process.
  source.once('error', () => undefined);
  const path = join(folder, randomUUID());
  try {
    const file = await inFolder(folder, () => open(path, 'wx'));
    try {
      const received = await writeHashed(source, file, maxBytes);
      await file.sync();
      return { ...received, path };
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

/** Runs work that needs a folder, which usually exists. `whenMade` is called if it was created. */
export async function inFolder<Result>(
  folder: string,
  work: () => Promise<Result>,
  whenMade: () => Promise<void> = async () => {},
): Promise<Result> {
  const done = await work().catch(ignoreMissing);
  if (done !== null) return done;
  await mkdir(folder, { recursive: true });
  const result = await work();
  await whenMade();
  return result;
}

async function writeHashed(source: Readable, file: FileHandle, maxBytes: number): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  // The source must not be destroyed after a refusal: a destroyed request could not be answered.
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    const piece = Buffer.from(chunk);
    bytes += piece.length;
    if (bytes > maxBytes) throw new FileTooLargeError(maxBytes);
    hash.update(piece);
    await file.writeFile(piece);
  }
  return { key: hash.digest('hex'), bytes };
}

/** Removes files of a folder unchanged since then. Returns their number. */
export async function sweepFolder(folder: string, olderThan: Date): Promise<number> {
  let count = 0;
  for await (const { path, modified_at } of listFolder(folder)) {
    if (modified_at >= olderThan) continue;
    await rm(path, { force: true });
    count += 1;
  }
  return count;
}

/** Files of a folder, ignoring concurrently removed ones; empty if the folder does not exist. */
export async function* listFolder(
  folder: string,
): AsyncGenerator<{ name: string; path: string; modified_at: Date }> {
  const directory = await opendir(folder).catch(ignoreMissing);
  if (directory === null) return;
  for await (const entry of directory) {
    const path = join(folder, entry.name);
    const found = entry.isFile() ? await stat(path).catch(ignoreMissing) : null;
    if (found !== null) yield { name: entry.name, path, modified_at: found.mtime };
  }
}

export function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
