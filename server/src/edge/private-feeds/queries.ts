import { ACCREDITED_GROUPS } from '@press-room/contract/account-groups';
import { type PrivateFeed, privateFeedSchema } from '@press-room/contract/private-feeds';
import type { Insertable, Selectable } from 'kysely';
import { selectValidFeed } from '../../core/visibility/feeds.ts';
import { isInGroups, readsEmbargoed } from '../../core/visibility/rights.ts';
import { PRESS } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PrivateFeedTable } from '../../platform/db/feed-tables.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';

/** The user's feeds, newest first, including ended ones. */
export async function listPrivateFeeds(db: Db, accountId: number): Promise<PrivateFeed[]> {
  const rows = await db
    .selectFrom('private_feed')
    .leftJoin('press_group', 'press_group.id', 'private_feed.press_group_id')
    .select(['private_feed.id', 'private_feed.name', 'kind', 'language', 'q', 'created_at', 'used_at'])
    .select(['press_group.id as group_id', 'press_group.name as group_name'])
    .where('user_account_id', '=', accountId)
    .orderBy('private_feed.id', 'desc')
    .execute();
  const living = new Set(await listLivingIds(db, accountId));
  return rows.map(({ group_id, group_name, ...row }) =>
    privateFeedSchema.parse({
      ...row,
      group: group_id === null ? null : { id: group_id, name: group_name },
      is_living: living.has(row.id),
    }),
  );
}

async function listLivingIds(db: Db, accountId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('private_feed')
    .select('id')
    .where('user_account_id', '=', accountId)
    .where('id', 'in', selectValidFeed())
    .execute();
  return rows.map(({ id }) => id);
}

export type ValidFeed = Pick<
  Selectable<PrivateFeedTable>,
  'id' | 'user_account_id' | 'kind' | 'language' | 'press_group_id' | 'q' | 'used_at'
> & {
  /** Its owner, who must be admitted. */
  reader: ReaderClass;
};

/** Feed of a secret; null: invalid. */
export async function findValidFeed(db: Db, tokenHash: string): Promise<ValidFeed | null> {
  const row = await db
    .selectFrom('private_feed')
    .select(['id', 'user_account_id', 'kind', 'language', 'press_group_id', 'q', 'used_at'])
    .select((eb) => readsEmbargoed(eb.ref('private_feed.user_account_id')).as('is_embargo_reader'))
    .select((eb) =>
      eb.and([isInGroups(eb.ref('private_feed.user_account_id'), ACCREDITED_GROUPS)]).as('is_accredited'),
    )
    .where('token_hash', '=', tokenHash)
    .where('id', 'in', selectValidFeed())
    .executeTakeFirst();
  if (row === undefined) return null;
  const { is_accredited, is_embargo_reader, ...feed } = row;
  const isAccredited = Boolean(is_accredited);
  return { ...feed, reader: { ...PRESS, isAccredited, isEmbargoReader: Boolean(is_embargo_reader) } };
}

export async function insertFeed(trx: Db, feed: Insertable<PrivateFeedTable>): Promise<number> {
  const { id } = await trx.insertInto('private_feed').values(feed).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Deleted feed, null if it belongs to another account or does not exist. */
export async function deleteFeed(
  trx: Db,
  { accountId, id }: { accountId: number; id: number },
): Promise<Selectable<PrivateFeedTable> | null> {
  const row = await trx
    .deleteFrom('private_feed')
    .where('user_account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function markFeedUsed(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('private_feed').set({ used_at: now.toISOString() }).where('id', '=', id).execute();
}

/** Feeds of a person, for the privacy export, without their secrets. */
export const listFeedsOf = (db: Db, accountId: number) =>
  db
    .selectFrom('private_feed')
    .select(['name', 'kind', 'language', 'q', 'created_at', 'used_at'])
    .where('user_account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
