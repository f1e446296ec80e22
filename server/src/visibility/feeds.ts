import { ADMITTING_GROUPS } from '@press-room/contract/account-groups';
import { expressionBuilder } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * The one rule of which private feed leads somewhere: its reader may sign in and is admitted, and has not ended all
 * sessions since its address was made.
 */
export const selectStandingFeed = () =>
  expressionBuilder<Schema, never>()
    .selectFrom('private_feed as feed')
    .innerJoin('user_account as owner', 'owner.id', 'feed.user_account_id')
    .select('feed.id')
    .whereRef('feed.token_version', '=', 'owner.token_version')
    .where('owner.disabled_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_account_group as membership')
          .innerJoin('user_group as group', 'group.id', 'membership.user_group_id')
          .select('group.id')
          .whereRef('membership.user_account_id', '=', 'owner.id')
          .where('group.name', 'in', ADMITTING_GROUPS),
      ),
    );
