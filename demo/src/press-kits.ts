import { z } from 'zod';
import { bilingual, readJson } from './content.ts';
import { DEMO_GROUPS } from './types.ts';

export const demoPressKits = readJson(
  'press-kits.json',
  z.array(
    z.strictObject({
      press_group: z.enum(DEMO_GROUPS),
      year: z.int(),
      published_on: z.iso.date(),
      title: bilingual,
      files: z.array(
        z.strictObject({
          /** A picture or a document. */
          key: z.string(),
          /** Absent: for readers of all languages. */
          language: z.enum(['it', 'en']).optional(),
          title: bilingual,
          /** Absent: with the kit. */
          added_on: z.iso.date().optional(),
        }),
      ),
    }),
  ),
);
