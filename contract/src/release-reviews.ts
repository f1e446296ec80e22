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
/** Of a passage; a longer one is named by its beginning. */
export const QUOTE_MAX_LENGTH = 500;
/** Of the text around a passage, which tells it from others that read the same. */
export const CONTEXT_MAX_LENGTH = 64;
export const COMMENTS_MAX = 500;

/** Where a passage stands: the parts of a text, of which the body counts as its plain text. */
export const passageSchema = z.object({
  language: languageSchema,
  field: z.enum(RELEASE_TEXT_FIELDS),
  /** The words themselves, with what stands before and after them (W3C TextQuoteSelector). */
  exact: z.string(),
  prefix: z.string(),
  suffix: z.string(),
});
export type Passage = z.infer<typeof passageSchema>;

/** `same`: it stands there still; `changed`: other words stand in its place; `gone`: nothing tells where it was. */
export const PASSAGE_STATES = ['same', 'changed', 'gone'] as const;

export const releaseCommentSchema = z.object({
  id: z.int(),
  /** The comment that it answers, null: it begins a thread. */
  parent: z.int().nullable(),
  /** Null: nobody whose account still exists. */
  by: personSchema.nullable(),
  body: z.string(),
  /** Only the association's press office reads it, not that of the company whose release it is. */
  is_internal: z.boolean(),
  /** Null: it is about the release as a whole, or it answers. */
  passage: passageSchema
    .extend({
      state: z.enum(PASSAGE_STATES),
      /** The words that stand in its place now. */
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
  /** Keeps a thread from the company whose release it is; an answer is read by who reads its thread. */
  internal: z.boolean().optional(),
  passage: passageSchema
    .extend({ prefix: z.string().optional(), suffix: z.string().optional() })
    .nullable()
    .optional(),
});

export const releaseCommentChangeSchema = z.object({ body: z.string(), resolved: z.boolean() }).partial();

export interface PassagePlace {
  state: (typeof PASSAGE_STATES)[number];
  /** The words that stand there now; null: the place is gone. */
  current: string | null;
}

const GONE: PassagePlace = { state: 'gone', current: null };
/** Fewer characters than these stand everywhere. */
const TELLING_LENGTH = 4;

type Selector = Pick<Passage, 'exact' | 'prefix' | 'suffix'>;

// A text is wrapped differently by whoever reads it.
const unwrap = (text: string): string => text.replace(/\s+/g, ' ');

/** Finds a passage again in a text that may have been edited since. */
export function findPassage(text: string, selector: Selector): PassagePlace {
  const [whole, exact] = [unwrap(text), unwrap(selector.exact)];
  if (exact.trim() !== '' && whole.includes(exact)) return { state: 'same', current: exact };
  const [prefix, suffix] = [unwrap(selector.prefix).trimEnd(), unwrap(selector.suffix).trimStart()];
  return findBetween(whole, { exact, prefix, suffix });
}

/** What stands between the old surroundings, where these have stayed and it is no longer than an edit can make it. */
function findBetween(text: string, { exact, prefix, suffix }: Selector): PassagePlace {
  if (prefix.length < TELLING_LENGTH || suffix.length < TELLING_LENGTH) return GONE;
  const at = text.indexOf(prefix);
  const from = at + prefix.length;
  const to = at === -1 ? -1 : text.indexOf(suffix, from);
  const isNear = to !== -1 && to - from <= 2 * exact.length + 2 * CONTEXT_MAX_LENGTH;
  return isNear ? { state: 'changed', current: text.slice(from, to).trim() } : GONE;
}
