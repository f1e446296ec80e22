import type { AppContext } from '../../../core/context.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';

export const FEEDS_JOB = 'clipping_feeds';

/** Queues the reading of feeds, at the start. */
export async function scheduleFeeds({
  config,
  database: { db },
  now,
}: Pick<AppContext, 'config' | 'database' | 'now'>): Promise<void> {
  if (config.LINK_CHECKS) await enqueueJob(db, FEEDS_JOB, {}, now(), FEEDS_JOB);
}
