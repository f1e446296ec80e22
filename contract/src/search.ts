import { z } from 'zod';
import { pictureSchema } from './assets.ts';
import { languageSchema } from './languages.ts';
import { magazineHitSchema, magazineSchema } from './magazines.ts';
import { nameSchema } from './press-gallery.ts';
import { pressKitSchema } from './press-kit.ts';
import { pressReleaseRowSchema } from './press-releases.ts';

/**
 * The best few results of each kind for `q` that the reader can see; empty without words. `group` restricts releases
 * only.
 */
export const SEARCH_PATH = '/api/press_room/search/';
/** Maximum results of each kind. */
export const SEARCH_ROWS = 5;

export const searchResultsSchema = z.object({
  releases: z.array(
    pressReleaseRowSchema.pick({
      id: true,
      title: true,
      language: true,
      date: true,
      group: true,
      company: true,
      embargo: true,
    }),
  ),
  galleries: z.array(z.object({ id: z.int(), name: nameSchema, pictures: z.int() })),
  pictures: z.array(pictureSchema.extend({ gallery: z.object({ id: z.int(), name: nameSchema }) })),
  magazines: z.array(
    magazineSchema
      .pick({ id: true, kind: true, title: true, language: true })
      .extend(magazineSchema.pick({ issue_number: true, territory: true, year: true, month: true }).shape)
      // Best matching page; null: only the title matches.
      .extend({ hit: magazineHitSchema.nullable() }),
  ),
  companies: z.array(z.object({ id: z.int(), name: z.string(), city: z.string() })),
  press_kits: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      language: languageSchema,
      year: z.int(),
      group: pressKitSchema.shape.group,
    }),
  ),
});
export type SearchResults = z.infer<typeof searchResultsSchema>;
