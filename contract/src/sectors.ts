import { z } from 'zod';

/** All sectors in their order, public. */
export const SECTOR_PATH = '/api/press_room/sector/';

const inLanguages = z.object({ it: z.string(), en: z.string() });

export const sectorSchema = z.object({
  id: z.int(),
  name: inLanguages,
  /** Slug made from its name, for addresses; each works in both languages. */
  slug: inLanguages,
});
export type Sector = z.infer<typeof sectorSchema>;
