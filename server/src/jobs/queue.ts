import type { FastifyBaseLogger } from 'fastify';
import type { JobKinds } from '../db/claim-jobs.ts';
import type { ClaimedJob, Database, Db } from '../db/database.ts';

export type JobHandler = (payload: unknown, job: ClaimedJob) => Promise<void>;

/** A handler that is tried more often than others. */
export interface PatientJob {
  maxAttempts: number;
  run: JobHandler;
}

export type Jobs = Readonly<Record<string, JobHandler | PatientJob>>;

/** Thrown by a handler for what no further attempt can mend. */
export class HopelessJob extends Error {}

const POLL_MS = 1000;
const LEASE_MS = 120_000;
const MAX_ATTEMPTS = 8;
const BACK_OFF_MS = 5000;
const MAX_BACK_OFF_MS = 600_000;

/**
 * Adds a job; call it with the transaction that causes it, so that both happen or neither. Of several jobs with one
 * `uniqueKey` only the first is added as long as it is there.
 */
export async function enqueueJob(
  trx: Db,
  kind: string,
  payload: unknown,
  runAt: Date,
  uniqueKey: string | null = null,
): Promise<void> {
  const at = runAt.toISOString();
  await trx
    .insertInto('job')
    .values({
      kind,
      payload: JSON.stringify(payload),
      run_at: at,
      leased_until: null,
      last_error: null,
      dead_at: null,
      created_at: at,
      unique_key: uniqueKey,
    })
    .onConflict((conflict) => conflict.column('unique_key').doNothing())
    .execute();
}

export interface WorkerOptions {
  database: Database;
  /** Called when a job is due, so that what only jobs need is not loaded before. */
  loadHandlers: () => Promise<Jobs>;
  /** Leaves jobs of other kinds to other workers. */
  kinds?: JobKinds;
  now: () => Date;
  log: FastifyBaseLogger;
}

/**
 * Runs due jobs one after another until it is stopped. A job is done at least once: if the process dies, its lease
 * runs out and another worker takes it. After the last attempt it stays in the table as dead, with its error.
 */
export function startWorker(options: WorkerOptions): { stop(): Promise<void> } {
  let isStopping = false;
  let wake: () => void = () => undefined;

  const rest = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, POLL_MS);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const work = async (): Promise<void> => {
    while (!isStopping) {
      const hasWorked = await runNextJob(options).catch((error) => {
        options.log.warn({ err: error }, 'jobs cannot be claimed or recorded');
        return false;
      });
      if (!hasWorked && !isStopping) await rest();
    }
  };

  const working = work();
  return {
    stop: async () => {
      isStopping = true;
      wake();
      await working;
    },
  };
}

/** Runs one due job; false where none is due. */
export async function runNextJob({
  database,
  loadHandlers,
  kinds,
  now,
  log,
}: WorkerOptions): Promise<boolean> {
  const leasedUntil = new Date(now().getTime() + LEASE_MS).toISOString();
  const [job] = await database.claimJobs({ now: now().toISOString(), leasedUntil, limit: 1, kinds });
  if (job === undefined) return false;
  let maxAttempts = MAX_ATTEMPTS;
  try {
    const found = (await loadHandlers())[job.kind];
    if (found === undefined) throw new Error(`No handler for jobs of kind ${job.kind}`);
    if (typeof found === 'object') maxAttempts = found.maxAttempts;
    // A job that ends its process each time leaves no error behind: it must not be tried for ever.
    if (job.attempts > maxAttempts) throw new HopelessJob('Its process ended at every attempt');
    const run = typeof found === 'object' ? found.run : found;
    await run(JSON.parse(job.payload), job);
    await database.db.deleteFrom('job').where('id', '=', job.id).execute();
  } catch (error) {
    log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'job failed');
    const isDead = error instanceof HopelessJob || job.attempts >= maxAttempts;
    await postpone(database.db, job, { error, isDead, now: now() });
  }
  return true;
}

async function postpone(
  db: Db,
  job: ClaimedJob,
  { error, isDead, now }: { error: unknown; isDead: boolean; now: Date },
): Promise<void> {
  const delay = Math.min(BACK_OFF_MS * 2 ** (job.attempts - 1), MAX_BACK_OFF_MS);
  await db
    .updateTable('job')
    .set({
      leased_until: null,
      last_error: error instanceof Error ? error.message : String(error),
      run_at: new Date(now.getTime() + delay).toISOString(),
      dead_at: isDead ? now.toISOString() : null,
    })
    .where('id', '=', job.id)
    .execute();
}
