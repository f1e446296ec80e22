import { z } from 'zod';
import { RELEASE_ACCESS } from './access.ts';
import { ASSET_STATES, MEDIA_STATUSES, type MediaStatus } from './assets.ts';
import { readersSchema } from './readers.ts';
import { GRACE_MAX_SECONDS } from './undo.ts';

/** Fields shared by galleries, magazines and press kits in the office. */

export const TITLE_MAX_LENGTH = 300;
/** Maximum pictures of a gallery, and files of a kit. */
export const GALLERY_PICTURES_MAX = 2000;
export const KIT_FILES_MAX = 200;

/** A text in both languages; empty: not written. */
export const officeTextPairSchema = z.object({ it: z.string(), en: z.string() });
export type OfficeTextPair = z.infer<typeof officeTextPairSchema>;

/** Changes of state; from `published` to itself changes the publication time. */
export const MEDIA_TRANSITIONS: readonly { from: MediaStatus; to: MediaStatus }[] = [
  { from: 'draft', to: 'published' },
  { from: 'published', to: 'published' },
  { from: 'published', to: 'draft' },
];

/**
 * Publishing a record whose files are not ready is refused (409 with a `code`) unless the request says how to proceed:
 * publish with the files that are ready, publish automatically once all are ready, or stop waiting.
 */
export const FILES_WISHES = ['as_they_are', 'when_ready', 'wait_no_more'] as const;
export type FilesWish = (typeof FILES_WISHES)[number];

/** Refusal to publish a record, or to add to a published one, while files are not ready. */
export const filesUnreadySchema = z.object({
  detail: z.string(),
  code: z.literal('files_unready'),
  files: z.array(z.object({ id: z.int(), name: z.string(), state: z.enum(ASSET_STATES).exclude(['ready']) })),
});
export type FilesUnready = z.infer<typeof filesUnreadySchema>;

/** Publishes in spite of a crisis, which would hold the record; requires the right `crisis.switch`. */
export const despiteCrisisShape = { despite_crisis: z.boolean().optional() };

export const mediaTransitionFormSchema = z.object({
  to: z.enum(MEDIA_STATUSES),
  /** Publication time; absent: now, or the first publication. */
  publish_at: z.iso.datetime({ offset: true }).nullable().optional(),
  /**
   * For records that were never published: delay in seconds in which the publication can be undone before readers see
   * it.
   */
  grace_seconds: z.int().min(0).max(GRACE_MAX_SECONDS).nullable().optional(),
  files: z.enum(FILES_WISHES).nullable().optional(),
  ...despiteCrisisShape,
});

/** Fields of all records under the visibility rule. */
export const officeVisibleShape = {
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  status: z.enum(MEDIA_STATUSES),
  access: z.enum(RELEASE_ACCESS),
  published_at: z.iso.datetime(),
  embargo_until: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
  /** When readers see it in its current state; null: they do not. */
  visible_from: z.iso.datetime().nullable(),
  /** State of the record for readers. */
  readers: readersSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
};

/** Fields that a write can change. */
export const officeVisibleFormShape = {
  access: z.enum(RELEASE_ACCESS),
  embargo_until: z.iso.datetime({ offset: true }).nullable(),
  expires_at: z.iso.datetime({ offset: true }).nullable(),
  /** For visible records: added files may appear when they are ready; without it they are refused (409). */
  show_unready: z.boolean(),
};

export const officeTextPairFormSchema = officeTextPairSchema.partial();
