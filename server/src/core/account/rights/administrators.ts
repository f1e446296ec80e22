import type { GroupName } from '@press-room/contract/account-groups';
import type { Db } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors/errors.ts';

const GLOBAL: GroupName = 'administrator_global';

/** Runs a change after which an administrator must remain. Concurrent changes of this kind wait. @throws 409 */
export async function keepAdministrator<T>(trx: Db, change: () => Promise<T>): Promise<T> {
  const before = await lockAdministrators(trx);
  const done = await change();
  if (before.length > 0 && (await listAdministrators(trx)).length === 0) throw conflict('last_administrator');
  return done;
}

/** Whether no other account could manage rights; the result holds until the transaction ends. */
export async function isLastAdministrator(trx: Db, accountId: number): Promise<boolean> {
  const all = await lockAdministrators(trx);
  return all.length === 1 && all.includes(accountId);
}

/** Concurrent writes of the group's row wait, on both engines. */
async function lockAdministrators(trx: Db): Promise<number[]> {
  await trx.updateTable('user_group').set({ name: GLOBAL }).where('name', '=', GLOBAL).execute();
  return listAdministrators(trx);
}

/** Global administrators who can sign in. */
async function listAdministrators(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('user_account_group as membership')
    .innerJoin('user_group as group', 'group.id', 'membership.user_group_id')
    .innerJoin('user_account as account', 'account.id', 'membership.user_account_id')
    .select('account.id')
    .where('group.name', '=', GLOBAL)
    .where('account.verified_at', 'is not', null)
    .where('account.disabled_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
