import { z } from 'zod';
import { pictureSchema, SCREEN_TYPES } from './assets.ts';
import { languageSchema } from './languages.ts';
import { BASKET_ITEMS_MAX, BASKET_TITLE_MAX_LENGTH } from './limits.ts';
import { pageRangeSchema } from './page-range.ts';
import { MADE_USES, PICTURE_USES } from './picture-uses.ts';

/**
 * `POST` answers an address that saves one file (201); it works for an hour, also to resume, and each is recorded. While
 * pictures are made for a use it answers how many there are (202) after some seconds: ask again. `GET` lists the records
 * for the press office.
 */
export const DOWNLOAD_PATH = '/api/press_room/download/';

/** Formats that every picture has. Without one, pictures come as the original, else as the largest JPEG. */
export const DOWNLOAD_TYPES = ['image/jpeg', ...SCREEN_TYPES] as const;

/** Cuts of pictures that are downloaded by name. */
export const PICTURE_CUTS = ['social'] as const;

/** One file of an asset; without `cut`, `media_type` and `width` the original of a picture, or the document itself. */
const fileSchema = z.object({
  asset: z.int(),
  /** `SOCIAL_CUT`, or smaller in its shape; the other two do not go with it. */
  cut: z.enum(PICTURE_CUTS).optional(),
  /** Of a picture: made for it; the other three do not go with it. */
  use: z.enum(MADE_USES).optional(),
  media_type: z.string().optional(),
  width: z.int().optional(),
  /** Of a document: a PDF of these pages alone. */
  pages: pageRangeSchema.optional(),
});
/** One of `DOWNLOAD_TYPES`; each picture in the requested width, or the next smaller one. */
const choiceSchema = z.object({ media_type: z.string().optional(), width: z.int().optional() });

/** File types for the text of a release on its own, by extension. */
export const RELEASE_TEXT_FORMS = ['docx', 'txt'] as const;
export type ReleaseTextForm = (typeof RELEASE_TEXT_FORMS)[number];

/** `file` is a file of a press kit. */
export const BASKET_KINDS = ['picture', 'press_release', 'file', 'magazine'] as const;
export type BasketKind = (typeof BASKET_KINDS)[number];
export const basketItemSchema = z.object({
  kind: z.enum(BASKET_KINDS),
  id: z.int(),
  /** Of a magazine: only these, as one PDF. */
  pages: pageRangeSchema.optional(),
  /** Title as the reader knows it; the list in the archive uses it if the item was deleted. */
  title: z.string().max(BASKET_TITLE_MAX_LENGTH).optional(),
});
export type BasketItem = z.infer<typeof basketItemSchema>;

export const downloadRequestSchema = z.union([
  fileSchema,
  /** Basket items in one ZIP, in their order, with captions and a list; `language` leaves out files of the other language. */
  z.object({
    basket: z.array(basketItemSchema).min(1).max(BASKET_ITEMS_MAX),
    use: z.enum(PICTURE_USES).optional(),
    language: languageSchema.optional(),
  }),
  choiceSchema.extend({ gallery: z.int() }),
  /** With `language`, only files of that language or of both. */
  z.object({ press_kit: z.int(), language: languageSchema.optional() }),
  /** Text in both languages, pictures, captions and attachments; with `form` the text of one language alone. */
  z.object({
    press_release: z.int(),
    form: z.enum(RELEASE_TEXT_FORMS).optional(),
    language: languageSchema.optional(),
  }),
]);
export type DownloadRequest = z.infer<typeof downloadRequestSchema>;

/** Kinds of downloads: the name of the field that a request contains. */
export const DOWNLOAD_KINDS = ['asset', 'basket', 'gallery', 'press_kit', 'press_release'] as const;

/** Current state of the items of a basket, in their order. A `POST`, because a basket is longer than a URL can be. */
export const BASKET_PATH = '/api/press_room/basket/';
export const basketFormSchema = z.object({ items: z.array(basketItemSchema).min(1).max(BASKET_ITEMS_MAX) });
export const basketRowSchema = z.object({
  kind: z.enum(BASKET_KINDS),
  id: z.int(),
  pages: pageRangeSchema.optional(),
  /** Null: deleted, or hidden from this reader; or the issue has fewer pages. */
  title: z.string().nullable(),
  /** The language that the title is written in. */
  language: languageSchema,
  /** The credit of a picture; else empty. */
  credit: z.string(),
  picture: pictureSchema.nullable(),
  /** Files in it, in each use of pictures, about; texts of releases are made on request and weigh little. */
  bytes: z.record(z.enum(PICTURE_USES), z.int()),
});
export type BasketRow = z.infer<typeof basketRowSchema>;
export const basketSchema = z.object({ items: z.array(basketRowSchema) });
export type Basket = z.infer<typeof basketSchema>;

export const downloadSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Known beforehand, so that a browser shows progress. */
  bytes: z.int(),
  expires_at: z.iso.datetime(),
});
export type Download = z.infer<typeof downloadSchema>;

/** Some pictures are still made for their use: whoever asks again waits for the others. */
export const preparationSchema = z.object({ made: z.int(), total: z.int() });
export type Preparation = z.infer<typeof preparationSchema>;

export const PICTURE_USES_PATH = '/api/press_room/picture_use/';
export const pictureUsesSchema = z.object({
  /** The ICC profile of pictures for print, as it describes itself. */
  print_profile: z.string(),
});
export type PictureUses = z.infer<typeof pictureUsesSchema>;

/** A download as the press office sees it. */
export const downloadRowSchema = z.object({
  id: z.int(),
  requested_at: z.iso.datetime(),
  /** When the first byte was sent; null: the address was never used. */
  started_at: z.iso.datetime().nullable(),
  /** Of the file that was saved. */
  name: z.string(),
  /** Of the file, or of the pictures in the ZIP where a format was chosen. */
  media_type: z.string(),
  /** In pixels, as requested; null: the original, or not a picture. */
  width: z.int().nullable(),
  kind: z.enum(DOWNLOAD_KINDS),
  /** Id of the downloaded record; null for a basket. */
  subject: z.int().nullable(),
  /** Null: an anonymous reader, or a person whose time of retention is over. */
  account: z
    .object({ id: z.int(), email: z.string(), first_name: z.string(), last_name: z.string() })
    .nullable(),
});
export type DownloadRow = z.infer<typeof downloadRowSchema>;
