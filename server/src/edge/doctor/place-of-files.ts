import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';

/** Location of the files, without its keys. */
export const placeOfFiles = ({ STORAGE_URL, DATA_DIR }: Pick<Config, 'STORAGE_URL' | 'DATA_DIR'>): string =>
  STORAGE_URL === undefined ? join(DATA_DIR, 'files') : `${STORAGE_URL.endpoint}/${STORAGE_URL.bucket}`;
