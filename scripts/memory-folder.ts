import { accessSync, constants, statfsSync } from 'node:fs';

const FOLDER = '/dev/shm';
const LEAST_FREE_BYTES = 4 * 2 ** 30;

/** Puts temporary files into memory if there is room: temporary databases need no disk. */
export function memoryFolder(): Record<string, string> {
  try {
    accessSync(FOLDER, constants.W_OK);
    const { bavail, bsize } = statfsSync(FOLDER);
    return bavail * bsize < LEAST_FREE_BYTES ? {} : { TMPDIR: FOLDER };
  } catch {
    return {};
  }
}
