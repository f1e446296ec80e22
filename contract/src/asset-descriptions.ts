import { z } from 'zod';
import { officeAssetPath } from './admin-assets.ts';
import { bilingualSchema } from './assets.ts';
import { translationOfferSchema } from './translation.ts';

export const assetDescriptionPath = (id: number): string => `${officeAssetPath(id)}description/`;

/** Number of characters that a picture counts as. */
export const PICTURE_CHARACTERS = 1000;

export const descriptionOfferSchema = z.object({
  /** Null: no configured provider describes pictures. */
  offer: translationOfferSchema.nullable(),
});
export type DescriptionOffer = z.infer<typeof descriptionOfferSchema>;

/** Proposed texts of a picture; '' if a proposal is too long. None is stored. */
export const descriptionProposalSchema = z.object({ alt: bilingualSchema, caption: bilingualSchema });
export type DescriptionProposal = z.infer<typeof descriptionProposalSchema>;
