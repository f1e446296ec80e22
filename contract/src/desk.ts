import { z } from 'zod';
import { officeTextPairSchema } from './admin-media.ts';
import { ALERT_RHYTHMS } from './alerts.ts';
import { ANSWER_STATES } from './appointment-answers.ts';
import { languageSchema } from './languages.ts';
import { MAGAZINE_KINDS } from './magazines.ts';

/** `GET`: material that the signed-in reader opened, downloaded, requested and follows, latest first. */
export const DESK_PATH = '/api/account/desk/';
/** `DELETE`: deletes the records of opened material. */
export const DESK_OPENED_PATH = `${DESK_PATH}opened/`;

/** Rows of each part. */
export const DESK_ROWS = 20;
/** Days for which opened material is recorded. */
export const OPENING_DAYS = 90;

const thingSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('press_release'), id: z.int() }),
  z.object({ kind: z.literal('magazine'), id: z.int(), magazine_kind: z.enum(MAGAZINE_KINDS) }),
]);

/** Only records that the reader can still see. */
export const openedSchema = z.object({
  thing: thingSchema,
  title: z.string(),
  language: languageSchema,
  at: z.iso.datetime(),
});
export type Opened = z.infer<typeof openedSchema>;

export const takenSchema = z.object({
  /** Null: a file, with its name when it was saved. */
  press_release: z.int().nullable(),
  name: z.string(),
  /** Language of the title; null: a file name. */
  language: languageSchema.nullable(),
  at: z.iso.datetime(),
});
export type Taken = z.infer<typeof takenSchema>;

export const askedSchema = z.object({
  id: z.int(),
  reference: z.string(),
  subject: z.string(),
  message: z.string(),
  created_at: z.iso.datetime(),
  /** Later correspondence, oldest first. */
  letters: z.array(
    z.object({ id: z.int(), at: z.iso.datetime(), from: z.enum(['sender', 'office']), text: z.string() }),
  ),
});
export type Asked = z.infer<typeof askedSchema>;

export const followedSchema = z.object({ id: z.int(), about: z.string(), rhythm: z.enum(ALERT_RHYTHMS) });
export type Followed = z.infer<typeof followedSchema>;

/** An appointment to which the reader was invited or that they answered, until it ends. */
export const ownAppointmentSchema = z.object({
  id: z.int(),
  title: officeTextPairSchema,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  is_cancelled: z.boolean(),
  state: z.enum(ANSWER_STATES),
  /** Personal page with the answer, the calendar entry and the code. */
  page: z.string(),
});
export type OwnAppointment = z.infer<typeof ownAppointmentSchema>;

export const deskSchema = z.object({
  opened: z.array(openedSchema),
  taken: z.array(takenSchema),
  asked: z.array(askedSchema),
  appointments: z.array(ownAppointmentSchema),
  alerts: z.array(followedSchema),
});
export type Desk = z.infer<typeof deskSchema>;
