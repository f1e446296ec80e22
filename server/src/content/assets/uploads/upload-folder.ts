import { mkdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../../../platform/config/config.ts';
import { listFolder, readFrom } from '../../../platform/storage/spool.ts';

type Place = Pick<Config, 'DATA_DIR'>;

/** Folder of incomplete uploads: files are named by our ids, never by names from clients. */
export const uploadFolder = ({ DATA_DIR }: Place): string => join(DATA_DIR, 'uploads');

const pathOf = (place: Place, id: string): string => join(uploadFolder(place), id);

export const readUpload = (place: Place, id: string): Readable => readFrom(pathOf(place, id));

export const removeUploadFile = (place: Place, id: string): Promise<void> =>
  rm(pathOf(place, id), { force: true });

/** Files without a row, for example of an erased account. */
export async function* listUploadFiles(place: Place): AsyncGenerator<{ id: string; modified_at: Date }> {
  for await (const { name, modified_at } of listFolder(uploadFolder(place))) yield { id: name, modified_at };
}

/** Disk space reserved for other uses. */
const RESERVE_BYTES = 128 * 1024 * 1024;

/** Whether this number of bytes fits twice: during the upload and in the store. */
export async function hasRoomFor(place: Place, bytes: number): Promise<boolean> {
  await mkdir(uploadFolder(place), { recursive: true, mode: 0o700 });
  const { bavail, bsize } = await statfs(uploadFolder(place));
  return bavail * bsize > 2 * bytes + RESERVE_BYTES;
}
