import type { UserState } from '@press-room/contract/users';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Schema } from '../../db/schema.ts';
import type { FieldMap, Order, Window } from '../../http/datatables.ts';
import { type StoredProfile, selectProfiles, withGroups } from '../account/profile/queries.ts';
import { publicName } from '../companies/queries.ts';

const column = expressionBuilder<Schema & { account: Schema['user_account'] }, 'account'>();

export const USER_FIELDS: FieldMap = {
  id: column.ref('account.id'),
  email: column.ref('account.email'),
  first_name: column.ref('account.first_name'),
  last_name: column.ref('account.last_name'),
  newspaper: column.ref('account.newspaper'),
  publishing_house: column.ref('account.publishing_house'),
  company: publicName,
  company_name: column.ref('account.company_name'),
  created_at: column.ref('account.created_at'),
  last_sign_in_at: column.ref('account.last_sign_in_at'),
};

export interface UserFilter {
  state: UserState | undefined;
  condition: Expression<SqlBool> | null;
}

const selectUsers = (db: Db, { state, condition }: UserFilter) =>
  selectProfiles(db)
    .$if(state === 'pending', (query) =>
      query.where('accreditation.requested_at', 'is not', null).where('accreditation.decided_at', 'is', null),
    )
    .$if(state === 'erasure', (query) => query.where('erasure.requested_at', 'is not', null))
    .$if(state === 'disabled', (query) => query.where('account.disabled_at', 'is not', null))
    .$if(state === 'unverified', (query) => query.where('account.verified_at', 'is', null))
    .$if(condition !== null, (query) => (condition === null ? query : query.where(condition)));

export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { count } = await selectUsers(db, filter)
    .clearSelect()
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Who waits longest comes first; without a state the newest. */
export async function listUsers(
  db: Db,
  filter: UserFilter & { orders: readonly Order[]; window: Window },
): Promise<StoredProfile[]> {
  let query = selectUsers(db, filter);
  for (const { by, direction } of filter.orders) query = query.orderBy(by, direction);
  if (filter.state === 'pending') query = query.orderBy('accreditation.requested_at');
  if (filter.state === 'erasure') query = query.orderBy('erasure.due_at');
  const rows = await query
    .orderBy('account.id', 'desc')
    .limit(filter.window.limit)
    .offset(filter.window.offset)
    .execute();
  return withGroups(db, rows);
}

/** Every token dies with it. */
export async function setDisabled(trx: Db, accountId: number, disabled_at: string | null): Promise<void> {
  await trx
    .updateTable('user_account')
    .set((eb) => ({ disabled_at, token_version: eb('token_version', '+', 1) }))
    .where('id', '=', accountId)
    .execute();
}
