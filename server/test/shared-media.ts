import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../shared/media');

/** Whether the real photographs and documents lie beside the project; says so where they do not. */
export const hasSharedMedia = existsSync(FOLDER);
if (!hasSharedMedia) console.log(`Skipped: tests with real files, which are not in ${FOLDER}`);

export const readSharedMedia = (name: string): Buffer => readFileSync(join(FOLDER, name));
