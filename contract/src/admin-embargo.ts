import { z } from 'zod';
import { officePressReleasePath } from './admin-press-releases.ts';

/** Readers who opened or downloaded a release while it was under embargo. */
export const embargoReadersPath = (id: number): string => `${officePressReleasePath(id)}embargo_reader/`;
export const embargoReadersExportPath = (id: number): string => `${embargoReadersPath(id)}export/`;

export const embargoReaderSchema = z.object({
  account: z.object({ id: z.int(), first_name: z.string(), last_name: z.string(), email: z.string() }),
  /** First time of each; null: never. */
  opened_at: z.iso.datetime().nullable(),
  taken_at: z.iso.datetime().nullable(),
  /** No mail is sent to them: they objected, or their address does not work. */
  is_stopped: z.boolean(),
});
export type EmbargoReader = z.infer<typeof embargoReaderSchema>;
