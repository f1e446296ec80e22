import { createHash } from 'node:crypto';
import type { OfficePressKit } from '@press-room/contract/office-press-kit';
import type { OfficePressRelease } from '@press-room/contract/office-press-releases';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@press-room/contract/webhooks';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/db.ts';
import { ANNOUNCEMENT_JOB, enqueueDelivery } from '../../deliveries/queue.ts';
import { enqueueJob } from '../../jobs/queue.ts';
import { toVisibleFrom } from '../../office/visible.ts';
import { visibleTo } from '../../visibility/visibility.ts';
import { listTopics } from './topics.ts';

type Standing = Pick<OfficePressRelease, 'access' | 'visible_from' | 'expires_at'>;

/** As the rule of visibility has it for readers without session (`visibleTo`). */
const isPublicAt = ({ access, visible_from, expires_at }: Standing, instant: string): boolean =>
  access === 'public' &&
  visible_from !== null &&
  visible_from <= instant &&
  (expires_at === null || expires_at > instant);

interface ReleaseChange {
  before: OfficePressRelease;
  after: OfficePressRelease;
  isCorrected: boolean;
}

/**
 * Sees to it that others are told what everybody can see of a write, and what time will change of it; in the transaction
 * that writes it.
 */
export async function announceRelease(
  trx: Db,
  { before, after, isCorrected }: ReleaseChange,
  now: Date,
): Promise<void> {
  const instant = now.toISOString();
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

/** Files or names of a kit that the press can see have changed, or it is there from an instant on. */
export const announceKit = (
  trx: Db,
  { id, version, press_group, ...place }: AnnouncedKit,
  now: Date,
): Promise<void> => {
  const visible_from = toVisibleFrom(place);
  const at = visible_from > now.toISOString() ? visible_from : null;
  return enqueueAnnouncement(
    trx,
    { event: 'press_kit.changed', id, group: press_group.id, at, mark: at ?? version },
    now,
  );
};

/** The same of each kit that the press sees with a file which has come, or has taken the place of another one. */
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
    .where(visibleTo({ isAdmitted: true }, now, 'press_kit'))
    .orderBy('press_kit.id')
    .execute();
  const mark = `${file.asset_id} ${file.sha256}`;
  for (const kit of kits)
    await enqueueAnnouncement(trx, { event: 'press_kit.changed', ...kit, at: null, mark }, now);
}

type AnnouncedKit = Pick<OfficePressKit, 'id' | 'version' | 'press_group' | 'published_at' | 'embargo_until'>;

const announcementSchema = z.object({
  event: z.enum(WEBHOOK_EVENTS),
  id: z.int(),
  /** When it was announced. */
  group: z.int(),
  /** The instant at which time alone does it, null: it is done. */
  at: z.string().nullable(),
  /** Tells it from others of its kind. */
  mark: z.union([z.int(), z.string()]),
});
type Announcement = z.infer<typeof announcementSchema>;

function enqueueAnnouncement(trx: Db, announcement: Announcement, now: Date): Promise<void> {
  const { event, id, mark, at } = announcement;
  const key = [ANNOUNCEMENT_JOB, event, id, mark].join(':');
  return enqueueJob(trx, ANNOUNCEMENT_JOB, announcement, at === null ? now : { chosen: new Date(at) }, key);
}

/** Queues a call to everybody who wants to hear of it; once each, however often it runs. */
export async function announce(context: AppContext, payload: unknown): Promise<void> {
  const { database, now, config } = context;
  const announcement = announcementSchema.parse(payload);
  const { event, id } = announcement;
  const group = await findGroup(database.db, announcement);
  if (group === null) return;
  const { hooks, topics } = await findListeners(context, { event, id, group });
  await database.db.transaction().execute(async (trx) => {
    for (const hook of hooks) {
      const messageId = toMessageId(announcement, `webhook ${hook}`);
      await enqueueDelivery(
        trx,
        { channel: 'webhook', webhook: hook, event, about: { id, group }, messageId },
        now(),
      );
    }
    for (const topic of topics)
      for (const wait of HUB_WAITS_MS) {
        const messageId = toMessageId(announcement, `hub ${topic} ${wait}`);
        const ping = { channel: 'hub', address: config.WEBSUB_HUB ?? '', event: 'websub.publish' } as const;
        await enqueueDelivery(
          trx,
          { ...ping, about: { topic }, messageId },
          new Date(now().getTime() + wait),
        );
      }
  });
}

/** A hub fetches the feed at once, perhaps from a shared cache that still has the one of before: a minute later none has. */
const HUB_WAITS_MS = [0, 60_000];

const toMessageId = ({ event, id, mark }: Announcement, to: string): string =>
  `msg_${createHash('sha256')
    .update(JSON.stringify([event, id, mark, to]))
    .digest('base64url')}`;

/**
 * The press group whose listeners are told. Null where what was to come by time has not come so: the release may have been moved to
 * another instant, and what nobody could read is not withdrawn.
 */
async function findGroup(db: Db, { event, id, group, at }: Announcement): Promise<number | null> {
  if (at === null) return group;
  if (event === 'press_kit.changed') {
    const kit = await db
      .selectFrom('press_kit')
      .select(['press_group_id', 'visible_from'])
      .where('id', '=', id)
      .executeTakeFirst();
    return kit?.visible_from === at ? kit.press_group_id : null;
  }
  const release = await db
    .selectFrom('press_release')
    .select(['press_group_id', 'access', 'visible_from', 'expires_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (release === undefined || release.access !== 'public' || release.visible_from === null) return null;
  const { visible_from, expires_at } = release;
  const hasCome =
    event === 'press_release.published' ? visible_from === at : expires_at === at && visible_from < at;
  return hasCome ? release.press_group_id : null;
}

async function findListeners(
  { config, database: { db } }: AppContext,
  { event, id, group }: Pick<Announcement, 'event' | 'id' | 'group'>,
): Promise<{ hooks: number[]; topics: string[] }> {
  const rows = await db
    .selectFrom('webhook')
    .select(['id', 'events'])
    .where('disabled_at', 'is', null)
    .where((eb) => eb.or([eb('press_group_id', 'is', null), eb('press_group_id', '=', group)]))
    .execute();
  const hooks = rows.filter(({ events }) => eventsSchema.parse(JSON.parse(events)).includes(event));
  const hasTopics = config.WEBSUB_HUB !== undefined && event !== 'press_kit.changed';
  const company = hasTopics ? await findCompany(db, id) : null;
  return {
    hooks: hooks.map((hook) => hook.id),
    topics: hasTopics ? listTopics(config, { group, ...(company === null ? {} : { company }) }) : [],
  };
}

const eventsSchema = z.array(z.string());

async function findCompany(db: Db, release: number): Promise<number | null> {
  const row = await db
    .selectFrom('press_release')
    .select('company_id')
    .where('id', '=', release)
    .executeTakeFirst();
  return row?.company_id ?? null;
}
