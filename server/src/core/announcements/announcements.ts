import type { OfficePressKit } from '@press-room/contract/admin-press-kit';
import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { ALERT_MEDIA, type AlertMedium } from '@press-room/contract/alerts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@press-room/contract/webhooks';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';
import { letsMoreIn, PRESS, visibleTo } from '../visibility/visibility.ts';
import { toVisibleFrom } from '../visibility/visible-from.ts';

/** Determines the receivers of an announcement, and queues a call to each. */
export const ANNOUNCEMENT_JOB = 'announcement';

type Availability = Pick<OfficePressRelease, 'access' | 'visible_from' | 'expires_at'>;

/** By the visibility rule (`visibleTo`). */
const isVisibleAt = ({ visible_from, expires_at }: Availability, instant: string): boolean =>
  visible_from !== null && visible_from <= instant && (expires_at === null || expires_at > instant);

/** The same for readers without a session. */
const isPublicAt = (availability: Availability, instant: string): boolean =>
  availability.access === 'public' && isVisibleAt(availability, instant);

interface ReleaseChange {
  before: OfficePressRelease;
  after: OfficePressRelease;
  isCorrected: boolean;
}

/** Schedules announcements of a write's visible effects, immediate and later, in the transaction of the write. */
export async function announceRelease(
  trx: Db,
  { before, after, isCorrected }: ReleaseChange,
  now: Date,
): Promise<void> {
  const instant = now.toISOString();
  await spreadNews(trx, { before, after, isCorrected }, now);
  const [was, is] = [isPublicAt(before, instant), isPublicAt(after, instant)];
  const announce = (event: WebhookEvent, at: string | null): Promise<void> =>
    enqueueAnnouncement(
      trx,
      { event, id: after.id, group: after.press_group.id, at, mark: at ?? after.version },
      now,
    );
  if (is && !was) await announce('press_release.published', null);
  if (was && !is) await announce('press_release.withdrawn', null);
  if (was && is && isCorrected) await announce('press_release.corrected', null);
  const { access, visible_from, expires_at } = after;
  if (access !== 'public' || visible_from === null) return;
  if (visible_from > instant) await announce('press_release.published', visible_from);
  if (expires_at !== null && expires_at > instant) await announce('press_release.withdrawn', expires_at);
}

/** Finds the readers with an alert for a release. */
export const RELEASE_NEWS_JOB = 'reader-news';

export const releaseNewsSchema = z.object({ id: z.int() });

/**
 * Queues news of a write for readers, at once or for a later instant. Visibility is checked when the message is sent.
 */
async function spreadNews(trx: Db, { before, after, isCorrected }: ReleaseChange, now: Date): Promise<void> {
  const instant = now.toISOString();
  const enqueue = (at: string | null): Promise<void> =>
    enqueueJob(
      trx,
      RELEASE_NEWS_JOB,
      { id: after.id },
      at === null ? now : { chosen: new Date(at) },
      [RELEASE_NEWS_JOB, after.id, at ?? after.version].join(':'),
    );
  const [was, is] = [isVisibleAt(before, instant), isVisibleAt(after, instant)];
  const isOpened = is && (!was || letsMoreIn(before.access, after.access));
  if (isOpened) {
    await trx.updateTable('press_release').set({ appeared_at: instant }).where('id', '=', after.id).execute();
  }
  if (isOpened || isCorrected || (was && !is)) await enqueue(null);
  const { visible_from } = after;
  if (visible_from !== null && visible_from > instant) await enqueue(visible_from);
}

/** Finds the readers with an alert for a gallery, magazine or kit. */
export const MEDIUM_NEWS_JOB = 'reader-media-news';

/** `at`: when it appeared. */
export const mediumNewsSchema = z.object({ kind: z.enum(ALERT_MEDIA), id: z.int(), at: z.string() });

/** Queues alerts about content that has appeared. */
export const enqueueMediumNews = (
  trx: Db,
  { kind, id }: { kind: AlertMedium; id: number },
  now: Date,
): Promise<void> =>
  enqueueJob(
    trx,
    MEDIUM_NEWS_JOB,
    { kind, id, at: now.toISOString() },
    now,
    [MEDIUM_NEWS_JOB, kind, id, now.toISOString()].join(':'),
  );

/** Finds galleries, magazines and kits that have appeared. */
export const APPEARING_JOB = 'reader-media-appearing';

export const appearingSchema = z.object({ isRecurring: z.boolean() });

/** Queues alerts about a publication, at once or for its instant. */
export function spreadMedium(trx: Db, place: Parameters<typeof toVisibleFrom>[0], now: Date): Promise<void> {
  const at = toVisibleFrom(place);
  const isLater = at > now.toISOString();
  const key = [APPEARING_JOB, isLater ? at : now.toISOString()].join(':');
  return enqueueJob(
    trx,
    APPEARING_JOB,
    { isRecurring: false },
    isLater ? { chosen: new Date(at) } : now,
    key,
  );
}

/** Queues the first check for content that has appeared, at the start. */
export const scheduleAppearing = (db: Db, now: Date): Promise<void> =>
  enqueueJob(db, APPEARING_JOB, { isRecurring: true }, now, APPEARING_JOB);

/** Announces a kit that the press can see: its files or names have changed, or it appears at an instant. */
export const announceKit = async (
  trx: Db,
  { id, version, press_group, ...place }: AnnouncedKit,
  now: Date,
): Promise<void> => {
  const visible_from = toVisibleFrom(place);
  const at = visible_from > now.toISOString() ? visible_from : null;
  await spreadMedium(trx, place, now);
  await enqueueAnnouncement(
    trx,
    { event: 'press_kit.changed', id, group: press_group.id, at, mark: at ?? version },
    now,
  );
};

/** The same for each visible kit with an added or replaced file. */
export async function announceKitsWith(
  trx: Db,
  file: { asset_id: number; sha256: string },
  now: Date,
): Promise<void> {
  const kits = await trx
    .selectFrom('press_kit_file as file')
    .innerJoin('press_kit', 'press_kit.id', 'file.press_kit_id')
    .select(['press_kit.id', 'press_kit.press_group_id as group'])
    .where('file.asset_id', '=', file.asset_id)
    .where(visibleTo(PRESS, now, 'press_kit'))
    .orderBy('press_kit.id')
    .execute();
  const mark = `${file.asset_id} ${file.sha256}`;
  for (const kit of kits)
    await enqueueAnnouncement(trx, { event: 'press_kit.changed', ...kit, at: null, mark }, now);
}

type AnnouncedKit = Pick<OfficePressKit, 'id' | 'version' | 'press_group' | 'published_at' | 'embargo_until'>;

export const announcementSchema = z.object({
  event: z.enum(WEBHOOK_EVENTS),
  id: z.int(),
  /** When it was announced. */
  group: z.int(),
  /** Instant at which it changes by time alone; null: already done. */
  at: z.string().nullable(),
  /** Distinguishes it from others of its kind. */
  mark: z.union([z.int(), z.string()]),
});
export type Announcement = z.infer<typeof announcementSchema>;

function enqueueAnnouncement(trx: Db, announcement: Announcement, now: Date): Promise<void> {
  const { event, id, mark, at } = announcement;
  const key = [ANNOUNCEMENT_JOB, event, id, mark].join(':');
  return enqueueJob(trx, ANNOUNCEMENT_JOB, announcement, at === null ? now : { chosen: new Date(at) }, key);
}
