import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The clock of the servers that are started with it. */
export interface MovableClock {
  /** For their processes. */
  environment: { NODE_OPTIONS: string; MOVED_CLOCK: string };
  /** By it. */
  now: () => Date;
  /** So many milliseconds onwards, or back, at once. */
  move: (ms: number) => void;
  remove: () => void;
}

/** Makes a clock that goes right until it is moved, in a file at `path`. */
export function makeMovableClock(path: string): MovableClock {
  const file = openSync(path, 'w');
  let ahead = 0;
  // In one go, so that nobody reads half a number.
  const write = (): void => void writeSync(file, new Uint8Array(Float64Array.of(ahead).buffer), 0, 8, 0);
  write();
  const preload = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;
  return {
    environment: { NODE_OPTIONS: `--import ${preload}`, MOVED_CLOCK: path },
    now: () => new Date(Date.now() + ahead),
    move: (ms) => {
      ahead += ms;
      write();
    },
    remove: () => {
      closeSync(file);
      rmSync(path, { force: true });
    },
  };
}
