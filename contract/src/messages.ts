import { z } from 'zod';
import { CONTACT_TOPICS } from './contact.ts';
import { languageSchema } from './languages.ts';
import { personSchema } from './people.ts';

/** Messages to the press office, as the press office works on them. */
export const OFFICE_MESSAGE_PATH = '/api/office/message/';
export const officeMessagePath = (id: number): string => `${OFFICE_MESSAGE_PATH}${id}/`;
export const messageAnswerPath = (id: number): string => `${OFFICE_MESSAGE_PATH}${id}/answer/`;
/** Who may be given a message. */
export const MESSAGE_ASSIGNEE_PATH = `${OFFICE_MESSAGE_PATH}assignee/`;
export const MESSAGE_EXPORT_PATH = `${OFFICE_MESSAGE_PATH}export/`;
/** Answers that are used again. */
export const REUSABLE_ANSWER_PATH = '/api/office/reusable_answer/';
export const reusableAnswerPath = (id: number): string => `${REUSABLE_ANSWER_PATH}${id}/`;

/** An answer makes it `answered`, the sender's reply `open` again; `closed` is for what needs no answer any more. */
export const MESSAGE_STATUSES = ['open', 'answered', 'closed'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Narrows a list by its clock: past, within a day, or any at all. */
export const DEADLINE_FILTERS = ['overdue', 'soon', 'any'] as const;
export type DeadlineFilter = (typeof DEADLINE_FILTERS)[number];
export const DEADLINE_SOON_HOURS = 24;

export const TABLE_FILE_TYPES = ['csv', 'xlsx'] as const;
export type TableFileType = (typeof TABLE_FILE_TYPES)[number];

export const ANSWER_MAX_LENGTH = 20_000;
export const REUSABLE_ANSWERS_MAX = 500;

export const officeMessageRowSchema = z.object({
  id: z.int(),
  /** Goes into `If-Match` of the next write. */
  version: z.int(),
  reference: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  email: z.string(),
  name: z.string(),
  /** The sender's: answers go out in it. */
  language: languageSchema,
  subject: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  /** By when the sender needs an answer. */
  deadline: z.iso.datetime().nullable(),
  press_group: z.object({ id: z.int(), name: z.string() }).nullable(),
  assignee: personSchema.nullable(),
  created_at: z.iso.datetime(),
  /** When it was answered last. */
  answered_at: z.iso.datetime().nullable(),
});
export type OfficeMessageRow = z.infer<typeof officeMessageRowSchema>;

/** How a letter stands: `failed` is for the press office to try again, `received` came from outside. */
export const LETTER_STATES = ['waiting', 'sent', 'failed', 'received'] as const;

export const messageLetterSchema = z.object({
  id: z.int(),
  state: z.enum(LETTER_STATES),
  at: z.iso.datetime(),
  /** Who wrote it in the office; null: the other side, or nobody whose account still exists. */
  by: personSchema.nullable(),
  /** Address of the other side. */
  email: z.string(),
  subject: z.string(),
  text: z.string(),
  /** False: received, and known by its subject and sender alone, which anybody can write. */
  is_marked: z.boolean(),
});
export type MessageLetter = z.infer<typeof messageLetterSchema>;

export const officeMessageSchema = officeMessageRowSchema.extend({
  message: z.string(),
  press_release: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** What went to and fro since, oldest first. */
  letters: z.array(messageLetterSchema),
});
export type OfficeMessage = z.infer<typeof officeMessageSchema>;

export const messageChangeSchema = z
  .object({ status: z.enum(MESSAGE_STATUSES), assignee: z.int().nullable(), press_group: z.int() })
  .partial();
export type MessageChange = z.infer<typeof messageChangeSchema>;

export const messageAnswerFormSchema = z.object({
  text: z.string(),
  /** What it becomes with the answer; absent: `answered`. */
  status: z.enum(MESSAGE_STATUSES).optional(),
});
export type MessageAnswerForm = z.infer<typeof messageAnswerFormSchema>;

export const reusableAnswerSchema = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  /** Of the one group whose answers it is for, null: of all. */
  press_group: z.object({ id: z.int(), name: z.string() }).nullable(),
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
export type ReusableAnswerForm = z.infer<typeof reusableAnswerFormSchema>;
