import { z } from 'zod';
import { CONTACT_TOPICS } from './contact.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';
import { pageRangeSchema } from './page-range.ts';
import { personSchema } from './people.ts';

/** Messages to the press office, for officers. */
export const OFFICE_MESSAGE_PATH = '/api/office/message/';
export const officeMessagePath = (id: number): string => `${OFFICE_MESSAGE_PATH}${id}/`;
export const messageAnswerPath = (id: number): string => `${OFFICE_MESSAGE_PATH}${id}/answer/`;
export const messageNotesPath = (id: number): string => `${OFFICE_MESSAGE_PATH}${id}/note/`;
export const messageHandoutPath = (id: number, handout: number): string =>
  `${OFFICE_MESSAGE_PATH}${id}/handout/${handout}/`;
/** Officers to whom a message can be assigned. */
export const MESSAGE_ASSIGNEE_PATH = `${OFFICE_MESSAGE_PATH}assignee/`;
export const MESSAGE_EXPORT_PATH = `${OFFICE_MESSAGE_PATH}export/`;
/** Reusable answers. */
export const REUSABLE_ANSWER_PATH = '/api/office/reusable_answer/';
export const reusableAnswerPath = (id: number): string => `${REUSABLE_ANSWER_PATH}${id}/`;

/** An answer sets `answered`, a reply of the sender `open`; `closed`: needs no answer. */
export const MESSAGE_STATUSES = ['open', 'answered', 'closed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Filters a list by deadline: past, within a day, or any. */
export const DEADLINE_FILTERS = ['overdue', 'soon', 'any'] as const;
export type DeadlineFilter = (typeof DEADLINE_FILTERS)[number];
export const DEADLINE_SOON_HOURS = 24;

export const TABLE_FILE_TYPES = ['csv', 'xlsx'] as const;
export type TableFileType = (typeof TABLE_FILE_TYPES)[number];

export const ANSWER_MAX_LENGTH = 20_000;
export const NOTE_MAX_LENGTH = 5000;

/** Records that an answer can share by an expiring link. */
export const HANDOUT_KINDS = ['asset', 'press_release', 'magazine', 'press_kit'] as const;
export type HandoutKind = (typeof HANDOUT_KINDS)[number];
export const HANDOUT_ITEMS_MAX = 30;
export const handoutChoiceSchema = z.object({
  kind: z.enum(HANDOUT_KINDS),
  id: z.int(),
  /** For a magazine: only these pages, as one PDF. */
  pages: pageRangeSchema.optional(),
});
/** Default and longest validity of the link. */
export const HANDOUT_DAYS = 14;
export const HANDOUT_DAYS_MAX = 90;
export const REUSABLE_ANSWERS_MAX = 500;

export const officeMessageRowSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  reference: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  email: z.string(),
  name: z.string(),
  /** Language of the sender, used for answers. */
  language: languageSchema,
  subject: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  /** About a crisis of the press group that was active when it was sent. */
  is_urgent: z.boolean(),
  /** Deadline for an answer. */
  deadline: z.iso.datetime().nullable(),
  press_group: namedSchema.nullable(),
  assignee: personSchema.nullable(),
  created_at: z.iso.datetime(),
  /** Last answer. */
  answered_at: z.iso.datetime().nullable(),
});
export type OfficeMessageRow = z.infer<typeof officeMessageRowSchema>;

/** Delivery state of a letter: `failed` can be retried by the press office, `received` is incoming. */
const LETTER_STATES = ['waiting', 'sent', 'failed', 'received'] as const;

/** Item of a handout. */
export const handoutItemSchema = z.object({
  kind: z.enum(HANDOUT_KINDS),
  pages: pageRangeSchema.optional(),
  title: z.string(),
  bytes: z.int(),
  takings: z.int(),
  /** Last download. */
  taken_at: z.iso.datetime().nullable(),
});

/** Materials shared by a letter. Visits of its link are counted without names. */
export const handoutSchema = z.object({
  id: z.int(),
  expires_at: z.iso.datetime(),
  /** False: expired or ended, or the account of its sender was deleted or blocked. */
  is_open: z.boolean(),
  openings: z.int(),
  /** When its page was last opened. */
  opened_at: z.iso.datetime().nullable(),
  takings: z.int(),
  items: z.array(handoutItemSchema),
});
export type Handout = z.infer<typeof handoutSchema>;

export const messageLetterSchema = z.object({
  id: z.int(),
  state: z.enum(LETTER_STATES),
  at: z.iso.datetime(),
  /** Author; null: received letter, or the account was deleted. */
  by: personSchema.nullable(),
  /** Address of the correspondent. */
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  /** False: identified only by its subject and sender, which can be forged. */
  is_marked: z.boolean(),
  handout: handoutSchema.nullable(),
});
export type MessageLetter = z.infer<typeof messageLetterSchema>;

/** Internal note of officers about a message, never shown to others. */
export const messageNoteSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Null: the account was deleted. */
  by: personSchema.nullable(),
  text: z.string(),
});
export type MessageNote = z.infer<typeof messageNoteSchema>;

export const officeMessageSchema = officeMessageRowSchema.extend({
  message: z.string(),
  press_release: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** Later correspondence, oldest first. */
  letters: z.array(messageLetterSchema),
  /** Oldest first. */
  notes: z.array(messageNoteSchema),
});
export type OfficeMessage = z.infer<typeof officeMessageSchema>;

export const messageChangeSchema = z
  .object({ status: z.enum(MESSAGE_STATUSES), assignee: z.int().nullable(), press_group: z.int() })
  .partial();
export type MessageChange = z.infer<typeof messageChangeSchema>;

export const messageAnswerFormSchema = z.object({
  text: z.string(),
  /** State after the answer; default `answered`. */
  status: z.enum(MESSAGE_STATUSES).optional(),
  /** Materials behind the link; empty: no link. */
  items: z.array(handoutChoiceSchema).optional(),
  /** Expiry; absent: `HANDOUT_DAYS`. */
  expires_at: z.iso.datetime({ offset: true }).nullable().optional(),
  /** Confirms that the recipient may receive unpublished materials. */
  is_confirmed: z.boolean().optional(),
});
export type MessageAnswerForm = z.infer<typeof messageAnswerFormSchema>;

export const messageNoteFormSchema = z.object({ text: z.string() });

export const reusableAnswerSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  /** Press group of the answer; null: all groups. */
  press_group: namedSchema.nullable(),
  text: z.record(languageSchema, z.string()),
  updated_at: z.iso.datetime(),
});
export type ReusableAnswer = z.infer<typeof reusableAnswerSchema>;

export const reusableAnswerFormSchema = z
  .object({
    name: z.string(),
    press_group: z.int().nullable(),
    text: z.partialRecord(languageSchema, z.string()),
  })
  .partial();
