import { z } from 'zod';
import { namedSchema } from './named.ts';

/** Work that happens by itself, as far as it is not done. */
export const JOB_PATH = '/api/office/job/';
export const jobRetryPath = (id: number): string => `${JOB_PATH}${id}/retry/`;

/** `dead` was given up; `failing` will be tried again. */
export const JOB_STATES = ['dead', 'failing', 'running', 'waiting'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const jobRowSchema = z.object({
  id: z.int(),
  kind: z.string(),
  state: z.enum(JOB_STATES),
  /** What it is about: the name of a letter, or something such as `asset:12`; empty: nothing in particular. */
  about: z.string(),
  /** The file that it is about; null: none, or it is gone. */
  asset: namedSchema.nullable(),
  attempts: z.int(),
  /** Why the last attempt failed, without addresses and secrets. */
  last_error: z.string(),
  created_at: z.iso.datetime(),
  /** When it is tried next. */
  run_at: z.iso.datetime(),
  dead_at: z.iso.datetime().nullable(),
});
export type JobRow = z.infer<typeof jobRowSchema>;
