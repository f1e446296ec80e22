import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SharedFolder {
  /** Whether it exists beside the project. */
  isThere: boolean;
  folder: string;
  read: (name: string) => Buffer;
}

/** A folder of real files that are not part of the project; reports which tests are skipped if it is missing. */
export function openShared(name: string): SharedFolder {
  const folder = join(import.meta.dirname, '../../../shared', name);
  const isThere = existsSync(folder);
  if (!isThere) console.log(`Skipped: tests with real files, which are not in ${folder}`);
  return { isThere, folder, read: (file) => readFileSync(join(folder, file)) };
}
