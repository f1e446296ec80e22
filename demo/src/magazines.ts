import { z } from 'zod';
import { bilingual, readJson } from './content.ts';

/** All issues, newest first. */
export const demoMagazines = readJson(
  'magazines.json',
  z.array(
    z.strictObject({
      key: z.string(),
      kind: z.enum(['italian', 'international']),
      territory: z.string().nullable(),
      year: z.int(),
      month: z.int(),
      title: bilingual,
      issue_number: z.string(),
      /** Caption of the first page, which represents the issue in lists. */
      cover: bilingual,
    }),
  ),
);
