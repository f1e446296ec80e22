import type { AppContext } from '../../core/context.ts';
import { enqueueJob, moveJob } from '../../platform/jobs/queue.ts';

export const MAILBOX_JOB = 'mailbox';

/** Sees to it at the start that the mailbox is read, at once: it may be another one than before. */
export async function scheduleMailbox({
  config,
  database: { db },
  now,
}: Pick<AppContext, 'config' | 'database' | 'now'>): Promise<void> {
  if (config.REPORTS_IMAP_URL === undefined) return;
  await enqueueJob(db, MAILBOX_JOB, {}, now(), MAILBOX_JOB);
  await moveJob(db, MAILBOX_JOB, now());
}
