import { z } from 'zod';

export const ASSET_PATH = '/api/press_room/asset/';

/** Widths of renditions in pixels, for screens and for downloads; never wider than the original. */
export const RENDITION_WIDTHS = [320, 640, 1280, 2560] as const;
export const LARGEST_RENDITION_WIDTH = Math.max(...RENDITION_WIDTHS);
/** Size of link previews in social networks and messengers, in pixels. */
export const SOCIAL_CUT = { width: 1200, height: 630 } as const;
/** Formats of screen renditions, smaller files first. */
export const SCREEN_TYPES = ['image/avif', 'image/webp'] as const;

/** Kinds of uploaded files, by content. */
export const ASSET_KINDS = ['picture', 'document', 'other'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];
/** `processing`: its renditions or pages are not ready. */
export const ASSET_STATES = ['processing', 'ready', 'failed'] as const;
export type AssetState = (typeof ASSET_STATES)[number];

/** States of galleries, magazines and press kits. */
export const MEDIA_STATUSES = ['draft', 'published'] as const;
export type MediaStatus = (typeof MEDIA_STATUSES)[number];

const share = z.number().min(0).max(100);
/** Point of a picture that must stay visible in crops, in percent from its left and upper edge. */
export const focalPointSchema = z.object({ x: share, y: share });
export type FocalPoint = z.infer<typeof focalPointSchema>;

export const screenRenditionSchema = z.object({
  url: z.string(),
  media_type: z.enum(SCREEN_TYPES),
  width: z.int(),
  height: z.int(),
});
export const jpegRenditionSchema = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});

/** A picture with its screen renditions, smallest first; widths and heights in pixels. */
export const pictureSchema = z.object({
  id: z.int(),
  alt: z.string(),
  caption: z.string(),
  credit: z.string(),
  /** Size of the largest screen rendition. */
  width: z.int(),
  height: z.int(),
  /** `#rrggbb`: mean colour shown until the picture is loaded, or the ground of a transparent picture. */
  placeholder: z.string(),
  /** Relative to the renditions; null: centre. */
  focal_point: focalPointSchema.nullable(),
  renditions: z.array(screenRenditionSchema),
  /** For programs that cannot choose a format, at most 1280 pixels wide if possible; null: not ready. */
  jpeg: jpegRenditionSchema.nullable(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** A file derived from a picture. */
const renditionFileSchema = z.object({
  media_type: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  /** The original picture in full size, or as cropped by the press office, without private metadata. */
  is_original: z.boolean(),
});

/** A downloadable file of a picture; `DOWNLOAD_PATH` returns its address. */
export const renditionChoiceSchema = renditionFileSchema.extend({
  /** Cropped to the shape of `SOCIAL_CUT` around the focal point; requested with `cut`. */
  is_cut: z.boolean(),
});
export type RenditionChoice = z.infer<typeof renditionChoiceSchema>;

export const attachmentSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  media_type: z.string(),
  bytes: z.int(),
});

export const bilingualSchema = z.object({ en: z.string(), it: z.string() });

/** A stored file for the press office. */
export const assetSchema = z.object({
  id: z.int(),
  kind: z.enum(ASSET_KINDS),
  state: z.enum(ASSET_STATES),
  /** Reason for the failure, in the client's language. */
  failure: z.string().nullable(),
  media_type: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  pages: z.int().nullable(),
  name: z.string(),
  credit: z.string(),
  copyright: z.string(),
  rights: bilingualSchema,
  caption: bilingualSchema,
  alt: bilingualSchema,
  taken_on: z.string().nullable(),
  embargo_until: z.string().nullable(),
  /** Cover of a document. */
  picture: pictureSchema.nullable(),
  /** Available downloads derived from it, smallest first. */
  renditions: z.array(renditionFileSchema),
});
export type Asset = z.infer<typeof assetSchema>;
