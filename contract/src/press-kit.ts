import { z } from 'zod';
import { attachmentSchema, pictureSchema } from './assets.ts';
import { languageSchema } from './languages.ts';
import { namedSchema } from './named.ts';

export const PRESS_KIT_PATH = '/api/press_room/press_kit/';
/**
 * `PUT` records that the reader has seen the kits. Requests within half an hour of each other are one visit, during
 * which `is_new` counts from the previous visit; at the first one, from a week ago.
 */
export const PRESS_KIT_VISIT_PATH = '/api/press_room/press_kit_visit/';

/** The latest look, and the end of the visit before; null: there was none. */
export const pressKitVisitSchema = z.object({
  at: z.iso.datetime(),
  previous_at: z.iso.datetime().nullable(),
});
export type PressKitVisit = z.infer<typeof pressKitVisitSchema>;

/** One file of a kit; `DOWNLOAD_PATH` returns an address for saving it. */
export const pressKitFileSchema = attachmentSchema.omit({ url: true }).extend({
  /** Place in the kit's own order. */
  position: z.int(),
  title: z.string(),
  /** Language of the file; null: for both. */
  language: languageSchema.nullable(),
  pages: z.int().nullable(),
  picture: pictureSchema.nullable(),
  /** When readers could first have it. */
  added_at: z.iso.datetime(),
  /** Added since the reader's last visit. */
  is_new: z.boolean(),
  /** The reader saved an older one then; null: the same one, or none. */
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
  /** Of all files. */
  bytes: z.int(),
  updated_at: z.iso.datetime(),
  files: z.array(pressKitFileSchema),
  /** Titles of files that are not ready yet. */
  missing: z.array(z.string()),
});
export type PressKit = z.infer<typeof pressKitSchema>;
