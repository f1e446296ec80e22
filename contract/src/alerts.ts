import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { EMAIL_MAX_LENGTH } from './limits.ts';

/** POST asks to be told of news by e-mail. Answers 202 whoever asks, and sends one confirmation. */
export const ALERT_PATH = '/api/press_room/alert/';
/** POST answers what an alert would have brought in the last days. */
export const ALERT_PREVIEW_PATH = '/api/press_room/alert_preview/';
export const ALERT_PREVIEW_DAYS = 30;

export const ALERT_RHYTHMS = ['now', 'daily', 'weekly'] as const;
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number];

/** Alerts of one address. */
export const ALERTS_MAX = 20;
/** An alert that was not confirmed is deleted after so many days. */
export const ALERT_CONFIRMATION_DAYS = 7;

/** What lists and search take; `{}` is everything public of the site. */
export const alertFilterSchema = z.strictObject({
  q: z.string().max(200).optional(),
  group: z.int().optional(),
  company: z.int().optional(),
  sector: z.string().max(100).optional(),
  event: z.int().optional(),
  language: languageSchema.optional(),
});
export type AlertFilter = z.infer<typeof alertFilterSchema>;

export const alertFormSchema = z.object({
  email: z.string().max(EMAIL_MAX_LENGTH),
  language: languageSchema,
  rhythm: z.enum(ALERT_RHYTHMS),
  filter: alertFilterSchema,
});
