import { z } from 'zod';
import { languageSchema } from './languages.ts';

/** Publications, mailings, expiries and events by day. */
export const CALENDAR_PATH = '/api/office/calendar/';
/** Six weeks, the maximum that a month covers. */
export const CALENDAR_DAYS_MAX = 42;
export const CALENDAR_ENTRIES_MAX = 1000;

const CALENDAR_NOUNS = [
  'press_release',
  'gallery',
  'magazine',
  'press_kit',
  'event',
  'appointment',
  'mailing',
] as const;
export type CalendarNoun = (typeof CALENDAR_NOUNS)[number];

/** Only `scheduled` entries can be moved. */
const CALENDAR_KINDS = [
  'published',
  'scheduled',
  'embargo',
  'expiry',
  'sending',
  'begins',
  'ends',
  'applications_open',
  'applications_close',
] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

export const calendarEntrySchema = z.object({
  noun: z.enum(CALENDAR_NOUNS),
  id: z.int(),
  /** Sent as `If-Match` with a move. */
  version: z.int(),
  kind: z.enum(CALENDAR_KINDS),
  /** In the requested language, else in the other one. */
  title: z.string(),
  at: z.iso.datetime(),
  /** Whether it is for the whole day. */
  is_day: z.boolean(),
  /** For a scheduled release: languages that appear with it. */
  languages: z.array(languageSchema),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarSchema = z.object({
  /** By time. */
  entries: z.array(calendarEntrySchema),
  /** Whether there are more entries. */
  is_capped: z.boolean(),
});
export type Calendar = z.infer<typeof calendarSchema>;
