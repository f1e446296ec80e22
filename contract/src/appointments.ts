import { z } from 'zod';
import { officeTextPairFormSchema, officeTextPairSchema } from './admin-media.ts';
import { CLIPPING_LANGUAGES } from './clippings.ts';
import type { Language } from './languages.ts';
import { namedSchema } from './named.ts';

/** Press conferences, tours, briefings, interviews and web calls: the agenda of the office. */
export const OFFICE_APPOINTMENT_PATH = '/api/office/appointment/';
export const officeAppointmentPath = (id: number): string => `${OFFICE_APPOINTMENT_PATH}${id}/`;
/** POST with `If-Match`: publishes, cancels, or reverts to a draft. */
export const appointmentTransitionPath = (id: number): string => `${officeAppointmentPath(id)}transition/`;
/** Appointments visible to the reader that have not ended, next first. Those for invited people are not listed. */
export const APPOINTMENT_PATH = '/api/press_room/appointment/';
export const appointmentPath = (id: number): string => `${APPOINTMENT_PATH}${id}/`;
/** Public appointments as a calendar (RFC 5545). */
export const agendaCalendarPath = (language: Language): string => `/${language}/agenda.ics`;

/** An interview has slots: start times for one person each. */
export const APPOINTMENT_KINDS = ['press_conference', 'tour', 'briefing', 'interview', 'web_call'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

export const APPOINTMENT_STATUSES = ['draft', 'published', 'cancelled'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/**
 * Admission: everybody; readers admitted to the press room; invited people (not listed); people accredited for the
 * appointment's event (visible to readers of the press room).
 */
export const APPOINTMENT_ADMISSIONS = ['public', 'press', 'invited', 'accredited'] as const;
export type AppointmentAdmission = (typeof APPOINTMENT_ADMISSIONS)[number];

/** A cancelled appointment can be published again; it can become a draft only while nobody has answered. */
export const APPOINTMENT_TRANSITIONS: readonly { from: AppointmentStatus; to: AppointmentStatus }[] = [
  { from: 'draft', to: 'published' },
  { from: 'published', to: 'cancelled' },
  { from: 'cancelled', to: 'published' },
  { from: 'published', to: 'draft' },
];

export const APPOINTMENT_TITLE_MAX_LENGTH = 200;
export const APPOINTMENT_TEXT_MAX_LENGTH = 5000;
export const APPOINTMENT_PLACE_MAX_LENGTH = 300;
export const APPOINTMENT_LINK_MAX_LENGTH = 2000;
/** Notice to readers and to everybody who answered. */
export const APPOINTMENT_NOTICE_MAX_LENGTH = 1000;
export const APPOINTMENT_CAPACITY_MAX = 10_000;
export const APPOINTMENT_HOSTS_MAX = 20;
export const APPOINTMENT_SLOTS_MAX = 200;
export const APPOINTMENT_PAPERS_MAX = 50;
export const APPOINTMENT_LANGUAGES_MAX = 10;
/** Maximum duration in days; appointments may continue past midnight. */
export const APPOINTMENT_DAYS_MAX = 14;

const languagesSchema = z.array(z.enum(CLIPPING_LANGUAGES));
/** `visible_from`: when readers can see it; null: unknown. */
const paperSchema = z.object({
  id: z.int(),
  title: officeTextPairSchema,
  visible_from: z.iso.datetime().nullable(),
});

const timesShape = { starts_at: z.iso.datetime(), ends_at: z.iso.datetime() };

/** A start time of an interview. */
export const appointmentSlotSchema = z.object({ id: z.int(), ...timesShape, is_taken: z.boolean() });

/** Number of people in each state, and of those who attended. */
const countsSchema = z.object({
  invited: z.int(),
  confirmed: z.int(),
  waiting: z.int(),
  remote: z.int(),
  declined: z.int(),
  entered: z.int(),
});

const sharedShape = {
  id: z.int(),
  kind: z.enum(APPOINTMENT_KINDS),
  press_group: namedSchema,
  event: z.object({ id: z.int(), name: officeTextPairSchema }).nullable(),
  title: officeTextPairSchema,
  place: officeTextPairSchema,
  admission: z.enum(APPOINTMENT_ADMISSIONS),
  /** Spoken languages, ISO 639-1. */
  languages: languagesSchema,
  /** Instants; screens, mails and printed lists show them in Rome's time zone. */
  ...timesShape,
  /** Places in the room; null: no limit. Each slot is a place of its own. */
  capacity: z.int().nullable(),
  /** Reason for the cancellation, or changes. */
  notice: officeTextPairSchema,
  updated_at: z.iso.datetime(),
};

/** An appointment for the office. */
export const officeAppointmentSchema = z.object({
  ...sharedShape,
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  status: z.enum(APPOINTMENT_STATUSES),
  /** Plain text. */
  description: officeTextPairSchema,
  /** Link for following remotely; empty: not possible. Only people who attend or follow remotely get it. */
  link: z.string(),
  /** Contacts that host it. */
  hosts: z.array(namedSchema),
  slots: z.array(appointmentSlotSchema),
  /** Papers for people who attended, after the end. Their own publication and embargo apply. */
  releases: z.array(paperSchema),
  press_kits: z.array(paperSchema),
  /**
   * Sequence of its calendar entry (RFC 5545): raised by each change of time, place, title or state after the
   * publication.
   */
  sequence: z.int(),
  published_at: z.iso.datetime().nullable(),
  answers: countsSchema,
});
export type OfficeAppointment = z.infer<typeof officeAppointmentSchema>;

export const officeAppointmentRowSchema = officeAppointmentSchema.omit({
  description: true,
  link: true,
  hosts: true,
  slots: true,
  releases: true,
  press_kits: true,
  notice: true,
});
export type OfficeAppointmentRow = z.infer<typeof officeAppointmentRowSchema>;

/** An appointment for readers. The answer call returns the free places. */
export const appointmentSchema = z.object({
  ...sharedShape,
  status: z.enum(['published', 'cancelled']),
  description: officeTextPairSchema,
  hosts: z.array(z.string()),
  has_slots: z.boolean(),
  /** Whether it can be followed remotely. */
  is_remote: z.boolean(),
});
export type Appointment = z.infer<typeof appointmentSchema>;

const instant = z.iso.datetime({ offset: true });

/**
 * Fields of a write; absent fields keep their values. A new appointment needs a press group, a title, a start and an
 * end.
 */
export const officeAppointmentFormSchema = z
  .object({
    press_group: z.int(),
    kind: z.enum(APPOINTMENT_KINDS),
    event: z.int().nullable(),
    title: officeTextPairFormSchema,
    description: officeTextPairFormSchema,
    place: officeTextPairFormSchema,
    notice: officeTextPairFormSchema,
    link: z.string().max(APPOINTMENT_LINK_MAX_LENGTH),
    admission: z.enum(APPOINTMENT_ADMISSIONS),
    languages: languagesSchema.max(APPOINTMENT_LANGUAGES_MAX),
    starts_at: instant,
    ends_at: instant,
    capacity: z.int().min(0).max(APPOINTMENT_CAPACITY_MAX).nullable(),
    /** Ids of contacts. */
    hosts: z.array(z.int()).max(APPOINTMENT_HOSTS_MAX),
    /** All slots, within start and end, without overlaps. A taken slot must keep its start. */
    slots: z.array(z.object({ starts_at: instant, ends_at: instant })).max(APPOINTMENT_SLOTS_MAX),
    releases: z.array(z.int()).max(APPOINTMENT_PAPERS_MAX),
    press_kits: z.array(z.int()).max(APPOINTMENT_PAPERS_MAX),
  })
  .partial();

export const appointmentTransitionFormSchema = z.object({
  to: z.enum(APPOINTMENT_STATUSES),
  /** Replaces the notice. */
  notice: officeTextPairFormSchema.optional(),
});
export type AppointmentTransitionForm = z.infer<typeof appointmentTransitionFormSchema>;
