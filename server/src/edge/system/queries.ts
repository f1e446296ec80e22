import { JOB_STATES, type JobState } from '@press-room/contract/jobs';
import type { Db } from '../../platform/db/db.ts';
import { countJobs, listJobs } from '../jobs/queries.ts';

export async function countStates(db: Db, now: string): Promise<{ state: JobState; count: number }[]> {
  const counts = JOB_STATES.map(async (state) => ({
    state,
    count: await countJobs(db, { state, now, condition: null }),
  }));
  return Promise.all(counts);
}

/** Null: nothing that is due waits to be begun. */
export async function findOldestWaiting(db: Db, now: string): Promise<string | null> {
  const first = { orders: [], window: { limit: 1, offset: 0 } };
  const [oldest] = await listJobs(db, { state: 'waiting', now, condition: null, ...first });
  return oldest === undefined || oldest.run_at > now ? null : oldest.run_at;
}

export async function findLastImport(db: Db) {
  const last = await db
    .selectFrom('import_run')
    .select(['id', 'target', 'state', 'created_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? null;
}
