import { z } from 'zod';

/** `POST` answers an address that saves one file; it works for an hour, also to resume, and each is recorded. */
export const DOWNLOAD_PATH = '/api/press_room/download/';

/** One file of an asset; without `media_type` and `width` the original of a picture, or the document itself. */
const fileSchema = z.object({
  asset: z.int(),
  media_type: z.string().optional(),
  width: z.int().optional(),
});
/** Pictures in one ZIP with captions; each in the width asked for, or the next smaller one that it has. */
const picturesSchema = z.object({
  pictures: z.array(z.int()).min(1),
  media_type: z.string().optional(),
  width: z.int().optional(),
});

export const downloadRequestSchema = z.union([
  fileSchema,
  picturesSchema,
  z.object({ gallery: z.int(), media_type: z.string().optional(), width: z.int().optional() }),
  z.object({ press_kit: z.int() }),
  /** Text in both languages, pictures, captions and attachments. */
  z.object({ press_release: z.int() }),
]);
export type DownloadRequest = z.infer<typeof downloadRequestSchema>;

export const downloadSchema = z.object({
  url: z.string(),
  name: z.string(),
  /** Known beforehand, so that a browser shows progress. */
  bytes: z.int(),
  expires_at: z.iso.datetime(),
});
export type Download = z.infer<typeof downloadSchema>;
