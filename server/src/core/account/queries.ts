import { toComparedAddress } from '@press-room/contract/mail-addresses';
import type { SessionEnd } from '@press-room/contract/session-ends';
import type { Updateable } from 'kysely';
import type { UserAccountTable } from '../../platform/db/account-tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { publicName } from '../companies/names.ts';
import { refreshAccountKeys } from './search-key.ts';
import { allEnded } from './session/all-ended.ts';

export interface Account {
  id: number;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  language: string;
  verified_at: string | null;
  disabled_at: string | null;
  token_version: number;
  sessions_ended_by: SessionEnd | null;
  second_factor_at: string | null;
  last_sign_in_at: string | null;
  /** When the person accepted the embargo terms, as a contact of the press office. */
  embargo_accepted_at: string | null;
  /** Number of records that they may see by invitation. */
  invitations: number;
  /** Confirmed company. */
  company_id: number | null;
  /** Name of the company for readers. */
  company_name: string | null;
  groups: { id: number; name: string }[];
  /** Rights assigned to the account directly. */
  permissions: string[];
}

/** By either spelling of the address. */
export const findAccount = async (db: Db, email: string): Promise<Account | null> =>
  toAccount(await selectAccounts(db).where('account.email', '=', toComparedAddress(email)).execute());

export const findAccountById = async (db: Db, id: number): Promise<Account | null> =>
  toAccount(await selectAccounts(db).where('account.id', '=', id).execute());

export const selectAccounts = (db: Db) =>
  db
    .selectFrom('user_account as account')
    .leftJoin('user_account_group as membership', 'membership.user_account_id', 'account.id')
    .leftJoin('user_group as group', 'group.id', 'membership.user_group_id')
    .leftJoin('company_member as member', 'member.user_account_id', 'account.id')
    .leftJoin('company', 'company.id', 'member.company_id')
    .select([
      'account.id',
      'account.email',
      'account.password_hash',
      'account.first_name',
      'account.last_name',
      'account.language',
      'account.verified_at',
      'account.disabled_at',
      'account.token_version',
      'account.sessions_ended_by',
      'account.second_factor_at',
      'account.last_sign_in_at',
      'member.company_id',
      'group.id as group_id',
      'group.name as group_name',
    ])
    .select(publicName.as('company_name'))
    .select((eb) =>
      eb
        .selectFrom('contact')
        .select('contact.embargo_accepted_at')
        .whereRef('contact.user_account_id', '=', 'account.id')
        .as('embargo_accepted_at'),
    )
    .select((eb) =>
      eb
        .selectFrom('invited_contact')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('invited_contact.contact_id', 'in', (row) =>
          row
            .selectFrom('contact')
            .select('contact.id')
            .whereRef('contact.user_account_id', '=', 'account.id')
            .unionAll(
              row
                .selectFrom('contact_address')
                .select('contact_address.contact_id as id')
                .whereRef('contact_address.email', '=', 'account.email'),
            ),
        )
        .$asScalar()
        .$notNull()
        .as('invitations'),
    )
    .select((eb) =>
      eb
        .selectFrom('user_permission as direct')
        .select((row) =>
          row.fn.agg<string | null>('string_agg', ['direct.permission', row.val(',')]).as('names'),
        )
        .whereRef('direct.user_account_id', '=', 'account.id')
        .as('direct_permissions'),
    )
    .orderBy('group.id');

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number];

export function toAccount(rows: AccountRow[]): Account | null {
  const [first] = rows;
  if (first === undefined) return null;
  const { group_id: _id, group_name: _name, direct_permissions, ...account } = first;
  const groups = rows.flatMap(({ group_id, group_name }) =>
    group_id === null || group_name === null ? [] : [{ id: group_id, name: group_name }],
  );
  const invitations = Number(account.invitations);
  return { ...account, invitations, groups, permissions: direct_permissions?.split(',') ?? [] };
}

