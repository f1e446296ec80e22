import { z } from 'zod';
import { SCREEN_TYPES } from './assets.ts';
import { languageSchema } from './languages.ts';
import { DOWNLOAD_PICTURES_MAX } from './limits.ts';

/**
 * `POST` answers an address that saves one file; it works for an hour, also to resume, and each is recorded. `GET` lists
 * the records for the press office.
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
  media_type: z.string().optional(),
  width: z.int().optional(),
});
/** One of `DOWNLOAD_TYPES`; each picture in the width asked for, or the next smaller one that it has. */
const choiceSchema = z.object({ media_type: z.string().optional(), width: z.int().optional() });

/** Files in which the text of a release is had by itself, by how their names end. */
export const RELEASE_TEXT_FORMS = ['docx', 'txt'] as const;
export type ReleaseTextForm = (typeof RELEASE_TEXT_FORMS)[number];

export const downloadRequestSchema = z.union([
  fileSchema,
  /** Pictures in one ZIP with captions. */
  choiceSchema.extend({ pictures: z.array(z.int()).min(1).max(DOWNLOAD_PICTURES_MAX) }),
  choiceSchema.extend({ gallery: z.int() }),
  /** With a language only what is of it, or of both. */
  z.object({ press_kit: z.int(), language: languageSchema.optional() }),
  /** Text in both languages, pictures, captions and attachments; with `form` the text of one language alone. */
  z.object({
    press_release: z.int(),
    form: z.enum(RELEASE_TEXT_FORMS).optional(),
    language: languageSchema.optional(),
  }),
]);
export type DownloadRequest = z.infer<typeof downloadRequestSchema>;

/** What a request names: the field by which its kinds are told apart. */
export const DOWNLOAD_KINDS = ['asset', 'pictures', 'gallery', 'press_kit', 'press_release'] as const;

export const downloadSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Known beforehand, so that a browser shows progress. */
  bytes: z.int(),
  expires_at: z.iso.datetime(),
});
export type Download = z.infer<typeof downloadSchema>;

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
  /** In pixels, as asked for; null: the original, or no picture. */
  width: z.int().nullable(),
  kind: z.enum(DOWNLOAD_KINDS),
  /** Number of what was downloaded; null for chosen pictures. */
  subject: z.int().nullable(),
  /** Null: an anonymous reader, or a person whose time of retention is over. */
  account: z
    .object({ id: z.int(), email: z.string(), first_name: z.string(), last_name: z.string() })
    .nullable(),
});
export type DownloadRow = z.infer<typeof downloadRowSchema>;
