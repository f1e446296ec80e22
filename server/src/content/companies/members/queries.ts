import type { MemberState } from '@press-room/contract/company-members';
import { COMPANY_GROUPS } from '@press-room/contract/roles';
import { expressionBuilder } from 'kysely';
import { isWithin } from '../../../core/admin/own-company.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/http/authentication.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';

type Tables = Schema & {
  account: Schema['user_account'];
  member: Schema['company_member'];
  claimed: Schema['company'];
  confirmed: Schema['company'];
  refusal: Schema['company_refusal'];
};
const eb = expressionBuilder<Tables, 'account' | 'member' | 'claimed' | 'confirmed' | 'refusal'>();

export const MEMBER_FIELDS: FieldMap = {
  id: eb.ref('account.id'),
  first_name: eb.ref('account.first_name'),
  last_name: eb.ref('account.last_name'),
  email: { address: eb.ref('account.email'), keyed: eb.ref('account.search_text') },
  'claimed.name': eb.fn.coalesce('claimed.business_name', eb.val('')),
  'company.name': eb.fn.coalesce('confirmed.business_name', eb.val('')),
  confirmed_at: eb.ref('member.confirmed_at'),
};

export interface MemberFilter {
  state: MemberState | undefined;
  company: number | undefined;
  scope: Scope;
}

/** Accounts that work for a company, or claim to and can sign in. Without a state, refused ones are excluded. */
export function selectMembers(db: Db, { state, company, scope }: MemberFilter) {
  const isConfirmed = eb('member.company_id', 'is not', null);
  const claims = eb.and([
    eb('member.company_id', 'is', null),
    eb('account.account_type', '=', 'COMPANY'),
    eb('account.company_id', 'is not', null),
    eb('account.verified_at', 'is not', null),
    eb('account.disabled_at', 'is', null),
  ]);
  const isRefused = eb.and([claims, eb('refusal.company_id', 'is not', null)]);
  const isWaiting = eb.and([claims, eb('refusal.company_id', 'is', null)]);
  const wanted = { waiting: isWaiting, confirmed: isConfirmed, refused: isRefused };
  return (
    db
      .selectFrom('user_account as account')
      .leftJoin('company_member as member', 'member.user_account_id', 'account.id')
      .leftJoin('company as claimed', 'claimed.id', 'account.company_id')
      .leftJoin('company as confirmed', 'confirmed.id', 'member.company_id')
      // A refusal applies to one claim: a different claim is pending again.
      .leftJoin('company_refusal as refusal', (join) =>
        join
          .onRef('refusal.user_account_id', '=', 'account.id')
          .onRef('refusal.company_id', '=', 'account.company_id'),
      )
      .where(state === undefined ? eb.or([isConfirmed, isWaiting]) : wanted[state])
      .where(isWithin(eb.ref('member.company_id'), scope))
      .$if(company !== undefined, (query) =>
        query.where((where) =>
          where.or([
            where('member.company_id', '=', company ?? 0),
            where.and([
              where('member.company_id', 'is', null),
              where('account.company_id', '=', company ?? 0),
            ]),
          ]),
        ),
      )
      .select('account.id')
  );
}

export const WAITING_FIRST = [
  { by: eb.fn.coalesce('member.confirmed_at', eb.val('9999')), direction: 'desc' },
  { by: eb.ref('account.id'), direction: 'desc' },
] as const;

/** Rows by id, in the order of the ids. */
export async function listStoredMembers(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('user_account as account')
    .leftJoin('company_member as member', 'member.user_account_id', 'account.id')
    .leftJoin('company as claimed', 'claimed.id', 'account.company_id')
    .leftJoin('company as confirmed', 'confirmed.id', 'member.company_id')
    .leftJoin('company_refusal as refusal', (join) =>
      join
        .onRef('refusal.user_account_id', '=', 'account.id')
        .onRef('refusal.company_id', '=', 'account.company_id'),
    )
    .select([
      'account.id',
      'account.version',
      'account.first_name',
      'account.last_name',
      'account.email',
      'account.account_type',
    ])
    .select(['account.company_id as claimed_id', 'member.company_id', 'member.confirmed_at'])
    .select(['claimed.business_name as claimed_name', 'confirmed.business_name as company_name'])
    .select(['refusal.reason', 'refusal.refused_at'])
    .where('account.id', 'in', ids)
    .execute();
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** Replaces an earlier confirmation. */
export async function putMember(
  trx: Db,
  member: { user_account_id: number; company_id: number; confirmed_at: string; confirmed_by: number | null },
): Promise<void> {
  const { user_account_id: _account, ...change } = member;
  await trx
    .insertInto('company_member')
    .values(member)
    .onConflict((conflict) => conflict.column('user_account_id').doUpdateSet(change))
    .execute();
}

/** False if there was none. */
export async function deleteMember(trx: Db, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('company_member')
    .where('user_account_id', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Replaces an earlier refusal. */
export async function putRefusal(
  trx: Db,
  refusal: {
    user_account_id: number;
    company_id: number;
    reason: string;
    refused_at: string;
    refused_by: number;
  },
): Promise<void> {
  const { user_account_id: _account, ...change } = refusal;
  await trx
    .insertInto('company_refusal')
    .values(refusal)
    .onConflict((conflict) => conflict.column('user_account_id').doUpdateSet(change))
    .execute();
}

export async function deleteRefusal(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('company_refusal').where('user_account_id', '=', accountId).execute();
}

/** Refusal of the company that an account claims. */
export async function findRefusal(db: Db, accountId: number) {
  const row = await db
    .selectFrom('company_refusal as refusal')
    .innerJoin('company as refused', 'refused.id', 'refusal.company_id')
    .select(['refusal.refused_at', 'refusal.reason', 'refused.business_name as company'])
    .where('refusal.user_account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

export async function leaveCompanyGroups(trx: Db, accountId: number): Promise<void> {
  await trx
    .deleteFrom('user_account_group')
    .where('user_account_id', '=', accountId)
    .where('user_group_id', 'in', (inner) =>
      inner.selectFrom('user_group').select('id').where('name', 'in', COMPANY_GROUPS),
    )
    .execute();
}

/** Whether a person with this address works for a company's press office. */
export async function isMember(db: Db, email: string, company_id: number): Promise<boolean> {
  const row = await db
    .selectFrom('company_member as member')
    .innerJoin('user_account as account', 'account.id', 'member.user_account_id')
    .select('account.id')
    .where('account.email', '=', email)
    .where('member.company_id', '=', company_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Confirmed company of an account. */
export async function findMembership(db: Db, accountId: number) {
  const row = await db
    .selectFrom('company_member as member')
    .innerJoin('company as confirmed', 'confirmed.id', 'member.company_id')
    .select(['member.confirmed_at', 'confirmed.business_name as company'])
    .where('member.user_account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}
