import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The clock of servers that are started with it. */
export interface MovableClock {
  /** Environment of their processes. */
  environment: { NODE_OPTIONS: string; MOVED_CLOCK: string };
  /** Current time of this clock. */
  now: () => Date;
  /** Moves the clock by this many milliseconds at once, also while it is stopped. */
  move: (ms: number) => void;
  /** Stops the clock at its current time. */
  stand: () => void;
  remove: () => void;
}

/** Creates a movable clock in a file at `path`. */
export function makeMovableClock(path: string): MovableClock {
  const file = openSync(path, 'w');
  let ahead = 0;
  /** Instant in Unix milliseconds at which it is stopped; null: running. */
  let standsAt: number | null = null;
  // In one write, so that readers never see an incomplete number.
  const write = (): void => {
    const bytes = new Uint8Array(Float64Array.of(ahead, standsAt ?? Number.NaN).buffer);
    writeSync(file, bytes, 0, bytes.length, 0);
  };
  const read = (): number => standsAt ?? Date.now() + ahead;
  write();
  const preload = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;
  return {
    environment: { NODE_OPTIONS: `--import ${preload}`, MOVED_CLOCK: path },
    now: () => new Date(read()),
    move: (ms) => {
      ahead += ms;
      if (standsAt !== null) standsAt += ms;
      write();
    },
    stand: () => {
      standsAt = read();
      write();
    },
    remove: () => {
      closeSync(file);
      rmSync(path, { force: true });
    },
  };
}
