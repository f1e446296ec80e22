import { z } from 'zod';

export const ERROR_REPORT_PATH = '/api/error_report/';

export const REPORT_MESSAGE_MAX_LENGTH = 4000;
export const REPORT_COMMENT_MAX_LENGTH = 2000;
export const REPORT_ACTIONS_MAX = 20;
export const REPORT_ACTION_MAX_LENGTH = 200;

/** Report of an error by a reader; it contains no token and no other input. */
export const errorReportFormSchema = z.object({
  /** Error message of the program. */
  message: z.string().max(REPORT_MESSAGE_MAX_LENGTH),
  /** Path of the screen, without its search. */
  route: z.string().max(REPORT_ACTION_MAX_LENGTH).optional(),
  /** Build of the web app. */
  release: z.string().max(REPORT_ACTION_MAX_LENGTH).optional(),
  /** Last actions, oldest first: opened screens and calls, without any input. */
  last_actions: z.array(z.string().max(REPORT_ACTION_MAX_LENGTH)).max(REPORT_ACTIONS_MAX).optional(),
  email: z.string().optional(),
  comment: z.string().max(REPORT_COMMENT_MAX_LENGTH).optional(),
});
export type ErrorReportForm = z.infer<typeof errorReportFormSchema>;

export const errorReportReceiptSchema = z.object({ id: z.int(), created_at: z.iso.datetime() });
export type ErrorReportReceipt = z.infer<typeof errorReportReceiptSchema>;

/** A report for administrators. */
export const errorReportSchema = errorReportReceiptSchema.extend({
  message: z.string(),
  route: z.string(),
  release: z.string(),
  last_actions: z.array(z.string()),
  email: z.string(),
  comment: z.string(),
  user_agent: z.string(),
});
export type ErrorReport = z.infer<typeof errorReportSchema>;
