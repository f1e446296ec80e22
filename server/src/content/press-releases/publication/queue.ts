import type { Db } from '../../../platform/db/db.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';

export const PUBLICATION_JOB = 'publish-due';

/** Readers see a release by time alone; the job updates its state. One job per instant. */
export const enqueuePublication = (trx: Db, instant: string): Promise<void> =>
  enqueueJob(trx, PUBLICATION_JOB, {}, { chosen: new Date(instant) }, `${PUBLICATION_JOB}:${instant}`);
