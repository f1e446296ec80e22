import type { AppContext } from '../../core/context.ts';
import { enqueueJob, moveJob } from '../../platform/jobs/queue.ts';

export const MAILBOX_JOB = 'mailbox';

/** Queues reading the mailbox at the start, at once, because its address may have changed. */
export async function scheduleMailbox({
  config,
  database: { db },
  now,
}: Pick<AppContext, 'config' | 'database' | 'now'>): Promise<void> {
  if (config.REPORTS_IMAP_URL === undefined) return;
  await enqueueJob(db, MAILBOX_JOB, {}, now(), MAILBOX_JOB);
  await moveJob(db, MAILBOX_JOB, now());
}
