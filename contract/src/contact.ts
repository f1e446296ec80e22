import { z } from 'zod';
import { LANGUAGES, languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';

export const CONTACT_PATH = '/api/press_room/contact/';
export const PRESS_OFFICE_PATH = '/api/press_room/press_office/';

export const CONTACT_TOPICS = [
  'release',
  'pictures',
  'interview',
  'accreditation',
  'visit',
  'other',
] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** A message to the press office. Name and e-mail address default to the profile of the signed-in user. */
export const contactFormSchema = z.object({
  email: z.string().optional(),
  name: z.string().optional(),
  subject: z.string(),
  message: z.string(),
  topic: z.enum(CONTACT_TOPICS).optional(),
  /** Instant by which an answer is needed. */
  deadline: z.iso.datetime({ offset: true }).nullable().optional(),
  /** Release of the question. */
  press_release: z.int().nullable().optional(),
  /** Addressed press group, unless the release belongs to another one; default: that of the site. */
  press_group: z.int().nullable().optional(),
  /** Marks a message about the crisis of the press group, which the office reads first. Ignored without a crisis. */
  urgent: z.boolean().optional(),
  /** Acceptance of the privacy notice; if present it must be true. */
  privacy: z.boolean().optional(),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

export const contactMessageSchema = z.object({
  id: z.int(),
  /** Reference number that is shown to the sender and the press office, such as `2026-00042`. */
  reference: z.string(),
  email: z.string(),
  name: z.string(),
  subject: z.string(),
  message: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  deadline: z.iso.datetime().nullable(),
  press_release: z.int().nullable(),
  created_at: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** `09:00`, in the time zone of the office. */
const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

export const openingHoursSchema = z.object({
  /** ISO weekdays, 1 is Monday. */
  days: z.array(z.int().min(1).max(7)).min(1),
  opens: timeSchema,
  closes: timeSchema,
});
export type OpeningHours = z.infer<typeof openingHoursSchema>;

export const officePersonSchema = z.object({
  name: z.string(),
  role: z.string(),
  /** Languages the person speaks. */
  languages: z.array(z.enum([...LANGUAGES, 'fr', 'es', 'de'])),
  phone: z.string(),
  mobile: z.string(),
  email: z.string(),
  /** Hours of this person; empty: those of the office. Absent in data that browsers cached from an older version. */
  hours: z.array(openingHoursSchema).optional(),
});
export type OfficePerson = z.infer<typeof officePersonSchema>;

/** Press contacts of a group and their hours; texts in the reader's language. */
export const pressOfficeSchema = z.object({
  group: namedSchema,
  language: languageSchema,
  email: z.string(),
  phone: z.string(),
  /** Lines of the postal address. */
  address: z.array(z.string()),
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  time_zone: z.string(),
  hours: z.array(openingHoursSchema),
  /** Telephone hours, or other remarks. */
  note: z.string(),
  people: z.array(officePersonSchema),
  /** Source of the map tiles; null: no map. */
  map: z.object({ tiles: z.string(), attribution: z.string() }).nullable(),
});
export type PressOffice = z.infer<typeof pressOfficeSchema>;
