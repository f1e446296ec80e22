import { z } from 'zod';
import { readJson } from './content.ts';
import { DEMO_GROUPS } from './types.ts';

/** Files that the press offices gathered for themselves. */
export const demoCollections = readJson(
  'collections.json',
  z.array(
    z.strictObject({
      name: z.string(),
      press_group: z.enum(DEMO_GROUPS),
      /** Keys of pictures and documents. */
      assets: z.array(z.string()),
    }),
  ),
);
