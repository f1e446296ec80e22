import { SECTORS, type Sector } from '@press-room/contract/account';
import { RECENT_SIGN_INS } from '@press-room/contract/limits';
import { z } from 'zod';
import type { Db } from '../../../platform/db/db.ts';
import { publicName } from '../../companies/names.ts';
import { listGroups, type ProfessionColumns } from '../queries.ts';
import { refreshAccountKey } from '../search-key.ts';

const sectorListSchema = z.array(z.enum(SECTORS));
export const toSectors = (json: string): Sector[] => sectorListSchema.parse(JSON.parse(json));

/** Accounts with all displayed fields, for their owners and the press office. */
export const selectProfiles = (db: Db) =>
  db
    .selectFrom('user_account as account')
    .leftJoin('company', 'company.id', 'account.company_id')
    .leftJoin('accreditation', 'accreditation.user_account_id', 'account.id')
    .leftJoin('erasure_request as erasure', 'erasure.user_account_id', 'account.id')
    .select([
      'account.id',
      'account.email',
      'account.first_name',
      'account.last_name',
      'account.language',
      'account.account_type',
      'account.company_id',
      'account.company_name',
      'account.qualify',
      'account.publishing_house',
      'account.website',
      'account.newspaper',
      'account.country',
      'account.periodicity',
      'account.printing_copies',
      'account.sector',
      'account.picture_small',
      'account.picture_large',
      'account.created_at',
      'account.verified_at',
      'account.disabled_at',
      'account.last_sign_in_at',
      'account.second_factor_at',
      publicName.as('known_company_name'),
      'accreditation.requested_at',
      'accreditation.decided_at',
      'accreditation.is_approved',
      'accreditation.reason',
      'erasure.requested_at as erasure_requested_at',
      'erasure.due_at as erasure_due_at',
    ]);

export type ProfileRow = Awaited<ReturnType<ReturnType<typeof selectProfiles>['executeTakeFirstOrThrow']>>;

export interface StoredProfile extends ProfileRow {
  groups: { id: number; name: string }[];
}

export async function withGroups(db: Db, rows: readonly ProfileRow[]): Promise<StoredProfile[]> {
  const groups = await listGroups(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, groups: groups.get(row.id) ?? [] }));
}

export async function findProfile(db: Db, id: number): Promise<StoredProfile | null> {
  const rows = await selectProfiles(db).where('account.id', '=', id).execute();
  const [profile] = await withGroups(db, rows);
  return profile ?? null;
}

export async function listRecentSignIns(db: Db, accountId: number) {
  return db
    .selectFrom('sign_in')
    .select(['at', 'user_agent'])
    .where('user_account_id', '=', accountId)
    .orderBy('id', 'desc')
    .limit(RECENT_SIGN_INS)
    .execute();
}

export interface ProfileColumns extends ProfessionColumns {
  first_name?: string | undefined;
  last_name?: string | undefined;
  language?: string | undefined;
}

export async function updateProfile(trx: Db, accountId: number, columns: ProfileColumns): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return;
  const saysOtherwise = columns.company_id !== undefined || columns.account_type !== undefined;
  await trx
    .updateTable('user_account')
    .set((eb) => ({
      ...columns,
      // A decision must be based on the current claim.
      ...(saysOtherwise && { version: eb('version', '+', 1) }),
    }))
    .where('id', '=', accountId)
    .execute();
  await refreshAccountKey(trx, accountId);
}