/** Groups of several accounts, by account. */
export async function listGroups(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, { id: number; name: string }[]>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_account_group as membership')
    .innerJoin('user_group as group', 'group.id', 'membership.user_group_id')
    .select(['membership.user_account_id', 'group.id', 'group.name'])
    .where('membership.user_account_id', 'in', accountIds)
    .orderBy('group.id')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.user_account_id)].map(([accountId, groups]) => [
      accountId,
      groups.map(({ id, name }) => ({ id, name })),
    ]),
  );
}

/** Rights assigned directly, by account. */
export async function listDirectPermissionsOf(
  db: Db,
  accountIds: readonly number[],
): Promise<Map<number, string[]>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('user_permission')
    .select(['user_account_id', 'permission'])
    .where('user_account_id', 'in', accountIds)
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.user_account_id)].map(([accountId, direct]) => [
      accountId,
      direct.map(({ permission }) => permission),
    ]),
  );
}

export const listDirectPermissions = async (db: Db, accountId: number): Promise<string[]> =>
  (await listDirectPermissionsOf(db, [accountId])).get(accountId) ?? [];

/** Invalidates all tokens and pending requests. False if the password was replaced meanwhile. */
export async function setPassword(
  trx: Db,
  account: Pick<Account, 'id' | 'password_hash'>,
  password_hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_account')
    .set({ password_hash, ...allEnded('password_changed') })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .executeTakeFirst();
  await trx.deleteFrom('email_change').where('user_account_id', '=', account.id).execute();
  return numUpdatedRows > 0n;
}

/** Another hash of the same password: sessions continue. Nothing changes if the password was changed meanwhile. */
export async function replaceHash(
  db: Db,
  account: Pick<Account, 'id' | 'password_hash'>,
  password_hash: string,
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ password_hash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute();
}

export interface NewAccount {
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  language: string;
  verified_at: string | null;
  disabled_at: string | null;
  groups: readonly string[];
  profession?: ProfessionColumns;
}

type ProfessionColumn =
  | 'account_type'
  | 'company_id'
  | 'company_name'
  | 'qualify'
  | 'publishing_house'
  | 'website'
  | 'newspaper'
  | 'country'
  | 'periodicity'
  | 'printing_copies'
  | 'sector';

/** Columns of `professionSchema`; absent ones keep their values. */
export type ProfessionColumns = {
  [Column in ProfessionColumn]?: Updateable<UserAccountTable>[Column] | undefined;
};

/** Adds an account with its groups, which are created if missing. Returns its id. */
export async function createAccount(trx: Db, { groups, ...account }: NewAccount, now: Date): Promise<number> {
  const [id] = await createAccounts(trx, [account], now);
  if (id === undefined) throw new Error('An account was not written');
  for (const name of groups) await joinGroup(trx, id, name);
  return id;
}

/** Adds some hundred accounts without groups; all have the same columns. Returns their ids in the same order. */
export async function createAccounts(
  trx: Db,
  accounts: readonly Omit<NewAccount, 'groups'>[],
  now: Date,
): Promise<number[]> {
  const created_at = now.toISOString();
  const rows = accounts.map(({ profession = {}, ...account }) => ({
    ...account,
    ...profession,
    email: toComparedAddress(account.email),
    created_at,
  }));
  const written = await trx.insertInto('user_account').values(rows).returning('id').execute();
  // Ids are assigned in the order of the rows, but returned in no guaranteed order.
  const ids = written.map(({ id }) => id).toSorted((one, other) => one - other);
  await refreshAccountKeys(trx, ids);
  return ids;
}

/** Creates the group if it is missing; joining again has no effect. */
export async function joinGroup(trx: Db, accountId: number, name: string): Promise<void> {
  await trx
    .insertInto('user_group')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const group = await trx
    .selectFrom('user_group')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('user_account_group')
    .values({ user_account_id: accountId, user_group_id: group.id })
    .onConflict((conflict) => conflict.columns(['user_account_id', 'user_group_id']).doNothing())
    .execute();
}

export async function hasAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('user_account_group as membership')
    .innerJoin('user_group as group', 'group.id', 'membership.user_group_id')
    .select('membership.user_account_id')
    .where('group.name', '=', 'administrator_global')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
