import { z } from 'zod';
import { bilingual, readJson } from './content.ts';

/** Attachments of releases and files of press kits. */
export const demoDocuments = readJson(
  'documents.json',
  z.array(
    z.strictObject({
      key: z.string(),
      name: z.string(),
      /** Absent: where it is attached it has a title of its own. */
      caption: bilingual.optional(),
      /** Of a video: key of a picture. */
      poster: z.string().optional(),
    }),
  ),
);
