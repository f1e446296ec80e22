import { z } from 'zod';
import { despiteCrisisShape, FILES_WISHES } from './admin-media.ts';
import { readerNoteSchema } from './admin-press-releases.ts';
import { languageSchema } from './languages.ts';
import { RELEASE_STATUSES, type ReleaseStatus } from './press-releases.ts';
import type { Permission } from './roles.ts';
import { GRACE_MAX_SECONDS } from './undo.ts';

/** An allowed change of state of a release, with the required right. */
interface ReleaseTransition {
  from: ReleaseStatus;
  to: ReleaseStatus;
  permission: Permission;
}

const PUBLISH = 'press_release.publish';

/** From `published` to itself: publishes a further language. From `scheduled` to itself: reschedules. */
export const RELEASE_TRANSITIONS: readonly ReleaseTransition[] = [
  { from: 'draft', to: 'in_review', permission: 'press_release.submit' },
  { from: 'draft', to: 'scheduled', permission: PUBLISH },
  { from: 'draft', to: 'published', permission: PUBLISH },
  { from: 'in_review', to: 'draft', permission: 'press_release.review' },
  { from: 'in_review', to: 'scheduled', permission: PUBLISH },
  { from: 'in_review', to: 'published', permission: PUBLISH },
  { from: 'scheduled', to: 'draft', permission: PUBLISH },
  { from: 'scheduled', to: 'scheduled', permission: PUBLISH },
  { from: 'scheduled', to: 'published', permission: PUBLISH },
  { from: 'published', to: 'published', permission: PUBLISH },
  { from: 'published', to: 'archived', permission: PUBLISH },
  { from: 'archived', to: 'published', permission: PUBLISH },
];

export const releaseTransitionFormSchema = z.object({
  to: z.enum(RELEASE_STATUSES),
  /** Languages to publish; absent: all with a title. */
  languages: z.array(languageSchema).optional(),
  /** Publication time of a scheduled release. */
  publish_at: z.iso.datetime({ offset: true }).optional(),
  /** Delay of the publication in seconds, in which it can be undone before readers see it. */
  grace_seconds: z.int().min(0).max(GRACE_MAX_SECONDS).optional(),
  /** How to handle files that are not ready. */
  files: z.enum(FILES_WISHES).optional(),
  /** Note to the author; required when a release is returned. */
  note: z.string().optional(),
  /** Note to readers about a withdrawal. */
  withdrawal_note: readerNoteSchema.optional(),
  ...despiteCrisisShape,
});
