import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../shared/import');

/** Whether the real files to import lie beside the project; says so where they do not. */
export const hasSharedImport = existsSync(FOLDER);
if (!hasSharedImport) console.log(`Skipped: tests with real files to import, which are not in ${FOLDER}`);

export const readSharedImport = (name: string): Buffer => readFileSync(join(FOLDER, name));

/** What independent programs read in one of the files. */
export const readExpected = (name: string): unknown =>
  JSON.parse(readFileSync(join(FOLDER, 'expected', `${name}.json`), 'utf8')) as unknown;
