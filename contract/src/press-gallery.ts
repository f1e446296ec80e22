import { z } from 'zod';
import { pictureSchema, renditionChoiceSchema } from './assets.ts';

/** Root nodes in order, each with its descendants; branches without a visible gallery are left out. */
export const GALLERY_TREE_PATH = '/api/press_room/gallery_tree/';
export const GALLERY_PATH = '/api/press_room/gallery/';
/**
 * Pictures of all galleries, newest gallery first, or those whose words match `q`, each once, best first; `gallery` narrows
 * to one, in its order. `orientation`, `min_side` (pixels of the longer side of the original), `year` (taken) and `credit`
 * (as a whole) narrow further.
 */
export const GALLERY_PICTURE_PATH = '/api/press_room/gallery_picture/';
/** Filters for the pictures that the reader may see. */
export const GALLERY_FACETS_PATH = '/api/press_room/gallery_facets/';

/** By their pixels; square within 2 parts in 100. */
export const ORIENTATIONS = ['landscape', 'portrait', 'square'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** Years of the pictures, newest first, and their creators by name, up to a limit. */
export const galleryFacetsSchema = z.object({
  years: z.array(z.int()),
  credits: z.array(z.string()),
  has_more_credits: z.boolean(),
});
export type GalleryFacets = z.infer<typeof galleryFacetsSchema>;

/** A name in both languages; where one is missing it repeats the other. */
export const nameSchema = z.object({ it: z.string(), en: z.string() });

export const galleryNodeItemSchema = z.object({
  id: z.int(),
  name: nameSchema,
  pictures: z.int(),
  /** Further pictures that are not ready yet. */
  missing: z.int(),
});
export type GalleryNodeItem = z.infer<typeof galleryNodeItemSchema>;

/** The spec's own spelling: `childs` holds nodes by their id as text, which keeps no order: `position` does. */
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
  // A schema that holds itself has a name in the OpenAPI document.
  .meta({ id: 'GalleryNode' });

export const gallerySchema = z.object({
  id: z.int(),
  name: nameSchema,
  /** Nodes above it, the root first. */
  path: z.array(z.object({ id: z.int(), name: nameSchema })),
  pictures: z.int(),
  updated_at: z.iso.datetime(),
});
export type Gallery = z.infer<typeof gallerySchema>;

export const galleryPictureSchema = pictureSchema.extend({
  gallery: z.object({ id: z.int(), name: nameSchema }),
  copyright: z.string(),
  /** Terms of the licence, in the reader's language. */
  rights: z.string(),
  /** The original first, then largest first, JPEG before other types. */
  choices: z.array(renditionChoiceSchema),
});
export type GalleryPicture = z.infer<typeof galleryPictureSchema>;
