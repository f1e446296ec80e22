import { z } from 'zod';
import { officeTextPairSchema } from './admin-media.ts';
import { EVENT_LANES } from './events.ts';

/** Badges at the entrance of an event, which can be checked offline. */
export const CHECK_IN_PATH = '/api/office/door/';
export const checkInPath = (event: number): string => `${CHECK_IN_PATH}${event}/`;
export const checkInEntryPath = (event: number): string => `${checkInPath(event)}entry/`;

/** Payload of a badge's token, a compact JWS with `EdDSA`. */
export const badgePayloadSchema = z.object({
  /** Code of the badge. */
  b: z.string(),
  /** Event. */
  e: z.int(),
  /** Name of the person. */
  n: z.string(),
  /** Outlet. */
  o: z.string(),
  l: z.enum(EVENT_LANES),
});
export type BadgePayload = z.infer<typeof badgePayloadSchema>;

/** The same for a person with a place at an appointment. */
export const appointmentBadgeSchema = z.object({
  /** Code of the answer. */
  b: z.string(),
  /** Appointment. */
  a: z.int(),
  n: z.string(),
  o: z.string(),
});
export type AppointmentBadge = z.infer<typeof appointmentBadgeSchema>;

/**
 * Check-in of appointments until one day after their end, with the same app as for events: the list, keys and codes of
 * one for offline check-in, and POST of entries as `entryFormSchema`.
 */
export const APPOINTMENT_CHECK_IN_PATH = '/api/office/appointment_door/';
export const appointmentCheckInPath = (appointment: number): string =>
  `${APPOINTMENT_CHECK_IN_PATH}${appointment}/`;
export const appointmentEntryPath = (appointment: number): string =>
  `${appointmentCheckInPath(appointment)}entry/`;

/** Letters and digits that are not easily confused, because codes are typed if no camera can read them. */
export const BADGE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const BADGE_CODE_LENGTH = 12;
export const BADGE_CODE_PATTERN = new RegExp(`^[${BADGE_ALPHABET}]{${BADGE_CODE_LENGTH}}$`);

/** Printed form: `7KQ2-M9XB-4TAW`. */
export const formatBadgeCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;
/** Stored form of a typed code. */
export const readBadgeCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');

const checkInEventSchema = z.object({
  id: z.int(),
  name: officeTextPairSchema,
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
});

export const checkInEventsSchema = z.object({ results: z.array(checkInEventSchema) });

/** Offline data of the check-in: codes without names. */
export const checkInSchema = z.object({
  event: checkInEventSchema,
  /** Time of the data. */
  at: z.iso.datetime(),
  /** Public Ed25519 keys in base64url; a token is valid if one of them verifies it. */
  keys: z.array(z.string()),
  badges: z.array(
    z.object({ code: z.string(), is_revoked: z.boolean(), entered_at: z.iso.datetime().nullable() }),
  ),
});
export type CheckIn = z.infer<typeof checkInSchema>;

const checkInAppointmentSchema = z.object({
  id: z.int(),
  title: officeTextPairSchema,
  place: officeTextPairSchema,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});
export type CheckInAppointment = z.infer<typeof checkInAppointmentSchema>;
export const checkInAppointmentsSchema = z.object({ results: z.array(checkInAppointmentSchema) });

/** Like `checkInSchema`; `is_revoked`: the person has no place. */
export const appointmentCheckInSchema = checkInSchema
  .omit({ event: true })
  .extend({ appointment: checkInAppointmentSchema });
export type AppointmentCheckIn = z.infer<typeof appointmentCheckInSchema>;

export const ENTRIES_MAX = 200;
/** Each entry has a key from its device, so that a repeated entry counts once. */
export const entryFormSchema = z.object({
  entries: z
    .array(z.object({ key: z.uuid(), code: z.string(), at: z.iso.datetime() }))
    .min(1)
    .max(ENTRIES_MAX),
});
export type EntryForm = z.infer<typeof entryFormSchema>;

/** `unknown`: not a badge of this event. */
export const ENTRY_RESULTS = ['recorded', 'known', 'revoked', 'unknown'] as const;
export const entryResultSchema = z.object({
  results: z.array(
    z.object({
      key: z.string(),
      result: z.enum(ENTRY_RESULTS),
      /** Null: not a badge of this event. */
      person: z
        .object({
          name: z.string(),
          outlet: z.string(),
          lane: z.enum(EVENT_LANES),
          picture: z.string().nullable(),
        })
        .nullable(),
      /** Previous entry. */
      entered_at: z.iso.datetime().nullable(),
      /** Another entry on the same day, which an offline device could not know. */
      other_at: z.iso.datetime().nullable(),
    }),
  ),
});
export type EntryResult = z.infer<typeof entryResultSchema>['results'][number];

/** `known`: entered before, at `entered_at`. */
export const appointmentEntryResultSchema = z.object({
  results: z.array(
    z.object({
      key: z.string(),
      result: z.enum(ENTRY_RESULTS),
      /** Null: not a code of this appointment. */
      person: z
        .object({
          name: z.string(),
          outlet: z.string(),
          /** Start of the slot. */
          slot_at: z.iso.datetime().nullable(),
        })
        .nullable(),
      entered_at: z.iso.datetime().nullable(),
    }),
  ),
});
export type AppointmentEntryResult = z.infer<typeof appointmentEntryResultSchema>['results'][number];
