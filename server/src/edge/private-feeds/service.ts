import { FEED_FORM_NAMES } from '@press-room/contract/feeds';
import {
  type NewPrivateFeed,
  newPrivateFeedSchema,
  PRIVATE_FEEDS_MAX,
  type PrivateFeedForm,
} from '@press-room/contract/private-feeds';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { findPressGroup } from '../../core/sites/press-groups.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PrivateFeedTable } from '../../platform/db/feed-tables.ts';
import { conflict, invalidField, notFound } from '../../platform/errors/errors.ts';
import type { SessionMark } from '../../platform/http/authentication.ts';
import { createToken, hashToken } from '../../platform/process/secret-tokens.ts';
import { privateFeedAddress } from './addresses.ts';
import { deleteFeed, insertFeed, listPrivateFeeds } from './queries.ts';

type FeedContext = Pick<AppContext, 'config' | 'database' | 'now'>;
type Content = Pick<
  Selectable<PrivateFeedTable>,
  'name' | 'kind' | 'language' | 'press_group_id' | 'q' | 'created_at'
>;

/** Creates a feed; its addresses are returned only once. @throws 400, 409 at the limit */
export async function createFeed(
  context: FeedContext,
  session: SessionMark,
  { name, kind, language, group, q = '' }: PrivateFeedForm,
): Promise<NewPrivateFeed> {
  const { database, now } = context;
  const isNarrowed = kind === 'press_releases';
  const by = session.account_id;
  return database.db.transaction().execute(async (trx) => {
    if ((await listPrivateFeeds(trx, by)).length >= PRIVATE_FEEDS_MAX) throw conflict('private_feeds_full');
    if (isNarrowed && group !== undefined && (await findPressGroup(trx, group)) === null)
      throw invalidField('group', 'unknown_press_group');
    await recordAudit(trx, { by, action: 'create_feed', about: by }, now());
    return addFeed(trx, context, session, {
      name,
      kind,
      language,
      press_group_id: isNarrowed ? (group ?? null) : null,
      q: isNarrowed ? q : '',
      created_at: now().toISOString(),
    });
  });
}

/** Replaces the address of a feed, and the addresses of its files. @throws 404 */
export async function renewFeed(
  context: FeedContext,
  session: SessionMark,
  id: number,
): Promise<NewPrivateFeed> {
  const { database, now } = context;
  const by = session.account_id;
  return database.db.transaction().execute(async (trx) => {
    const old = await deleteFeed(trx, { accountId: by, id });
    if (old === null) throw notFound();
    const { name, kind, language, press_group_id, q, created_at } = old;
    await recordAudit(trx, { by, action: 'renew_feed', about: by }, now());
    return addFeed(trx, context, session, { name, kind, language, press_group_id, q, created_at });
  });
}

/** Revokes its address, and the file addresses issued through it. @throws 404 */
export async function revokeFeed(
  { database, now }: FeedContext,
  { account_id: by }: SessionMark,
  id: number,
): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    if ((await deleteFeed(trx, { accountId: by, id })) === null) throw notFound();
    await recordAudit(trx, { by, action: 'revoke_feed', about: by }, now());
  });
}

async function addFeed(
  trx: Db,
  { config: { PUBLIC_URL } }: FeedContext,
  { account_id, token_version }: SessionMark,
  content: Content,
): Promise<NewPrivateFeed> {
  const token = createToken();
  const id = await insertFeed(trx, {
    ...content,
    user_account_id: account_id,
    token_hash: hashToken(token),
    token_version,
    used_at: null,
  });
  const feed = (await listPrivateFeeds(trx, account_id)).find((each) => each.id === id);
  return newPrivateFeedSchema.parse({
    ...feed,
    addresses: FEED_FORM_NAMES.map((format) => ({
      format,
      url: PUBLIC_URL + privateFeedAddress(token, format),
    })),
  });
}
