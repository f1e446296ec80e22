import { expressionBuilder, type Insertable, type Updateable } from 'kysely';
import type { UserAccountTable } from '../../platform/db/account-tables.ts';
import type { EventAccreditationTable } from '../../platform/db/accreditation-tables.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';

type Tables = Schema & { accreditation: EventAccreditationTable; applicant: UserAccountTable };
export const accreditationEb = expressionBuilder<Tables, 'accreditation' | 'event' | 'applicant'>();

/** Accreditations with event and person. */
export const selectAccreditations = (db: Db) =>
  db
    .selectFrom('event_accreditation as accreditation')
    .innerJoin('event', 'event.id', 'accreditation.event_id')
    .innerJoin('user_account as applicant', 'applicant.id', 'accreditation.user_account_id');

const selectStored = (db: Db) =>
  selectAccreditations(db)
    .selectAll('accreditation')
    .select(['applicant.first_name', 'applicant.last_name', 'applicant.email', 'applicant.language'])
    .select('applicant.picture_large');

export const findStored = async (db: Db, id: number) =>
  (await selectStored(db).where('accreditation.id', '=', id).executeTakeFirst()) ?? null;
export type StoredAccreditation = NonNullable<Awaited<ReturnType<typeof findStored>>>;

export const listStoredOf = (db: Db, accountId: number): Promise<StoredAccreditation[]> =>
  selectStored(db)
    .where('accreditation.user_account_id', '=', accountId)
    .orderBy('event.starts_on', 'desc')
    .orderBy('accreditation.id', 'desc')
    .execute();

export const listStoredById = (db: Db, ids: readonly number[]): Promise<StoredAccreditation[]> =>
  selectStored(db).where('accreditation.id', 'in', ids).execute();

/** Null: the person already has one for this event. */
export async function insertAccreditation(
  trx: Db,
  values: Insertable<EventAccreditationTable>,
): Promise<number | null> {
  const row = await trx
    .insertInto('event_accreditation')
    .values(values)
    .onConflict((conflict) => conflict.columns(['event_id', 'user_account_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateAccreditation(
  trx: Db,
  id: number,
  values: Updateable<EventAccreditationTable>,
): Promise<void> {
  await trx.updateTable('event_accreditation').set(values).where('id', '=', id).execute();
}

/** Entries, latest first. */
export const listEntries = (db: Db, id: number) =>
  db
    .selectFrom('badge_entry as entry')
    .leftJoin('user_account as officer', 'officer.id', 'entry.user_account_id')
    .select(['entry.at', 'entry.user_account_id', 'officer.first_name', 'officer.last_name'])
    .where('entry.event_accreditation_id', '=', id)
    .orderBy('entry.at', 'desc')
    .limit(200)
    .execute();
