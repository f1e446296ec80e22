import type { Database } from '../db/database.ts';
import { startWorker, type Worker, type WorkerOptions } from '../jobs/queue.ts';
import { DELIVERY_JOB, PURGE_JOB } from './queue.ts';

/** A system that does not answer holds one of them up for seconds. */
const CALLERS = 2;

/**
 * Workers that call other systems. Those that call shared caches, one for each, begin when content has changed and not
 * at the next look.
 */
export function startCallers(
  database: Database,
  work: Omit<WorkerOptions, 'kinds'>,
  caches: number,
): Worker[] {
  const start = (count: number, kind: string): Worker[] =>
    Array.from({ length: count }, () => startWorker({ ...work, kinds: { only: [kind] } }));
  const purgers = start(caches, PURGE_JOB);
  database.onContentChange(() => {
    for (const purger of purgers) purger.wake();
  });
  return [...purgers, ...start(CALLERS, DELIVERY_JOB)];
}
