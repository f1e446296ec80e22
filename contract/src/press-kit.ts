import { z } from 'zod';
import { attachmentSchema, pictureSchema } from './assets.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';

export const PRESS_KIT_PATH = '/api/press_room/press_kit/';
/**
 * `PUT` records that the reader has seen the kits. Requests within half an hour of each other are one visit, during
 * which `is_new` counts from the previous visit; at the first visit from a week ago.
 */
export const PRESS_KIT_VISIT_PATH = '/api/press_room/press_kit_visit/';

/** Latest request, and the end of the previous visit; null: none. */
export const pressKitVisitSchema = z.object({
  at: z.iso.datetime(),
  previous_at: z.iso.datetime().nullable(),
});
export type PressKitVisit = z.infer<typeof pressKitVisitSchema>;

/** One file of a kit; `DOWNLOAD_PATH` returns an address for saving it. */
export const pressKitFileSchema = attachmentSchema.omit({ url: true }).extend({
  /** Position in the kit. */
  position: z.int(),
  title: z.string(),
  /** Language of the file; null: all languages. */
  language: languageSchema.nullable(),
  pages: z.int().nullable(),
  picture: pictureSchema.nullable(),
  /** When it became available to readers. */
  added_at: z.iso.datetime(),
  /** Added since the reader's last visit. */
  is_new: z.boolean(),
  /** When the reader saved an older version; null: current version, or none. */
  copy_taken_at: z.iso.datetime().nullable(),
});
export type PressKitFile = z.infer<typeof pressKitFileSchema>;

export const pressKitSchema = z.object({
  id: z.int(),
  group: namedSchema,
  /** Edition: the year of the fair or of the figures. */
  year: z.int(),
  title: z.string(),
  language: languageSchema,
  /** Total size of all files. */
  bytes: z.int(),
  updated_at: z.iso.datetime(),
  files: z.array(pressKitFileSchema),
  /** Titles of files that are not ready. */
  missing: z.array(z.string()),
});
export type PressKit = z.infer<typeof pressKitSchema>;
