import type { ClaimedJob } from '../db/claim-jobs.ts';
import type { Db } from '../db/db.ts';
import { RunAgain } from './queue.ts';

const PAUSE_MS = 20_000;

/**
 * Postpones a job while another one of its kind runs whose unique key has this prefix. Null: none runs. Concurrent
 * messages to one person would contain the same news.
 */
export async function deferToConcurrent(
  db: Db,
  job: ClaimedJob,
  { prefix, now }: { prefix: string; now: Date },
): Promise<RunAgain | null> {
  const other = await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', job.kind)
    .where('dead_at', 'is', null)
    .where('leased_until', '>', now.toISOString())
    .where('unique_key', 'like', `${prefix}%`)
    .where('id', '<>', job.id)
    .executeTakeFirst();
  // Two jobs that postpone each other return at different times.
  return other === undefined ? null : new RunAgain(new Date(now.getTime() + PAUSE_MS + (job.id % 10) * 1000));
}
