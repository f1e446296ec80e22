import type { Db } from '../../platform/db/db.ts';
import { enqueueDaily } from '../../platform/jobs/daily.ts';
import type { ErasureContext } from './erasure/erasure.ts';
import { runRetention } from './retention/retention.ts';

export const RETENTION_JOB = 'retention';
/** Hour of the day, UTC. */
const HOUR = 3;

export const scheduleRetention = (db: Db, now: Date): Promise<void> =>
  enqueueDaily(db, RETENTION_JOB, HOUR, now);

/** The next run is queued first, so that a failure does not end the series. */
export async function retain(context: ErasureContext): Promise<void> {
  await scheduleRetention(context.database.db, context.now());
  await runRetention(context);
}
