import { z } from 'zod';
import { languageSchema } from './languages.ts';

/** Publications, mailings, ends and events by day. */
export const CALENDAR_PATH = '/api/office/calendar/';
/** The weeks that a month touches. */
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

/** `scheduled` has yet to appear; it alone can be moved. */
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
  /** It is of the whole day. */
  is_day: z.boolean(),
  /** Of a scheduled release: the languages that appear with it. */
  languages: z.array(languageSchema),
});
export type CalendarEntry = z.infer<typeof calendarEntrySchema>;

export const calendarSchema = z.object({
  /** By time. */
  entries: z.array(calendarEntrySchema),
  /** There is more than is answered. */
  is_capped: z.boolean(),
});
export type Calendar = z.infer<typeof calendarSchema>;
