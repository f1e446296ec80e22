import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { openDirectoryStore } from './directory-store.ts';
import type { FileStore } from './file-store.ts';

/** The configured store. @throws {OperatorError} with the reason if it cannot be used */
export async function openStore({
  DATA_DIR,
  STORAGE_URL,
  ACCEL_REDIRECT,
}: Pick<Config, 'DATA_DIR' | 'STORAGE_URL' | 'ACCEL_REDIRECT'>): Promise<FileStore> {
  if (STORAGE_URL === undefined) {
    return openDirectoryStore({ directory: join(DATA_DIR, 'files'), internalPrefix: ACCEL_REDIRECT });
  }
  // Loading the client takes a third of a second, so only users of S3 load it.
  const { openS3Store } = await import('./s3-store.ts');
  return openS3Store(STORAGE_URL, join(DATA_DIR, 'unfinished'));
}
