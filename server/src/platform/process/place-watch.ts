import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { reasonOf } from '../errors/operator-error.ts';

const LOOK_MS = 1000;
/** Consecutive failed checks: network file systems can fail briefly. */
const MISSES = 2;

/** EX_IOERR of sysexits.h: a restart would begin with an empty directory. */
export const EXIT_PLACE_LOST = 74;

type Place = Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'STORAGE_URL'>;

/** Locations of acknowledged data. */
const listPaths = ({ DATA_DIR, DATABASE_URL, STORAGE_URL }: Place): string[] => [
  DATA_DIR,
  ...(DATABASE_URL === undefined ? ['lock', 'press-room.db', 'press-room.db-wal'] : []).map((name) =>
    join(DATA_DIR, name),
  ),
  ...(STORAGE_URL === undefined ? [join(DATA_DIR, 'files')] : []),
];

const toIdentity = ({ dev, ino }: { dev: bigint; ino: bigint }): string => `${dev}:${ino}`;

/**
 * Checks each second whether the opened files and folders are still those at their paths, as PostgreSQL does with its
 * lock file: a removed or unmounted directory would continue to accept writes that are lost. Calls `onLost` once, with
 * a message for the operator.
 */
export function watchPlace(place: Place, onLost: (sentence: string) => void): { stop(): Promise<void> } {
  const known = new Map<string, string>();
  for (const path of listPaths(place)) {
    const found = statSync(path, { bigint: true, throwIfNoEntry: false });
    if (found !== undefined) known.set(path, toIdentity(found));
  }
  let misses = 0;
  let isLooking = false;
  const look = async (): Promise<void> => {
    const lost = await findLost(listPaths(place), known);
    misses = lost === null ? 0 : misses + 1;
    if (lost === null || misses < MISSES) return;
    clearInterval(timer);
    onLost(
      `DATA_DIR: ${lost.path} is not what this process has opened (${lost.reason}); it ends, because what it wrote would be lost.`,
    );
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  }, LOOK_MS);
  timer.unref();
  return { stop: async () => clearInterval(timer) };
}

/** Paths created later, such as the folder of files, are recorded when they first exist. */
async function findLost(
  paths: readonly string[],
  known: Map<string, string>,
): Promise<{ path: string; reason: string } | null> {
  for (const path of paths) {
    const before = known.get(path);
    try {
      const identity = toIdentity(await stat(path, { bigint: true }));
      if (before === undefined) known.set(path, identity);
      else if (before !== identity) return { path, reason: 'another has its name' };
    } catch (error) {
      if (before !== undefined) return { path, reason: reasonOf(error) };
    }
  }
  return null;
}
