import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedJob, JobKinds } from '../db/claim-jobs.ts';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/db.ts';
import { runIn, scopeOf } from '../tracing/scope.ts';
import { failureOf, type Tracer } from '../tracing/span.ts';
import { holdLease } from './lease.ts';
import { watchClock } from './mend-times.ts';

/** Returned by a handler whose job is not finished: it runs again at this instant, with all its attempts. */
export class RunAgain {
  readonly at: Date;

  constructor(at: Date) {
    this.at = at;
  }
}

/**
 * `signal` aborts at the job's timeout, or when another worker has the job: pass it to cancellable work. `stopping`
 * aborts when the worker is stopped: a long job should then return `RunAgain` soon.
 */
type JobHandler = (
  payload: unknown,
  job: ClaimedJob,
  signal: AbortSignal,
  stopping: AbortSignal,
) => Promise<unknown>;

/** A handler with its own limits. */
export interface LimitedJob {
  maxAttempts?: number;
  /** The job cannot crash its process, so killed attempts do not count. */
  isHarmless?: boolean;
  /** Time after which the attempt counts as failed. */
  limitMs?: number;
  run: JobHandler;
}

export type Jobs = Readonly<Record<string, JobHandler | LimitedJob>>;

/** Thrown by a handler if further attempts cannot succeed. */
export class HopelessJob extends Error {}

const POLL_MS = 1000;
const LEASE_MS = 120_000;
const MAX_ATTEMPTS = 8;
const MAX_ABANDONED = 8;
const LIMIT_MS = 3_600_000;
const BACK_OFF_MS = 5000;
const MAX_BACK_OFF_MS = 600_000;

/** When a job is due: at once, at a chosen instant, or after a delay. */
type When = Date | { chosen: Date } | { now: Date; at: Date };

function toDue(when: When): { at: Date; reckoned: Date | null } {
  if (when instanceof Date) return { at: when, reckoned: when };
  return 'chosen' in when ? { at: when.chosen, reckoned: null } : { at: when.at, reckoned: when.now };
}

/**
 * Adds a job. Call it with the transaction that causes it, so that both happen or neither. A job with the `uniqueKey`
 * of an existing one is not added.
 */
export async function enqueueJob(
  trx: Db,
  kind: string,
  payload: unknown,
  when: When,
  uniqueKey: string | null = null,
): Promise<void> {
  const { at, reckoned } = toDue(when);
  await trx
    .insertInto('job')
    .values({
      kind,
      payload: JSON.stringify(payload),
      run_at: at.toISOString(),
      reckoned_at: reckoned?.toISOString() ?? null,
      leased_until: null,
      last_error: null,
      dead_at: null,
      created_at: (reckoned ?? at).toISOString(),
      unique_key: uniqueKey,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
}

/** Moves a job that has not begun to another time, like `enqueueJob`; does nothing without such a job. */
export async function moveJob(trx: Db, uniqueKey: string, when: When): Promise<void> {
  const { at, reckoned } = toDue(when);
  await trx
    .updateTable('job')
    .set({ run_at: at.toISOString(), reckoned_at: reckoned?.toISOString() ?? null })
    .where('unique_key', '=', uniqueKey)
    .where('leased_until', 'is', null)
    .execute();
}

/** Deletes a job that has not begun. */
export async function dropJob(trx: Db, uniqueKey: string): Promise<void> {
  await trx.deleteFrom('job').where('unique_key', '=', uniqueKey).where('leased_until', 'is', null).execute();
}

export interface WorkerOptions {
  database: Database;
  /** Called when a job is due, so that code for jobs is not loaded earlier. */
  loadHandlers: () => Promise<Jobs>;
  /** Leaves other kinds of jobs to other workers. */
  kinds?: JobKinds;
  /** Time after which another worker claims the job of an ended process. */
  leaseMs?: number;
  now: () => Date;
  log: FastifyBaseLogger;
  /** Called at the end of each attempt. */
  onEnd?: OnJobEnd;
  tracer?: Tracer;
  /** Aborts when the worker is stopped. */
  stopping?: AbortSignal;
}

export interface Worker {
  /** Checks for due jobs at once. */
  wake(): void;
  stop(): Promise<void>;
}

/** `failed`: it is retried. `dead`: it is not. */
type JobOutcome = 'done' | 'failed' | 'dead';
export type OnJobEnd = (attempt: { kind: string; outcome: JobOutcome; seconds: number }) => void;

/**
 * Runs due jobs one after another until it is stopped. A job is executed at least once: its lease is renewed while it
 * runs. If the process ends, the lease expires and another worker takes the job. After the last attempt the job stays
 * in the table as dead, with its error.
 */
export function startWorker(options: WorkerOptions): Worker {
  const stopping = new AbortController();
  let isWoken = false;
  let wake: () => void = () => undefined;

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const mendTimes = watchClock({ leaseMs: LEASE_MS, ...options });
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      isWoken = false;
      const hasWorked = await mendTimes()
        .then(() => runNextJob({ ...options, stopping: stopping.signal }))
        .catch((error: unknown) => {
          options.log.warn({ err: error }, 'jobs cannot be claimed or recorded');
          return false;
        });
      if (!(hasWorked || isWoken || stopping.signal.aborted)) await rest();
    }
  };

  const working = work();
  const wakeUp = (): void => {
    isWoken = true;
    wake();
  };
  return {
    wake: wakeUp,
    stop: async () => {
      stopping.abort();
      wakeUp();
      await working;
    },
  };
}

