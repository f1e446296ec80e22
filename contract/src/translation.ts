import { z } from 'zod';
import { officePressReleasePath } from './admin-press-releases.ts';
import { languageSchema } from './languages.ts';
import { RELEASE_TEXT_FIELDS, type ReleaseTextField } from './release-text.ts';

export const releaseTranslationPath = (id: number): string => `${officePressReleasePath(id)}translation/`;
export const releaseTranslationReadPath = (id: number): string => `${releaseTranslationPath(id)}read/`;

const fields = RELEASE_TEXT_FIELDS as [ReleaseTextField, ...ReleaseTextField[]];
export const MACHINE_PASSAGES_MAX = 5000;

/** Where texts go, and what that costs. */
export const translationOfferSchema = z.object({
  /** The host that is sent them. */
  host: z.string(),
  /** Of a million characters; null: nobody has said. */
  cost: z.object({ amount: z.number(), currency: z.string() }).nullable(),
  /** Characters that the press group may still have translated today. */
  left: z.int(),
  /** Whether descriptions of pictures are proposed too. */
  sees_pictures: z.boolean(),
});
export type TranslationOffer = z.infer<typeof translationOfferSchema>;

/** A passage that a machine proposed and nobody has read, by `markPassage`. */
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

/** `name`: a name is missing in the proposal. `term`: a word of the trade is not the one of the glossary. */
const PASSAGE_CHECKS = ['name', 'term'] as const;
/** `form`: its formatting did not come back whole. `length`: it is far longer than the original, or too long for its field. */
const LEFT_OUT_REASONS = ['form', 'length', 'missing'] as const;

export const translationProposalSchema = z.object({
  /** What is proposed, as the fields hold it. */
  text: z.partialRecord(z.enum(fields), z.string()),
  unread: z.array(machinePassageSchema),
  /** What the officer is to look at: `value` is what is expected in the passage. */
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
  /** That were sent. */
  characters: z.int(),
});
export type TranslationProposal = z.infer<typeof translationProposalSchema>;

export const readPassagesFormSchema = z.object({
  language: languageSchema,
  marks: z.array(z.string()),
});
