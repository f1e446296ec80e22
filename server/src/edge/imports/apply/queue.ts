import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { isMessageKey, type MessageKey } from '../../../platform/text/messages.ts';
import { writeRun } from '../queries.ts';

/** Writes or undoes a long import. */
export const IMPORT_JOB = 'import';
/** Attempts after unexpected failures before the failure is shown; an officer can retry it. */
export const IMPORT_ATTEMPTS = 3;

export const importJobSchema = z.object({
  id: z.int(),
  /** Account that requested it. */
  by: z.int(),
});
type ImportJob = z.infer<typeof importJobSchema>;

/** States of an import before and during its job. */
export const WORK = {
  apply: { from: 'compared', while: 'applying' },
  undo: { from: 'applied', while: 'undoing' },
} as const;
export type Work = keyof typeof WORK;

/** Schedules a job for the work, in this transaction. @throws 404, 412 */
export async function queueWork(
  trx: Db,
  write: { id: number; version: number },
  { work, by, now }: { work: Work; by: number; now: Date },
): Promise<void> {
  const values = { state: WORK[work].while, refusal: null, rows_written: 0 };
  await writeRun(trx, write, { values, now });
  await enqueueJob(trx, IMPORT_JOB, { id: write.id, by } satisfies ImportJob, now);
}

const refusalSchema = z.object({
  key: z.custom<MessageKey>((key) => typeof key === 'string' && isMessageKey(key)),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** First rows that changed since. */
  changed: z.array(z.object({ id: z.int(), label: z.string() })).default([]),
});

/** Stored reason why a job has not written an import. */
export type Refusal = z.infer<typeof refusalSchema>;

export const readRefusal = (json: string): Refusal => refusalSchema.parse(JSON.parse(json));
