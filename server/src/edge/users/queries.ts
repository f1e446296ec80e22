import type { GroupName } from '@press-room/contract/account-groups';
import type { UserState } from '@press-room/contract/users';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { type StoredProfile, selectProfiles, withGroups } from '../../core/account/profile/queries.ts';
import { allEnded } from '../../core/account/session/all-ended.ts';
import { publicName } from '../../core/companies/names.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Instant } from '../../platform/db/instant.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap, Order, Window } from '../../platform/http/datatables.ts';

const column = expressionBuilder<Schema & { account: Schema['user_account'] }, 'account'>();

export const USER_FIELDS: FieldMap = {
  id: column.ref('account.id'),
  text: { keyed: column.ref('account.search_text') },
  email: { address: column.ref('account.email'), keyed: column.ref('account.search_text') },
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
  state?: UserState | undefined;
  group?: GroupName | undefined;
  language?: string | undefined;
  /** Id of a company. */
  company?: number | undefined;
  /** Signed in at or after this instant. */
  activeSince?: Instant | undefined;
  /** Not signed in since this instant, or never. */
  idleSince?: Instant | undefined;
  condition: Expression<SqlBool> | null;
}

const STATE_CONDITIONS: Record<UserState, () => Expression<SqlBool>> = {
  pending: () =>
    column.exists(
      column
        .selectFrom('accreditation as asked')
        .select('asked.user_account_id')
        .whereRef('asked.user_account_id', '=', 'account.id')
        .where('asked.decided_at', 'is', null),
    ),
  erasure: () =>
    column.exists(
      column
        .selectFrom('erasure_request as asked')
        .select('asked.user_account_id')
        .whereRef('asked.user_account_id', '=', 'account.id'),
    ),
  disabled: () => column('account.disabled_at', 'is not', null),
  unverified: () => column('account.verified_at', 'is', null),
};

const isMember = (group: GroupName): Expression<SqlBool> =>
  column.exists(
    column
      .selectFrom('user_account_group as membership')
      .select('membership.user_account_id')
      .whereRef('membership.user_account_id', '=', 'account.id')
      .where('membership.user_group_id', '=', (eb) =>
        eb.selectFrom('user_group').select('user_group.id').where('user_group.name', '=', group),
      ),
  );

function listConditions(filter: UserFilter): Expression<SqlBool>[] {
  const { state, group, language, company, activeSince, idleSince, condition } = filter;
  return [
    ...(state === undefined ? [] : [STATE_CONDITIONS[state]()]),
    ...(group === undefined ? [] : [isMember(group)]),
    ...(language === undefined ? [] : [column('account.language', '=', language)]),
    ...(company === undefined ? [] : [column('account.company_id', '=', company)]),
    ...(activeSince === undefined ? [] : [column('account.last_sign_in_at', '>=', activeSince)]),
    ...(idleSince === undefined
      ? []
      : [
          column.or([
            column('account.last_sign_in_at', '<', idleSince),
            column('account.last_sign_in_at', 'is', null),
          ]),
        ]),
    ...(condition === null ? [] : [condition]),
  ];
}

/** A single group is counted in its own index, because it may contain nearly all accounts. */
async function countMembers(db: Db, group: GroupName): Promise<number> {
  return countRows(
    db
      .selectFrom('user_account_group as membership')
      .where('membership.user_group_id', '=', (eb) =>
        eb.selectFrom('user_group').select('user_group.id').where('user_group.name', '=', group),
      ),
  );
}

/** Companies are joined only for a search. */
export async function countUsers(db: Db, filter: UserFilter): Promise<number> {
  const { group, ...others } = filter;
  if (group !== undefined && Object.values(others).every((other) => other === undefined || other === null))
    return countMembers(db, group);
  return countRows(
    db
      .selectFrom('user_account as account')
      .$if(filter.condition !== null, (query) =>
        query.leftJoin('company', 'company.id', 'account.company_id'),
      )
      .where(column.and(listConditions(filter))),
  );
}

/** Longest pending first; without a state newest first. */
export async function listUsers(
  db: Db,
  filter: UserFilter & { orders: readonly Order[]; window: Window },
): Promise<StoredProfile[]> {
  let query = db
    .selectFrom('user_account as account')
    .$if(filter.condition !== null || filter.orders.length > 0, (joined) =>
      joined.leftJoin('company', 'company.id', 'account.company_id'),
    )
    .select('account.id')
    .where(column.and(listConditions(filter)));
  for (const { by, direction } of filter.orders) query = query.orderBy(by, direction);
  const waited = filter.state === undefined ? undefined : WAITED_SINCE[filter.state];
  if (waited !== undefined) query = query.orderBy(waited());
  const rows = await query
    .orderBy('account.id', 'desc')
    .limit(filter.window.limit)
    .offset(filter.window.offset)
    .execute();
  return listProfiles(
    db,
    rows.map(({ id }) => id),
  );
}

const WAITED_SINCE: Partial<Record<UserState, () => Expression<unknown>>> = {
  pending: () =>
    column
      .selectFrom('accreditation as asked')
      .select('asked.requested_at')
      .whereRef('asked.user_account_id', '=', 'account.id'),
  erasure: () =>
    column
      .selectFrom('erasure_request as asked')
      .select('asked.due_at')
      .whereRef('asked.user_account_id', '=', 'account.id'),
};

const AT_ONCE = 500;

/** In the order of the ids; only profiles of the page are read. */
async function listProfiles(db: Db, ids: readonly number[]): Promise<StoredProfile[]> {
  const found: StoredProfile[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const rows = await selectProfiles(db).where('account.id', 'in', some).execute();
    const byId = new Map((await withGroups(db, rows)).map((row) => [row.id, row]));
    found.push(...some.flatMap((id) => byId.get(id) ?? []));
  }
  return found;
}

/** Invalidates all tokens. */
export async function setDisabled(trx: Db, accountId: number, disabled_at: string | null): Promise<void> {
  await trx
    .updateTable('user_account')
    .set({ disabled_at, ...allEnded(null) })
    .where('id', '=', accountId)
    .execute();
}
