import { z } from 'zod';
import { pictureSchema, renditionChoiceSchema } from './assets.ts';

/** Root nodes in order, each with its descendants; branches without a visible gallery are omitted. */
export const GALLERY_TREE_PATH = '/api/press_room/gallery_tree/';
export const GALLERY_PATH = '/api/press_room/gallery/';
/**
 * Pictures of all galleries, newest gallery first; with `q`: matching pictures without duplicates, best first.
 * `gallery`: one gallery in its order. Further filters: `orientation`, `min_side` (longer side of the original in
 * pixels), `year` (taken) and `credit` (exact).
 */
export const GALLERY_PICTURE_PATH = '/api/press_room/gallery_picture/';
/** Filter values for the pictures that the reader can see. */
export const GALLERY_FACETS_PATH = '/api/press_room/gallery_facets/';

/** By pixels; square within 2 percent. */
export const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Years of the pictures, newest first, and their creators by name, up to a limit. */
export const galleryFacetsSchema = z.object({
  years: z.array(z.int()),
  credits: z.array(z.string()),
  has_more_credits: z.boolean(),
});
export type GalleryFacets = z.infer<typeof galleryFacetsSchema>;

/** A name in both languages; a missing one is replaced by the other. */
export const nameSchema = z.object({ it: z.string(), en: z.string() });

export const galleryNodeItemSchema = z.object({
  id: z.int(),
  name: nameSchema,
  pictures: z.int(),
  /** Number of further pictures that are not ready. */
  missing: z.int(),
});
export type GalleryNodeItem = z.infer<typeof galleryNodeItemSchema>;

/** Spelling of the spec: `childs` contains nodes by their id as text, which has no order; `position` has. */
export interface GalleryNode {
  id: number;
  position: number;
  name: { it: string; en: string };
  childs: Record<string, GalleryNode>;
  galleries: GalleryNodeItem[];
}
export const galleryNodeSchema: z.ZodType<GalleryNode> = z
  .object({
    id: z.int(),
    position: z.int(),
    name: nameSchema,
    get childs() {
      return z.record(z.string(), galleryNodeSchema);
    },
    galleries: z.array(galleryNodeItemSchema),
  })
  // A recursive schema needs a name in the OpenAPI document.
  .meta({ id: 'GalleryNode' });

export const gallerySchema = z.object({
  id: z.int(),
  name: nameSchema,
  /** Ancestors, root first. */
  path: z.array(z.object({ id: z.int(), name: nameSchema })),
  pictures: z.int(),
  updated_at: z.iso.datetime(),
});
export type Gallery = z.infer<typeof gallerySchema>;

export const galleryPictureSchema = pictureSchema.extend({
  gallery: z.object({ id: z.int(), name: nameSchema }),
  copyright: z.string(),
  /** Licence terms, in the reader's language. */
  rights: z.string(),
  /** The original first, then largest first, JPEG before other types. */
  choices: z.array(renditionChoiceSchema),
});
export type GalleryPicture = z.infer<typeof galleryPictureSchema>;
