import { z } from 'zod';
import { officeTextPairFormSchema, officeTextPairSchema } from './admin-media.ts';
import type { Language } from './languages.ts';

/** Fairs and other events: journalists apply for them, and retention periods depend on their ends. */
export const OFFICE_EVENT_PATH = '/api/office/event/';
/** Public events that have not ended. */
export const EVENT_PATH = '/api/press_room/event/';
/** One event, also after its end. */
export const eventPath = (id: number): string => `${EVENT_PATH}${id}/`;
/** The same as a calendar (RFC 5545). */
export const calendarPath = (language: Language): string => `/${language}/events.ics`;

export const EVENT_NAME_MAX_LENGTH = 200;
export const EVENT_PLACE_MAX_LENGTH = 300;
export const CRITERIA_MAX_LENGTH = 4000;
export const DECISION_DAYS = { min: 1, max: 60, usual: 5 } as const;

/** Separate ways to apply; a lane is open if its criteria are written. */
export const EVENT_LANES = ['journalist', 'photographer', 'creator', 'company_press_office'] as const;
export type EventLane = (typeof EVENT_LANES)[number];
export const criteriaField = <Lane extends EventLane>(lane: Lane): `criteria_${Lane}` => `criteria_${lane}`;

const daySchema = z.iso.date();
const criteriaShape = {
  criteria_journalist: officeTextPairSchema,
  criteria_photographer: officeTextPairSchema,
  criteria_creator: officeTextPairSchema,
  criteria_company_press_office: officeTextPairSchema,
};

export const eventSchema = z.object({
  id: z.int(),
  name: officeTextPairSchema,
  place: officeTextPairSchema,
  /** Sanitised HTML that closes every release of the event. */
  about: officeTextPairSchema,
  /** First and last day. */
  starts_on: daySchema,
  ends_on: daySchema,
  /** Null: applications are not open. */
  applications_from: z.iso.datetime().nullable(),
  /** Null: until the event ends. */
  applications_until: z.iso.datetime().nullable(),
  /** Days until an application is decided. */
  decision_days: z.int(),
  ...criteriaShape,
});
export type FairEvent = z.infer<typeof eventSchema>;

/** An event for readers. */
export const openEventSchema = eventSchema.extend({
  /** Whether applications are open now. */
  is_open: z.boolean(),
});
export type OpenEvent = z.infer<typeof openEventSchema>;

export const officeEventSchema = eventSchema.extend({
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  updated_at: z.iso.datetime(),
  /** Number of pending applications, and of people with a badge. */
  waiting: z.int(),
  accredited: z.int(),
});
export type OfficeEvent = z.infer<typeof officeEventSchema>;

/** Fields of a write; absent fields keep their values. */
export const officeEventFormSchema = z
  .object({
    name: officeTextPairFormSchema,
    place: officeTextPairFormSchema,
    about: officeTextPairFormSchema,
    starts_on: daySchema,
    ends_on: daySchema,
    applications_from: z.iso.datetime({ offset: true }).nullable(),
    applications_until: z.iso.datetime({ offset: true }).nullable(),
    decision_days: z.int().min(DECISION_DAYS.min).max(DECISION_DAYS.max),
    criteria_journalist: officeTextPairFormSchema,
    criteria_photographer: officeTextPairFormSchema,
    criteria_creator: officeTextPairFormSchema,
    criteria_company_press_office: officeTextPairFormSchema,
  })
  .partial();
