import { ADMITTING_GROUPS } from '@press-room/contract/account-groups';
import { expressionBuilder } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';
import { isInGroups } from './rights.ts';

/**
 * The rule for valid private feeds: the reader may sign in and is admitted, and has not ended all sessions since the
 * address was created.
 */
export const selectValidFeed = () =>
  expressionBuilder<Schema, never>()
    .selectFrom('private_feed as feed')
    .innerJoin('user_account as owner', 'owner.id', 'feed.user_account_id')
    .select('feed.id')
    .whereRef('feed.token_version', '=', 'owner.token_version')
    .where('owner.disabled_at', 'is', null)
    .where((eb) => isInGroups(eb.ref('owner.id'), ADMITTING_GROUPS));
