import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { RELEASE_TEXT_FIELDS } from './release-text.ts';

/** Press releases that the reader has and that were corrected or withdrawn since, latest change first. */
export const OWN_TAKINGS_PATH = '/api/account/taking/';
/** `GET`: changes since the reader downloaded or copied it; `POST`: marks them as seen. */
export const ownTakingPath = (release: number): string => `${OWN_TAKINGS_PATH}${release}/`;
/** Whether the reader receives corrections of downloaded or copied material by e-mail. */
export const CORRECTION_MAIL_PATH = '/api/account/correction_mail/';

/** Retention of records about downloaded and copied releases. */
export const TAKING_DAYS = 730;
/** Maximum releases of a reader that are checked, latest first. */
export const OWN_TAKINGS_MAX = 500;

/** `taken`: copied or downloaded by the reader; `sent`: received from the press office. */
const TAKING_WAYS = ['taken', 'sent'] as const;

export const ownTakingSchema = z.object({
  press_release: z.int(),
  /** Null: withdrawn and not readable. */
  title: z.string().nullable(),
  language: languageSchema,
  way: z.enum(TAKING_WAYS),
  has_since: z.iso.datetime(),
  change: z.enum(['corrected', 'withdrawn']),
  changed_at: z.iso.datetime(),
  /** Note to readers about the change; can be empty. */
  note: z.string(),
  note_language: languageSchema,
  is_seen: z.boolean(),
});
export type OwnTaking = z.infer<typeof ownTakingSchema>;

/** Unchanged, removed or added words. */
export const pieceSchema = z.object({ kind: z.enum(['same', 'gone', 'new']), text: z.string() });
export type Piece = z.infer<typeof pieceSchema>;

export const passageSchema = z.object({ field: z.enum(RELEASE_TEXT_FIELDS), pieces: z.array(pieceSchema) });
export type Passage = z.infer<typeof passageSchema>;

export const takenChangeSchema = z.object({
  /** Null: the reader does not have it, or nothing has changed since. */
  taken: z
    .object({
      way: z.enum(TAKING_WAYS),
      has_since: z.iso.datetime(),
      /** Number of corrections plus one. */
      version: z.int(),
      current_version: z.int(),
      /** Language of the passages. */
      language: languageSchema,
      passages: z.array(passageSchema),
    })
    .nullable(),
});
export type TakenChange = z.infer<typeof takenChangeSchema>;

export const correctionMailFormSchema = z.object({ is_on: z.boolean() });
/** `is_stopped`: no mail is sent, because the address does not work or its owner objected. */
export const correctionMailSchema = correctionMailFormSchema.extend({ is_stopped: z.boolean() });
export type CorrectionMail = z.infer<typeof correctionMailSchema>;
