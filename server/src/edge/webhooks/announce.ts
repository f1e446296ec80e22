import { createHash } from 'node:crypto';
import { feedPath, toFeedQuery } from '@press-room/contract/feeds';
import { LANGUAGES } from '@press-room/contract/languages';
import { z } from 'zod';
import { type Announcement, announcementSchema } from '../../core/announcements/announcements.ts';
import type { AppContext } from '../../core/context.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Db } from '../../platform/db/db.ts';
import { enqueueDelivery } from '../deliveries/queue.ts';
import { FEED_FORMATS } from '../feeds/formats.ts';

/** Queues a call to each subscribed webhook, once each, even if it runs again. */
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

/**
 * A hub fetches the feed at once, possibly from a shared cache with the earlier version; after a minute all caches are
 * updated.
 */
const HUB_WAITS_MS = [0, 60_000];

const toMessageId = ({ event, id, mark }: Announcement, to: string): string =>
  `msg_${createHash('sha256')
    .update(JSON.stringify([event, id, mark, to]))
    .digest('base64url')}`;

/**
 * Press group whose webhooks are called. Null if a scheduled event did not happen: the release was rescheduled, or was
 * never visible.
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

/**
 * Absolute addresses of the feeds that contain a release: of all releases, of its group and of its company, in each
 * language and format.
 */
const listTopics = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { group, company }: { group: number; company?: number },
): string[] =>
  LANGUAGES.flatMap((language) =>
    FEED_FORMATS.flatMap(({ extension }) =>
      [{}, { group }, ...(company === undefined ? [] : [{ company }])].map(
        (choice) => PUBLIC_URL + feedPath(language, extension) + toFeedQuery(choice),
      ),
    ),
  );
