import { z } from 'zod';
import { ASSET_KINDS, ASSET_STATES } from './assets.ts';
import { languageSchema } from './languages.ts';
import {
  officeTextPairFormSchema,
  officeTextPairSchema,
  officeVisibleFormShape,
  officeVisibleShape,
} from './office-media.ts';

export const OFFICE_PRESS_KIT_PATH = '/api/office/press_kit/';
export const officePressKitPath = (id: number): string => `${OFFICE_PRESS_KIT_PATH}${id}/`;
/** Who saved the kit or a file of it, and how many files changed after that. */
export const officePressKitTakenPath = (id: number): string => `${officePressKitPath(id)}taken/`;

export const officeKitFileSchema = z.object({
  /** Id of the asset. */
  asset: z.int(),
  title: officeTextPairSchema,
  /** Null: for readers of both languages. */
  language: languageSchema.nullable(),
  /** When it took its place, or took that of another: newer ones are marked for who took the kit before. */
  added_at: z.iso.datetime(),
  name: z.string(),
  kind: z.enum(ASSET_KINDS),
  state: z.enum(ASSET_STATES),
  media_type: z.string(),
  bytes: z.int(),
});
export type OfficeKitFile = z.infer<typeof officeKitFileSchema>;

export const officePressKitSchema = z.object({
  ...officeVisibleShape,
  press_group: z.object({ id: z.int(), name: z.string() }),
  /** Whose press office brought it, null: the association's. */
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Edition. */
  year: z.int(),
  title: officeTextPairSchema,
  /** In their order. */
  files: z.array(officeKitFileSchema),
});
export type OfficePressKit = z.infer<typeof officePressKitSchema>;

export const officePressKitRowSchema = officePressKitSchema.extend({
  /** How many. */
  files: z.int(),
});
export type OfficePressKitRow = z.infer<typeof officePressKitRowSchema>;

/** What a write changes; what is absent stays. `press_group` is an id or a name. */
export const officePressKitFormSchema = z
  .object({
    ...officeVisibleFormShape,
    press_group: z.union([z.int(), z.string()]),
    year: z.int(),
    title: officeTextPairFormSchema,
    files: z.array(
      z.object({
        asset: z.int(),
        title: officeTextPairFormSchema.optional(),
        language: languageSchema.nullable().optional(),
      }),
    ),
  })
  .partial();

/** A person who took something of a kit. */
export const kitTakerSchema = z.object({
  account: z.object({ id: z.int(), first_name: z.string(), last_name: z.string(), email: z.string() }),
  /** The last time. */
  taken_at: z.iso.datetime(),
  /** Files of today's kit that are newer than what they have. */
  changed: z.int(),
});
export type KitTaker = z.infer<typeof kitTakerSchema>;
