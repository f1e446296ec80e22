import { z } from 'zod';
import { errorReportSchema } from './error-reports.ts';

/** Reported errors of the web app; equal reports are one row. */
export const FAILURE_PATH = '/api/office/error_report/';
export const failurePath = (id: number): string => `${FAILURE_PATH}${id}/`;

/** A `resolved` failure that is reported again is `open`; an `ignored` one stays so. */
export const FAILURE_STATES = ['open', 'resolved', 'ignored'] as const;
export type FailureState = (typeof FAILURE_STATES)[number];

export const FAILURE_REPORTS_SHOWN = 20;

export const failureRowSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  state: z.enum(FAILURE_STATES),
  /** As it was reported last. */
  message: z.string(),
  route: z.string(),
  /** Build of the web app that reported it last. */
  release: z.string(),
  /** How often it was reported. */
  count: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type FailureRow = z.infer<typeof failureRowSchema>;

export const failureSchema = failureRowSchema.extend({
  /** How often each build reported it, the latest build first. */
  releases: z.array(z.object({ release: z.string(), count: z.int(), last_at: z.iso.datetime() })),
  /** The latest of its reports. */
  reports: z.array(errorReportSchema),
});
export type Failure = z.infer<typeof failureSchema>;

export const failureChangeSchema = z.object({ state: z.enum(FAILURE_STATES) });
