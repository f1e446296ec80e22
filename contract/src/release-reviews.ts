import { z } from 'zod';
import { languageSchema } from './languages.ts';
import { personSchema } from './people.ts';
import { RELEASE_TEXT_FIELDS } from './release-text.ts';
import { PERMISSIONS } from './roles.ts';

export const OFFICERS_PATH = '/api/office/officer/';

export const officerSchema = personSchema.extend({ permissions: z.array(z.enum(PERMISSIONS)) });
export type Officer = z.infer<typeof officerSchema>;

export const COMMENT_MAX_LENGTH = 2000;
export const NOTE_MAX_LENGTH = 2000;
/** Maximum length of a quoted passage; longer ones are shortened. */
export const QUOTE_MAX_LENGTH = 500;
/** Length of the text around a passage, which distinguishes it from equal ones. */
export const CONTEXT_MAX_LENGTH = 64;
export const COMMENTS_MAX = 500;

/** Position of a passage in the parts of a text; for the body in its plain text. */
export const passageSchema = z.object({
  language: languageSchema,
  field: z.enum(RELEASE_TEXT_FIELDS),
  /** The passage itself, with the text before and after it (W3C TextQuoteSelector). */
  exact: z.string(),
  prefix: z.string(),
  suffix: z.string(),
});
export type Passage = z.infer<typeof passageSchema>;

/** `same`: unchanged; `changed`: another text at its position; `gone`: position not found. */
const PASSAGE_STATES = ['same', 'changed', 'gone'] as const;

export const releaseCommentSchema = z.object({
  id: z.int(),
  /** Comment that it replies to; null: it starts a thread. */
  parent: z.int().nullable(),
  /** Null: the account was deleted. */
  by: personSchema.nullable(),
  body: z.string(),
  /** Only for the association's press office, not for the company of the release. */
  is_internal: z.boolean(),
  /** Null: about the whole release, or a reply. */
  passage: passageSchema
    .extend({
      state: z.enum(PASSAGE_STATES),
      /** Current text at its position. */
      current: z.string().nullable(),
    })
    .nullable(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  resolved_at: z.iso.datetime().nullable(),
  resolved_by: personSchema.nullable(),
});
export type ReleaseComment = z.infer<typeof releaseCommentSchema>;

export const releaseCommentFormSchema = z.object({
  body: z.string(),
  parent: z.int().nullable().optional(),
  /** Hides a thread from the company of the release; replies have the visibility of their thread. */
  internal: z.boolean().optional(),
  passage: passageSchema
    .extend({ prefix: z.string().optional(), suffix: z.string().optional() })
    .nullable()
    .optional(),
});

export const releaseCommentChangeSchema = z.object({ body: z.string(), resolved: z.boolean() }).partial();

export interface PassagePlace {
  state: (typeof PASSAGE_STATES)[number];
  /** Current text at its position; null: not found. */
  current: string | null;
}

const GONE: PassagePlace = { state: 'gone', current: null };
/** Shorter surrounding texts are not distinctive. */
const TELLING_LENGTH = 4;

type Selector = Pick<Passage, 'exact' | 'prefix' | 'suffix'>;

// Line breaks differ between the renderings of a text.
const unwrap = (text: string): string => text.replace(/\s+/g, ' ');

/** Finds a passage in a text that may have been edited. */
export function findPassage(text: string, selector: Selector): PassagePlace {
  const [whole, exact] = [unwrap(text), unwrap(selector.exact)];
  if (exact.trim() !== '' && whole.includes(exact)) return { state: 'same', current: exact };
  const [prefix, suffix] = [unwrap(selector.prefix).trimEnd(), unwrap(selector.suffix).trimStart()];
  return findBetween(whole, { exact, prefix, suffix });
}

/** Text between the original surroundings, if both are unchanged and its length is plausible. */
function findBetween(text: string, { exact, prefix, suffix }: Selector): PassagePlace {
  if (prefix.length < TELLING_LENGTH || suffix.length < TELLING_LENGTH) return GONE;
  const at = text.indexOf(prefix);
  const from = at + prefix.length;
  const to = at === -1 ? -1 : text.indexOf(suffix, from);
  const isNear = to !== -1 && to - from <= 2 * exact.length + 2 * CONTEXT_MAX_LENGTH;
  return isNear ? { state: 'changed', current: text.slice(from, to).trim() } : GONE;
}
