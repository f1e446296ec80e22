import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');
/** An installed package has no npm: operators run the program in `deploy/systemd`. */
const IS_PACKAGE = existsSync(join(ROOT, 'bin/press-room'));

/** Command line with which an operator runs one of the commands. */
export function commandLine(name: string, words = ''): string {
  if (IS_PACKAGE) return words === '' ? `press-room ${name}` : `press-room ${name} ${words}`;
  return words === '' ? `npm run ${name}` : `npm run ${name} -- ${words}`;
}
