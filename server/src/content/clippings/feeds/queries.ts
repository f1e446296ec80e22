import { type ClippingFeed, clippingFeedSchema } from '@press-room/contract/clipping-feeds';
import { expressionBuilder } from 'kysely';
import { toNamed } from '../../../core/companies/names.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';

const feed = expressionBuilder<Schema, 'clipping_feed'>();

export const FEED_FIELDS: FieldMap = {
  id: feed.ref('clipping_feed.id'),
  name: { keyed: feed.ref('clipping_feed.name_key') },
  url: feed.ref('clipping_feed.url'),
  is_active: feed.ref('clipping_feed.is_active'),
  read_at: feed.ref('clipping_feed.read_at'),
  failures: feed.ref('clipping_feed.failures'),
  updated_at: feed.ref('clipping_feed.updated_at'),
};

/** By name. */
export const FEED_ORDER = [
  { by: feed.ref('clipping_feed.name_key'), direction: 'asc' as const },
  { by: feed.ref('clipping_feed.id'), direction: 'asc' as const },
];

export const selectFeeds = (db: Db) => db.selectFrom('clipping_feed').select('clipping_feed.id');

/** In the order of the ids. */
export async function listFeeds(db: Db, ids: readonly number[]): Promise<ClippingFeed[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('clipping_feed as feed')
    .innerJoin('press_group', 'press_group.id', 'feed.press_group_id')
    .leftJoin('outlet', 'outlet.id', 'feed.outlet_id')
    .select(['feed.id', 'feed.version', 'feed.name', 'feed.url', 'feed.language', 'feed.is_active'])
    .select(['feed.read_at', 'feed.next_at', 'feed.error', 'feed.failures', 'feed.updated_at'])
    .select([
      'feed.outlet_id',
      'outlet.name as outlet_name',
      'feed.press_group_id',
      'press_group.name as group_name',
    ])
    .where('feed.id', 'in', ids)
    .execute();
  const waiting = await db
    .selectFrom('clipping_proposal')
    .select(['feed_id', (eb) => eb.fn.countAll<number>().as('count')])
    .where('feed_id', 'in', ids)
    .where('state', '=', 'waiting')
    .groupBy('feed_id')
    .execute();
  const waitingOf = new Map(waiting.map(({ feed_id, count }) => [feed_id, Number(count)]));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    if (row === undefined) return [];
    return clippingFeedSchema.parse({
      ...row,
      is_active: row.is_active === 1,
      outlet: toNamed(row.outlet_id, row.outlet_name),
      press_group: { id: row.press_group_id, name: row.group_name },
      waiting: waitingOf.get(id) ?? 0,
    });
  });
}

/** @throws 404 */
export async function getFeed(db: Db, id: number): Promise<ClippingFeed> {
  const [found] = await listFeeds(db, [id]);
  if (found === undefined) throw notFound();
  return found;
}
