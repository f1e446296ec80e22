import type { AppContext } from '../../../core/context.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';

export const FEEDS_JOB = 'clipping_feeds';

/** Sees to it at the start that feeds are read. */
export async function scheduleFeeds({
  config,
  database: { db },
  now,
}: Pick<AppContext, 'config' | 'database' | 'now'>): Promise<void> {
  if (config.LINK_CHECKS) await enqueueJob(db, FEEDS_JOB, {}, now(), FEEDS_JOB);
}
