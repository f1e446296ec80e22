import type { Db } from '../db/db.ts';
import { enqueueJob } from './queue.ts';

/** Queues the next daily run at an hour (UTC); once a day for all processes. */
export async function enqueueDaily(db: Db, kind: string, hour: number, now: Date): Promise<void> {
  const next = new Date(now);
  next.setUTCHours(hour, 0, 0, 0);
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1);
  await enqueueJob(db, kind, {}, { chosen: next }, `${kind}:${next.toISOString().slice(0, 10)}`);
}
