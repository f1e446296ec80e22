import type { Db } from '../../db/database.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import type { ErasureContext } from './erasure/erasure.ts';
import { runRetention } from './retention/retention.ts';

export const RETENTION_JOB = 'retention';
/** Hour of the day, UTC. */
const HOUR = 3;

/** The next run; one a day, whatever number of processes asks for it. */
export async function scheduleRetention(db: Db, now: Date): Promise<void> {
  const next = new Date(now);
  next.setUTCHours(HOUR, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  await enqueueJob(db, RETENTION_JOB, {}, next, `${RETENTION_JOB}:${next.toISOString().slice(0, 10)}`);
}

/** Tomorrow's run is queued before today's begins, so that a failure today ends nothing. */
export async function retain(context: ErasureContext): Promise<void> {
  await scheduleRetention(context.database.db, context.now());
  await runRetention(context);
}
