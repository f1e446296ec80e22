import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { enqueueJob } from '../../../platform/jobs/queue.ts';
import { isMessageKey, type MessageKey } from '../../../platform/text/messages.ts';
import { writeRun } from '../queries.ts';

/** Writes a long import, or takes it back. */
export const IMPORT_JOB = 'import';
/** What fails so often for no reason of its own is told, and may be asked for again. */
export const IMPORT_ATTEMPTS = 3;

export const importJobSchema = z.object({
  id: z.int(),
  /** Of the account that asked for it. */
  by: z.int(),
});
export type ImportJob = z.infer<typeof importJobSchema>;

/** What a run was before it waits for its job, and while it does. */
export const WORK = {
  apply: { from: 'compared', while: 'applying' },
  undo: { from: 'applied', while: 'undoing' },
} as const;
export type Work = keyof typeof WORK;

/** Leaves the work to a job, which is sure to come with this transaction. @throws 404, 412 */
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
  /** What was changed since, as far as it is named. */
  changed: z.array(z.object({ id: z.int(), label: z.string() })).default([]),
});

/** Why a job has not written an import, as it is kept. */
export type Refusal = z.infer<typeof refusalSchema>;

export const readRefusal = (json: string): Refusal => refusalSchema.parse(JSON.parse(json));
