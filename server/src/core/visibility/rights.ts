import { type GroupName, STAFF_GROUPS } from '@press-room/contract/account-groups';
import { PRESS_GROUP } from '@press-room/contract/embargo';
import { groupsWith, type Permission } from '@press-room/contract/roles';
import { type AliasableExpression, type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Schema } from '../../platform/db/schema.ts';

const eb = expressionBuilder<Schema, never>();

/** Whether an account is in one of the groups. */
export const isInGroups = (account: Expression<number>, groups: readonly GroupName[]): Expression<SqlBool> =>
  eb.exists(
    eb
      .selectFrom('user_account_group as membership')
      .innerJoin('user_group as group', 'group.id', 'membership.user_group_id')
      .select('group.id')
      .where('membership.user_account_id', '=', account)
      .where('group.name', 'in', groups),
  );

/** Whether an account works in the press office or for the association. */
export const isOfStaff = (account: Expression<number>): Expression<SqlBool> =>
  isInGroups(account, STAFF_GROUPS);

/** Whether an account is an accredited reader who accepted the embargo terms, as a contact of the press office. */
export const readsEmbargoed = (account: Expression<number>): AliasableExpression<SqlBool> =>
  eb.and([
    isInGroups(account, [PRESS_GROUP]),
    eb.exists(
      eb
        .selectFrom('contact as trusted')
        .select('trusted.id')
        .where('trusted.user_account_id', '=', account)
        .where('trusted.embargo_accepted_at', 'is not', null),
    ),
  ]);

/** Whether an account has a permission, through a group or directly. */
export const holdsPermission = (
  account: Expression<number>,
  permission: Permission,
  groups = groupsWith(permission),
): Expression<SqlBool> =>
  eb.or([
    isInGroups(account, groups),
    eb.exists(
      eb
        .selectFrom('user_permission as direct')
        .select('direct.user_account_id')
        .where('direct.user_account_id', '=', account)
        .where('direct.permission', '=', permission),
    ),
  ]);
