import { z } from 'zod';
import { bilingual, readJson } from './content.ts';

/** Attachments of releases and files of press kits. */
export const demoDocuments = readJson(
  'documents.json',
  z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      /** Absent: it has a title where it is attached. */
      caption: bilingual.optional(),
      /** For a video: key of a picture. */
      poster: z.string().optional(),
    }),
  ),
);
