import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database.ts';

/** Rows per statement; a statement blocks all other writers on SQLite. */
export const ROWS_AT_ONCE = 200;

/** Lets pending requests be answered before the next rows are written. */
export const letOthers = (): Promise<void> => setImmediate();

/** Rows written by this process, by run. */
const written = new Map<number, number>();
export const writtenOf = (id: number): number | undefined => written.get(id);

const TOLD_EACH_MS = 1000;

export interface Progress {
  note(done: number): void;
  end(): void;
}

/**
 * Publishes the progress of a run while its transaction is open: to this process at once, to others each second. With
 * SQLite there are no other processes, and the writing connection is in use.
 */
export function followProgress({ engine, db }: Pick<Database, 'engine' | 'db'>, id: number): Progress {
  let told = performance.now();
  return {
    note: (done) => {
      written.set(id, done);
      if (engine === 'sqlite' || performance.now() - told < TOLD_EACH_MS) return;
      told = performance.now();
      const tell = db.updateTable('import_run').set({ rows_written: done }).where('id', '=', id).execute();
      // Not awaited, because requests that wait for rows of this import may use all connections.
      void tell.catch(() => undefined);
    },
    end: () => void written.delete(id),
  };
}
