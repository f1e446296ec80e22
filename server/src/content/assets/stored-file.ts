import type { FileStore, StoredFile } from '../../platform/storage/file-store.ts';

/** Stored file of a row. */
export async function requireStored(store: FileStore, key: string): Promise<StoredFile> {
  const file = await store.find(key);
  if (file === null) throw new Error(`The stored file ${key} is missing`);
  return file;
}
