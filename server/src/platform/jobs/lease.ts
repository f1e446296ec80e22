import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedJob } from '../db/claim-jobs.ts';
import type { Db } from '../db/db.ts';

/** Maximum difference between the clocks of machines: a later lease was written with a clock that was ahead. */
export const CLOCKS_DIFFER_MS = 60_000;

/** Renewals within one lease: a single failure does not lose the job. */
const RENEWALS = 3;

interface LeaseOptions {
  leaseMs: number;
  now: () => Date;
  log: FastifyBaseLogger;
}

export interface Lease {
  /** Result of the work. @throws earlier if it exceeds the limit or another worker has the job */
  during<Result>(work: (signal: AbortSignal) => Promise<Result>, limitMs: number): Promise<Result>;
  release(): void;
}

/** Keeps a claimed job from other workers until it is released, by renewing its lease. */
export function holdLease(db: Db, job: ClaimedJob, { leaseMs, now, log }: LeaseOptions): Lease {
  const end = new AbortController();
  const renew = async (): Promise<void> => {
    const leased_until = new Date(now().getTime() + leaseMs).toISOString();
    const { numUpdatedRows } = await db
      .updateTable('job')
      .set({ leased_until })
      .where('id', '=', job.id)
      // Each claim raises the attempts: with another count the job belongs to another worker.
      .where('attempts', '=', job.attempts)
      .where('leased_until', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) end.abort(new Error('Another worker has taken the job'));
  };
  const renewal = setInterval(() => {
    renew().catch((error: unknown) => log.warn({ err: error }, 'a lease is not renewed'));
  }, leaseMs / RENEWALS);
  return {
    during: async (work, limitMs) => {
      const aborted = Promise.withResolvers<never>();
      end.signal.addEventListener('abort', () => aborted.reject(end.signal.reason));
      const limit = setTimeout(
        () => end.abort(new Error(`Not done after ${Math.round(limitMs / 1000)} s`)),
        limitMs,
      );
      try {
        return await Promise.race([aborted.promise, begin(work, end.signal)]);
      } finally {
        clearTimeout(limit);
      }
    },
    release: () => clearInterval(renewal),
  };
}

/** Turns a synchronous error into a rejection. */
const begin = async <Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> => work(signal);

/** For an engine with a single process: all holders of leases have ended, so their jobs continue at once. */
export async function endLeases(db: Db, now: Date): Promise<void> {
  const instant = now.toISOString();
  await db.updateTable('job').set({ leased_until: instant }).where('leased_until', '>', instant).execute();
}
