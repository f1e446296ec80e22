import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';

export const RENDITIONS_JOB = 'renditions';
export const DOCUMENT_JOB = 'document';

export const assetJobSchema = z.object({
  asset_id: z.int(),
  /** The other files of the picture are kept. */
  only: z.literal('cut').optional(),
});

/** Makes the renditions of a picture again; call it in the transaction that changes the picture or its texts. */
export const enqueueRenditions = (trx: Db, asset_id: number, now: Date): Promise<void> =>
  enqueueJob(trx, RENDITIONS_JOB, { asset_id }, now);

/** Makes only the files that depend on the focal point. */
export const enqueueCut = (trx: Db, asset_id: number, now: Date): Promise<void> =>
  enqueueJob(trx, RENDITIONS_JOB, { asset_id, only: 'cut' }, now);

export const enqueueDocument = (trx: Db, asset_id: number, now: Date): Promise<void> =>
  enqueueJob(trx, DOCUMENT_JOB, { asset_id }, now);
