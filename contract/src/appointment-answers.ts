import { z } from 'zod';
import { appointmentPath, appointmentSlotSchema, officeAppointmentPath } from './appointments.ts';
import { languageSchema } from './languages.ts';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from './limits.ts';

/** Answer of the signed-in reader: GET returns it with the free places, PUT sets it. */
export const appointmentAnswerPath = (id: number): string => `${appointmentPath(id)}answer/`;
/**
 * POST for everybody, for a public appointment: sends a personal link for answering without an account. Always answers
 * 202.
 */
export const appointmentAskPath = (id: number): string => `${appointmentPath(id)}ask/`;
/** People who were invited or answered; for the office. */
export const officeAnswerPath = (id: number): string => `${officeAppointmentPath(id)}answer/`;
/** The same as a list of names for the entrance: `type=csv` or `type=xlsx`, and `state`. */
export const officeAnswerExportPath = (id: number): string => `${officeAnswerPath(id)}export/`;

/** `colleague`: somebody else attends instead of the person, and gets the confirmation. */
export const APPOINTMENT_ANSWERS = ['yes', 'remote', 'no', 'colleague'] as const;
export type AppointmentAnswerWord = (typeof APPOINTMENT_ANSWERS)[number];

/** `invited`: has not answered. `waiting`: gets the next free place automatically. */
export const ANSWER_STATES = ['invited', 'confirmed', 'waiting', 'remote', 'declined'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

export const APPOINTMENT_NEEDS = ['interpreter', 'wheelchair', 'camera'] as const;
export type AppointmentNeed = (typeof APPOINTMENT_NEEDS)[number];
export const NEEDS_NOTE_MAX_LENGTH = 500;
/** Colleagues whom one person can name in sequence. */
export const COLLEAGUES_MAX = 3;
/** Days after the end of the appointment in which needs are kept; answers are kept longer. */
export const NEEDS_DAYS = 7;
export const ANSWER_DAYS = 730;
/** For answers of people who are neither contacts nor have an account. */
export const STRANGER_ANSWER_DAYS = 30;

const needsShape = {
  needs: z.array(z.enum(APPOINTMENT_NEEDS)),
  needs_note: z.string().max(NEEDS_NOTE_MAX_LENGTH),
};

export const appointmentAnswerFormSchema = z.object({
  answer: z.enum(APPOINTMENT_ANSWERS),
  /** Id of a slot, if the appointment has slots and the answer is `yes` or `colleague`. */
  slot: z.int().nullable().optional(),
  needs: needsShape.needs.optional(),
  needs_note: needsShape.needs_note.optional(),
  /** Required for `colleague`. */
  colleague: z
    .object({ name: z.string().max(NAME_MAX_LENGTH), email: z.string().max(EMAIL_MAX_LENGTH) })
    .optional(),
});
export type AppointmentAnswerForm = z.infer<typeof appointmentAnswerFormSchema>;

export const ownAnswerSchema = z.object({
  /** Null: neither invited nor answered. */
  state: z.enum(ANSWER_STATES).nullable(),
  slot: z.int().nullable(),
  ...needsShape,
  /** Null: no limit. */
  places_left: z.int().nullable(),
  waiting: z.int(),
  slots: z.array(appointmentSlotSchema),
  /** Personal page, with the QR code for check-in and the calendar entry; null: no answer. */
  url: z.string().nullable(),
});
export type OwnAnswer = z.infer<typeof ownAnswerSchema>;

export const appointmentAskFormSchema = z.object({
  email: z.string().max(EMAIL_MAX_LENGTH),
  name: z.string().max(NAME_MAX_LENGTH),
  language: languageSchema,
});

export const officeAnswerSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  outlet: z.string(),
  language: languageSchema,
  state: z.enum(ANSWER_STATES),
  /** Start of the slot. */
  slot_at: z.iso.datetime().nullable(),
  ...needsShape,
  /** Name of the person who named this colleague. */
  colleague_of: z.string().nullable(),
  /** Last mailing that invited them, and its time. */
  invitation: z.object({ mailing: z.int(), at: z.iso.datetime() }).nullable(),
  answered_at: z.iso.datetime().nullable(),
  /** Check-in. */
  entered_at: z.iso.datetime().nullable(),
});
export type OfficeAnswer = z.infer<typeof officeAnswerSchema>;
