import { z } from 'zod';
import { bilingual, readJson } from './content.ts';

/** In the order of lists; releases refer to them by their English names. */
export const demoSectors = readJson(
  'sectors.json',
  z.array(
    z.strictObject({
      name: bilingual,
      aliases: z.array(z.string()).optional(),
      /** IPTC Media Topic code. */
      media_topic: z.string(),
    }),
  ),
);
