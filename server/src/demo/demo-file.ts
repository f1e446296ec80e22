import { z } from 'zod';

export const DEMO_FILE_JOB = 'demo-file';

const bilingualSchema = z.object({ it: z.string(), en: z.string() });

/** Where a file of the demo hangs. */
export const placeSchema = z.discriminatedUnion('on', [
  z.object({ on: z.literal('hero'), press_release_id: z.int() }),
  z.object({ on: z.literal('picture'), press_release_id: z.int(), position: z.int() }),
  z.object({ on: z.literal('attachment'), press_release_id: z.int(), position: z.int() }),
  z.object({ on: z.literal('gallery'), gallery_id: z.int(), position: z.int() }),
  z.object({
    on: z.literal('press_kit'),
    press_kit_id: z.int(),
    position: z.int(),
    language: z.enum(['it', 'en']).nullable(),
    title: bilingualSchema,
    added_at: z.iso.datetime(),
  }),
  /** It is the issue of that key. */
  z.object({ on: z.literal('magazine'), key: z.string() }),
]);
export type Place = z.infer<typeof placeSchema>;

/** A file that a job makes. */
export const demoFileSchema = z.object({
  kind: z.enum(['picture', 'document', 'issue']),
  key: z.string(),
  places: z.array(placeSchema),
  /** When the demo was loaded, a little later for each file, which puts what is to be made of a file before the next one. */
  at: z.iso.datetime(),
});
export type DemoFile = z.infer<typeof demoFileSchema>;
