import type { Db } from '../../../db/database.ts';

/** With all that hangs on it; audit entries lose their person. */
export async function deleteAccount(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('user_account').where('id', '=', accountId).execute();
}

export async function deleteLockedRecords(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('locked_record').where('user_account_id', '=', accountId).execute();
}

export async function deleteLockedRecord(trx: Db, id: number): Promise<void> {
  await trx.deleteFrom('locked_record').where('id', '=', id).execute();
}

export interface NewLockedRecord {
  user_account_id: number;
  locked_at: string;
  erase_at: string;
  document: string;
}

export async function createLockedRecord(trx: Db, record: NewLockedRecord): Promise<void> {
  await trx.insertInto('locked_record').values(record).execute();
}

export async function markProfessionLocked(trx: Db, accountId: number, now: Date): Promise<void> {
  await trx
    .updateTable('user_account')
    .set({ profession_locked_at: now.toISOString() })
    .where('id', '=', accountId)
    .execute();
}

/** What is waiting to be done for an account, or has failed, may hold its address. */
export async function deleteMailsTo(trx: Db, email: string): Promise<void> {
  const quoted = JSON.stringify(email);
  const jobs = await trx.selectFrom('job').select(['id', 'payload']).where('kind', '=', 'mail').execute();
  const ids = jobs.filter(({ payload }) => payload.toLowerCase().includes(quoted)).map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom('job').where('id', 'in', ids).execute();
}

export interface RetentionNote {
  action: string;
  /** Numbers and counts only: the log outlives the person. */
  subject: string;
  reason: string;
}

export async function recordRetention(trx: Db, note: RetentionNote, now: Date): Promise<void> {
  await trx
    .insertInto('retention_entry')
    .values({ ...note, at: now.toISOString() })
    .execute();
}
