import { z } from 'zod';
import { officeAssetPath } from './admin-assets.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { translationOfferSchema } from './translation.ts';

export const assetDescriptionPath = (id: number): string => `${officeAssetPath(id)}description/`;

/** Characters that a picture counts as. */
export const PICTURE_CHARACTERS = 1000;

export const descriptionOfferSchema = z.object({
  /** Null: nobody is configured who sees pictures. */
  offer: translationOfferSchema.nullable(),
});
export type DescriptionOffer = z.infer<typeof descriptionOfferSchema>;

const bilingualSchema = z.object(
  Object.fromEntries(LANGUAGES.map((language) => [language, z.string()])) as Record<Language, z.ZodString>,
);

/** What a machine proposes to say of a picture; '' where its proposal is too long. Nothing of it is saved. */
export const descriptionProposalSchema = z.object({ alt: bilingualSchema, caption: bilingualSchema });
export type DescriptionProposal = z.infer<typeof descriptionProposalSchema>;