const NEVER = new AbortController().signal;

/** Runs one due job; false: none is due. */
export async function runNextJob(options: WorkerOptions): Promise<boolean> {
  const { database, kinds, leaseMs = LEASE_MS, now } = options;
  const leasedUntil = new Date(now().getTime() + leaseMs).toISOString();
  const [job] = await database.claimJobs({ now: now().toISOString(), leasedUntil, limit: 1, kinds });
  if (job === undefined) return false;
  const { id, kind } = job;
  const attributes = { 'press_room.job.id': id, 'press_room.job.kind': kind };
  const span = options.tracer?.begin({ name: `job ${kind}`, kind: 'job', attributes }) ?? null;
  try {
    const outcome = await runIn(scopeOf({ job: id, kind }, span), () => attempt(job, options));
    span?.end({ failure: outcome === 'done' ? undefined : outcome });
  } catch (error) {
    span?.end({ failure: failureOf(error) });
    throw error;
  }
  return true;
}

async function attempt(
  job: ClaimedJob,
  { database, loadHandlers, leaseMs = LEASE_MS, now, log, onEnd, stopping = NEVER }: WorkerOptions,
): Promise<JobOutcome> {
  let maxAttempts = MAX_ATTEMPTS;
  let outcome: JobOutcome = 'done';
  const start = performance.now();
  const lease = holdLease(database.db, job, { leaseMs, now, log });
  try {
    const found = (await loadHandlers())[job.kind];
    if (found === undefined) throw new Error(`No handler for jobs of kind ${job.kind}`);
    const { run, ...limits } = typeof found === 'object' ? found : { run: found };
    maxAttempts = limits.maxAttempts ?? MAX_ATTEMPTS;
    // A job that ends its process each time leaves no error: it must not be retried forever.
    if (job.abandoned >= MAX_ABANDONED && limits.isHarmless !== true)
      throw new HopelessJob('Its process ended too often');
    const result = await lease.during(
      (signal) => run(JSON.parse(job.payload), job, signal, stopping),
      limits.limitMs ?? LIMIT_MS,
    );
    if (result instanceof RunAgain) await runAgain(database.db, job, { at: result.at, now: now() });
    else await finish(database.db, job);
  } catch (error) {
    log.warn({ err: error, attempts: job.attempts }, 'job failed');
    const isDead = error instanceof HopelessJob || countFailures(job) >= maxAttempts;
    outcome = isDead ? 'dead' : 'failed';
    await postpone(database.db, job, { error, isDead, now: now() });
  } finally {
    lease.release();
    onEnd?.({ kind: job.kind, outcome, seconds: (performance.now() - start) / 1000 });
  }
  return outcome;
}

/** Includes the current failure; abandoned attempts do not count. */
const countFailures = ({ attempts, abandoned }: ClaimedJob): number => attempts - abandoned;

// Each claim raises the attempts: with another count the job belongs to another worker.
async function finish(db: Db, { id, attempts }: ClaimedJob): Promise<void> {
  await db.deleteFrom('job').where('id', '=', id).where('attempts', '=', attempts).execute();
}

async function runAgain(db: Db, job: ClaimedJob, { at, now }: { at: Date; now: Date }): Promise<void> {
  await db
    .updateTable('job')
    .set({
      leased_until: null,
      attempts: 0,
      abandoned: 0,
      last_error: null,
      run_at: at.toISOString(),
      reckoned_at: now.toISOString(),
    })
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute();
}

async function postpone(
  db: Db,
  job: ClaimedJob,
  { error, isDead, now }: { error: unknown; isDead: boolean; now: Date },
): Promise<void> {
  const { id, attempts } = job;
  const delay = Math.min(BACK_OFF_MS * 2 ** (countFailures(job) - 1), MAX_BACK_OFF_MS);
  await db
    .updateTable('job')
    .set({
      leased_until: null,
      last_error: error instanceof Error ? error.message : String(error),
      run_at: new Date(now.getTime() + delay).toISOString(),
      reckoned_at: now.toISOString(),
      dead_at: isDead ? now.toISOString() : null,
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}
