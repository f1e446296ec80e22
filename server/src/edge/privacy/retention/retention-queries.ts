import { countOldSignInEntries, deleteOldSignInEntries } from '../../../core/audit/queries.ts';
import { isOfStaff } from '../../../core/visibility/rights.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { PERSONAL_JOBS } from '../personal-jobs.ts';

export const listEvents = (db: Db) => db.selectFrom('event').select('ends_on').execute();

/** Accounts with a retention period; staff accounts are kept. */
export async function listClockedAccounts(db: Db) {
  return db
    .selectFrom('user_account as account')
    .select(['account.id', 'account.created_at', 'account.last_sign_in_at', 'account.profession_locked_at'])
    .select((eb) =>
      eb
        .selectFrom('consent')
        .select('consent.answer')
        .whereRef('consent.user_account_id', '=', 'account.id')
        .where('consent.purpose', '=', 'marketing')
        .orderBy('consent.id', 'desc')
        .limit(1)
        .as('marketing'),
    )
    .select((eb) =>
      eb
        .selectFrom('event_accreditation as accreditation')
        .innerJoin('event', 'event.id', 'accreditation.event_id')
        .select((event) => event.fn.max('event.ends_on').as('ends_on'))
        .whereRef('accreditation.user_account_id', '=', 'account.id')
        .where('accreditation.status', '=', 'approved')
        .as('accredited_until'),
    )
    .where('account.verified_at', 'is not', null)
    .where((eb) => eb.not(isOfStaff(eb.ref('account.id'))))
    .orderBy('account.id')
    .execute();
}

export const listUnverified = (db: Db, before: string) =>
  db
    .selectFrom('user_account')
    .select('id')
    .where('verified_at', 'is', null)
    .where('created_at', '<=', before)
    .orderBy('id')
    .execute();

export const listDueErasures = (db: Db, now: string) =>
  db
    .selectFrom('erasure_request')
    .select('user_account_id')
    .where('due_at', '<=', now)
    .orderBy('user_account_id')
    .execute();

export const listDueRecords = (db: Db, now: string) =>
  db.selectFrom('locked_record').select('id').where('erase_at', '<=', now).orderBy('id').execute();

export async function countOldTraces(db: Db, before: string): Promise<number> {
  const signIns = await countRows(db.selectFrom('sign_in').where('at', '<=', before));
  const addresses = await countRows(db.selectFrom('known_address').where('last_used_at', '<=', before));
  return signIns + addresses + (await countOldSignInEntries(db, before));
}

export async function deleteOldTraces(trx: Db, before: string): Promise<void> {
  await trx.deleteFrom('sign_in').where('at', '<=', before).execute();
  await trx.deleteFrom('known_address').where('last_used_at', '<=', before).execute();
  await deleteOldSignInEntries(trx, before);
}

type Kinds = 'in' | 'not in';

/** `in`: jobs that name people, such as mails; `not in`: all others. */
const countDead =
  (kinds: Kinds) =>
  async (db: Db, before: string): Promise<number> => {
    return countRows(db.selectFrom('job').where('kind', kinds, PERSONAL_JOBS).where('dead_at', '<=', before));
  };
const deleteDead = (kinds: Kinds) => (trx: Db, before: string) =>
  trx.deleteFrom('job').where('kind', kinds, PERSONAL_JOBS).where('dead_at', '<=', before).execute();

/** Counts and deletes jobs that were given up. */
export const DEAD_MAILS = { count: countDead('in'), remove: deleteDead('in') };
export const DEAD_JOBS = { count: countDead('not in'), remove: deleteDead('not in') };
