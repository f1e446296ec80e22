import { setImmediate } from 'node:timers/promises';

/** As many as are read, indexed and audited in one go, which holds up everybody else. */
export const ROWS_AT_ONCE = 50;

/** Whoever waits is answered before the next row is written. */
export const letOthers = (): Promise<void> => setImmediate();

/** How far this process has come with what it writes, by run. */
const progress = new Map<number, { done: number; total: number }>();

export const progressOf = (id: number): { done: number; total: number } | null => progress.get(id) ?? null;
export const noteProgress = (id: number, done: number, total: number): void =>
  void progress.set(id, { done, total });
export const endProgress = (id: number): void => void progress.delete(id);
