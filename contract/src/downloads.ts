import { z } from 'zod';
import { pictureSchema, SCREEN_TYPES } from './assets.ts';
import { languageSchema } from './languages.ts';
import { BASKET_ITEMS_MAX, BASKET_TITLE_MAX_LENGTH } from './limits.ts';
import { pageRangeSchema } from './page-range.ts';
import { MADE_USES, PICTURE_USES } from './picture-uses.ts';

/**
 * `POST` returns an address that saves one file (201), valid for an hour, also for resuming; each is recorded. While
 * pictures are made for a use, it returns their number after some seconds (202): repeat the request. `GET` lists the
 * records for the press office.
 */
export const DOWNLOAD_PATH = '/api/press_room/download/';

/** Formats that every picture has. Default: the original, else the largest JPEG. */
export const DOWNLOAD_TYPES = ['image/jpeg', ...SCREEN_TYPES] as const;

/** Named cuts of pictures for downloads. */
export const PICTURE_CUTS = ['social'] as const;

/** One file of an asset; without `cut`, `media_type` and `width`: the original of a picture, or the document itself. */
const fileSchema = z.object({
  asset: z.int(),
  /** `SOCIAL_CUT`, or a smaller one of that shape; cannot be combined with the other two. */
  cut: z.enum(PICTURE_CUTS).optional(),
  /** A picture made for a use; cannot be combined with the other three. */
  use: z.enum(MADE_USES).optional(),
  media_type: z.string().optional(),
  width: z.int().optional(),
  /** For a document: a PDF of these pages. */
  pages: pageRangeSchema.optional(),
});
/** One of `DOWNLOAD_TYPES`; each picture in the requested width, or the next smaller one. */
const choiceSchema = z.object({ media_type: z.string().optional(), width: z.int().optional() });

/** File types for the text of a release, by extension. */
export const RELEASE_TEXT_FORMS = ['docx', 'txt'] as const;
export type ReleaseTextForm = (typeof RELEASE_TEXT_FORMS)[number];

/** `file` is a file of a press kit. */
export const BASKET_KINDS = ['picture', 'press_release', 'file', 'magazine'] as const;
export type BasketKind = (typeof BASKET_KINDS)[number];
export const basketItemSchema = z.object({
  kind: z.enum(BASKET_KINDS),
  id: z.int(),
  /** For a magazine: only these pages, as one PDF. */
  pages: pageRangeSchema.optional(),
  /** Title as displayed to the reader; the list in the archive uses it if the item was deleted. */
  title: z.string().max(BASKET_TITLE_MAX_LENGTH).optional(),
});
export type BasketItem = z.infer<typeof basketItemSchema>;

export const downloadRequestSchema = z.union([
  fileSchema,
  /** Basket items in one ZIP, in order, with captions and a list; `language` excludes files of the other language. */
  z.object({
    basket: z.array(basketItemSchema).min(1).max(BASKET_ITEMS_MAX),
    use: z.enum(PICTURE_USES).optional(),
    language: languageSchema.optional(),
  }),
  choiceSchema.extend({ gallery: z.int() }),
  /** With `language`, only files of that language or of both. */
  z.object({ press_kit: z.int(), language: languageSchema.optional() }),
  /** Text in both languages, pictures, captions and attachments; with `form`: only the text of one language. */
  z.object({
    press_release: z.int(),
    form: z.enum(RELEASE_TEXT_FORMS).optional(),
    language: languageSchema.optional(),
  }),
]);
export type DownloadRequest = z.infer<typeof downloadRequestSchema>;

/** Kinds of downloads, named after the field in the request. */
export const DOWNLOAD_KINDS = ['asset', 'basket', 'gallery', 'press_kit', 'press_release'] as const;

/** Current state of the items of a basket, in order. A `POST`, because a basket can be longer than a URL. */
export const BASKET_PATH = '/api/press_room/basket/';
export const basketFormSchema = z.object({ items: z.array(basketItemSchema).min(1).max(BASKET_ITEMS_MAX) });
export const basketRowSchema = z.object({
  kind: z.enum(BASKET_KINDS),
  id: z.int(),
  pages: pageRangeSchema.optional(),
  /** Null: deleted, hidden from this reader, or the issue has fewer pages. */
  title: z.string().nullable(),
  /** Language of the title. */
  language: languageSchema,
  /** Credit of a picture; otherwise empty. */
  credit: z.string(),
  picture: pictureSchema.nullable(),
  /** Approximate size of its files for each use of pictures; generated texts of releases are not included. */
  bytes: z.record(z.enum(PICTURE_USES), z.int()),
});
export type BasketRow = z.infer<typeof basketRowSchema>;
export const basketSchema = z.object({ items: z.array(basketRowSchema) });
export type Basket = z.infer<typeof basketSchema>;

export const downloadSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Known in advance, so that browsers show progress. */
  bytes: z.int(),
  expires_at: z.iso.datetime(),
});
export type Download = z.infer<typeof downloadSchema>;

/** Some pictures are still being made for their use; repeat the request to wait for the others. */
export const preparationSchema = z.object({ made: z.int(), total: z.int() });
export type Preparation = z.infer<typeof preparationSchema>;

export const PICTURE_USES_PATH = '/api/press_room/picture_use/';
export const pictureUsesSchema = z.object({
  /** Description of the ICC profile for print. */
  print_profile: z.string(),
});
export type PictureUses = z.infer<typeof pictureUsesSchema>;

/** A download for the press office. */
export const downloadRowSchema = z.object({
  id: z.int(),
  requested_at: z.iso.datetime(),
  /** When the first byte was sent; null: the address was never used. */
  started_at: z.iso.datetime().nullable(),
  /** Name of the saved file. */
  name: z.string(),
  /** Type of the file, or of the pictures in the ZIP if a format was chosen. */
  media_type: z.string(),
  /** In pixels, as requested; null: the original, or not a picture. */
  width: z.int().nullable(),
  kind: z.enum(DOWNLOAD_KINDS),
  /** Id of the downloaded record; null: a basket. */
  subject: z.int().nullable(),
  /** Null: an anonymous reader, or the retention of the person's data has ended. */
  account: z
    .object({ id: z.int(), email: z.string(), first_name: z.string(), last_name: z.string() })
    .nullable(),
});
export type DownloadRow = z.infer<typeof downloadRowSchema>;
