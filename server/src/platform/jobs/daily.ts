import type { Db } from '../db/db.ts';
import { enqueueJob } from './queue.ts';

/** Queues the next run of what runs daily at an hour (UTC): one a day, whatever number of processes asks for it. */
export async function enqueueDaily(db: Db, kind: string, hour: number, now: Date): Promise<void> {
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  await enqueueJob(db, kind, {}, { chosen: next }, `${kind}:${next.toISOString().slice(0, 10)}`);
}
