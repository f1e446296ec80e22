import { z } from 'zod';
import { officePressReleasePath } from './admin-press-releases.ts';
import { languageSchema } from './languages.ts';
import { RELEASE_TEXT_FIELDS, type ReleaseTextField } from './release-text.ts';

export const releaseTranslationPath = (id: number): string => `${officePressReleasePath(id)}translation/`;
export const releaseTranslationReadPath = (id: number): string => `${releaseTranslationPath(id)}read/`;

const fields = RELEASE_TEXT_FIELDS as [ReleaseTextField, ...ReleaseTextField[]];
export const MACHINE_PASSAGES_MAX = 5000;

/** Provider that receives texts, and its price. */
export const translationOfferSchema = z.object({
  /** Host that receives the texts. */
  host: z.string(),
  /** Price of a million characters; null: unknown. */
  cost: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** Characters that the press group can still have translated today. */
  left: z.int(),
  /** Whether it also describes pictures. */
  sees_pictures: z.boolean(),
});
export type TranslationOffer = z.infer<typeof translationOfferSchema>;

/** A machine translated passage that nobody has confirmed, by `markPassage`. */
const machinePassageSchema = z.object({ language: languageSchema, mark: z.string() });

export const releaseTranslationsSchema = z.object({
  /** Null: no provider is configured. */
  offer: translationOfferSchema.nullable(),
  unread: z.array(machinePassageSchema),
});
export type ReleaseTranslations = z.infer<typeof releaseTranslationsSchema>;

export const translationFormSchema = z.object({
  from: languageSchema,
  to: languageSchema,
  fields: z.array(z.enum(fields)),
});

/** `name`: a name is missing in the proposal. `term`: a technical term differs from the glossary. */
const PASSAGE_CHECKS = ['name', 'term'] as const;
/** `form`: its formatting is incomplete. `length`: far longer than the original, or too long for its field. */
const LEFT_OUT_REASONS = ['form', 'length', 'missing'] as const;

export const translationProposalSchema = z.object({
  /** Proposed values of the fields. */
  text: z.partialRecord(z.enum(fields), z.string()),
  unread: z.array(machinePassageSchema),
  /** Warnings for the officer; `value`: expected in the passage. */
  checks: z.array(
    z.object({
      field: z.enum(fields),
      mark: z.string(),
      code: z.enum(PASSAGE_CHECKS),
      value: z.string(),
    }),
  ),
  /** Passages of the original without a proposal. */
  left_out: z.array(z.object({ field: z.enum(fields), text: z.string(), reason: z.enum(LEFT_OUT_REASONS) })),
  /** Number of characters sent. */
  characters: z.int(),
});
export type TranslationProposal = z.infer<typeof translationProposalSchema>;

export const readPassagesFormSchema = z.object({
  language: languageSchema,
  marks: z.array(z.string()),
});
