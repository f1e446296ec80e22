import { z } from 'zod';
import { errorReportSchema } from './error-reports.ts';

/** Reported errors of the web app; equal reports are one row. */
export const FAILURE_PATH = '/api/office/error_report/';
export const failurePath = (id: number): string => `${FAILURE_PATH}${id}/`;

/** A `resolved` failure that is reported again becomes `open`; an `ignored` one does not. */
export const FAILURE_STATES = ['open', 'resolved', 'ignored'] as const;
export type FailureState = (typeof FAILURE_STATES)[number];

export const FAILURE_REPORTS_SHOWN = 20;

export const failureRowSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  state: z.enum(FAILURE_STATES),
  /** Message of the last report. */
  message: z.string(),
  route: z.string(),
  /** Web app build of the last report. */
  release: z.string(),
  /** Number of reports. */
  count: z.int(),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type FailureRow = z.infer<typeof failureRowSchema>;

export const failureSchema = failureRowSchema.extend({
  /** Number of reports by build, latest build first. */
  releases: z.array(z.object({ release: z.string(), count: z.int(), last_at: z.iso.datetime() })),
  /** Latest reports. */
  reports: z.array(errorReportSchema),
});
export type Failure = z.infer<typeof failureSchema>;

export const failureChangeSchema = z.object({ state: z.enum(FAILURE_STATES) });
