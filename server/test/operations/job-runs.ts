import { join } from 'node:path';
import { enqueueJob } from '../../src/platform/jobs/queue.ts';
import { type Place, withDatabase } from './database.ts';
import { type Started, startScript } from './processes.ts';

const WORKER = join(import.meta.dirname, 'work-jobs.ts');
/** Longer than a lease. */
const LATER_MS = 3_600_000;

export const startJobWorker = (place: Place): Started => startScript(WORKER, { environment: { ...place } });

/** A worker that never finishes the job after this number. */
export const startHeldJobWorker = (place: Place, jobs: number): Started =>
  startScript(WORKER, { environment: { ...place, HOLDS_AFTER: String(jobs) } });

/** A worker for which all earlier leases have expired. */
export const startLaterJobWorker = (place: Place): Started =>
  startScript(WORKER, { environment: { ...place, CLOCK_AHEAD_MS: String(LATER_MS) } });

export function enqueueNumbers(place: Place, numbers: readonly number[]): Promise<void> {
  return withDatabase(place, ({ db }) =>
    db.transaction().execute(async (trx) => {
      for (const number of numbers) await enqueueJob(trx, 'test-job', number, new Date());
    }),
  );
}

/** Numbers of jobs that a worker has begun or done, in order. */
export const runsOf = (worker: Started, what: 'begins' | 'done'): number[] =>
  Array.from(worker.output().matchAll(new RegExp(`^${what} (\\d+)$`, 'gm')), ([, job]) => Number(job));

export const isAtWork = (worker: Started): boolean =>
  runsOf(worker, 'begins').length > runsOf(worker, 'done').length;
