import type { GroupName } from '@press-room/contract/account-groups';
import type { Rights } from '@press-room/contract/rights';
import { type Permission, rightsOf } from '@press-room/contract/roles';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { toPerson } from '../../people/people.ts';
import { joinGroup, listGroups } from '../queries.ts';

/** @throws 404 */
export async function getRights(db: Db, accountId: number): Promise<Rights> {
  const account = await db
    .selectFrom('user_account')
    .select('version')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow(notFound);
  const groups = (await listGroups(db, [accountId])).get(accountId) ?? [];
  const direct = await listDirect(db, accountId);
  const names = direct.map(({ permission }) => permission);
  return {
    version: account.version,
    groups: groups.map(({ name }) => name),
    direct,
    rights: rightsOf({ groups, permissions: names }).map((permission) => ({
      permission,
      groups: groups
        .map(({ name }) => name)
        .filter((name) => rightsOf({ groups: [{ name }] }).includes(permission)),
      is_direct: names.includes(permission),
    })),
  };
}

/** Names of directly assigned rights. */
export const listPermissionsOf = async (db: Db, accountId: number): Promise<string[]> =>
  (await listDirect(db, accountId)).map(({ permission }) => permission);

async function listDirect(db: Db, accountId: number): Promise<Rights['direct']> {
  const rows = await db
    .selectFrom('user_permission as direct')
    .leftJoin('user_account as officer', 'officer.id', 'direct.granted_by')
    .select([
      'direct.permission',
      'direct.granted_at',
      'officer.id',
      'officer.first_name',
      'officer.last_name',
    ])
    .where('direct.user_account_id', '=', accountId)
    .orderBy('direct.permission')
    .execute();
  return rows.map(({ permission, granted_at, id, first_name, last_name }) => ({
    permission,
    granted_at,
    granted_by: toPerson(id, first_name, last_name),
  }));
}

/** Raises the version of an account whose rights are unchanged. */
export async function claimAccount(trx: Db, accountId: number, version: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_account')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Raises it unconditionally, for actions on the own account. */
export async function raiseAccount(trx: Db, accountId: number): Promise<void> {
  await trx
    .updateTable('user_account')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
}

export async function setGroups(trx: Db, accountId: number, groups: readonly GroupName[]): Promise<void> {
  await trx.deleteFrom('user_account_group').where('user_account_id', '=', accountId).execute();
  for (const name of groups) await joinGroup(trx, accountId, name);
}

interface Grant {
  by: number;
  at: Date;
}

/** Rights that are kept retain their grantor and date. */
export async function setDirect(
  trx: Db,
  accountId: number,
  permissions: readonly Permission[],
  { by, at }: Grant,
): Promise<void> {
  await trx
    .deleteFrom('user_permission')
    .where('user_account_id', '=', accountId)
    .$if(permissions.length > 0, (query) => query.where('permission', 'not in', permissions))
    .execute();
  for (const permission of permissions) {
    await trx
      .insertInto('user_permission')
      .values({ user_account_id: accountId, permission, granted_at: at.toISOString(), granted_by: by })
      .onConflict((conflict) => conflict.columns(['user_account_id', 'permission']).doNothing())
      .execute();
  }
}

/** Number of members by group. */
export async function countMembers(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('user_account_group as membership')
    .innerJoin('user_group as group', 'group.id', 'membership.user_group_id')
    .select(['group.name'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('group.name')
    .execute();
  return new Map(rows.map(({ name, count }) => [name, Number(count)]));
}

/** Number of direct holders, by right. */
export async function countHolders(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('user_permission')
    .select('permission')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('permission')
    .execute();
  return new Map(rows.map(({ permission, count }) => [permission, Number(count)]));
}
