import { z } from 'zod';
import { namedSchema } from './named.ts';

/** Unfinished background jobs. */
export const JOB_PATH = '/api/office/job/';
export const jobRetryPath = (id: number): string => `${JOB_PATH}${id}/retry/`;

/** `dead`: given up; `failing`: will be retried. */
export const JOB_STATES = ['dead', 'failing', 'running', 'waiting'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const jobRowSchema = z.object({
  id: z.int(),
  kind: z.string(),
  state: z.enum(JOB_STATES),
  /** Subject of the job: name of a mail template, or a record such as `asset:12`; empty: none. */
  about: z.string(),
  /** File of the job; null: none, or deleted. */
  asset: namedSchema.nullable(),
  attempts: z.int(),
  /** Why the last attempt failed, without addresses and secrets. */
  last_error: z.string(),
  created_at: z.iso.datetime(),
  /** Next attempt. */
  run_at: z.iso.datetime(),
  dead_at: z.iso.datetime().nullable(),
});
export type JobRow = z.infer<typeof jobRowSchema>;
