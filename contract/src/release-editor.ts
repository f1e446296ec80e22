import { z } from 'zod';
import { officePressReleasePath } from './office-press-releases.ts';

/** What the editor of releases asks besides the release itself. */
export const DRAFT_KEYS_PATH = '/api/office/draft_keys/';

/** Keys for what a browser keeps of somebody's drafts, in base64; the first seals, each may open. */
export const draftKeysSchema = z.object({ keys: z.array(z.string()) });
export type DraftKeys = z.infer<typeof draftKeysSchema>;

export const releasePresencePath = (id: number): string => `${officePressReleasePath(id)}presence/`;
/** How often an open editor says that it is there, and how long that holds. */
export const PRESENCE_EVERY_SECONDS = 15;
export const PRESENCE_SECONDS = 40;

/** Who else has a release open, and the version that stands, so that nobody writes long upon an older one. */
export const releasePresenceSchema = z.object({
  version: z.int(),
  others: z.array(z.object({ id: z.int(), first_name: z.string(), last_name: z.string() })),
});
export type ReleasePresence = z.infer<typeof releasePresenceSchema>;
