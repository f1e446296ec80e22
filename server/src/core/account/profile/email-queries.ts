import type { Db } from '../../../platform/db/db.ts';
import { refreshAccountKey } from '../search-key.ts';
import { allEnded } from '../session/all-ended.ts';

export async function findPendingEmail(db: Db, accountId: number): Promise<string | null> {
  const row = await db
    .selectFrom('email_change')
    .select('email')
    .where('user_account_id', '=', accountId)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** A new request replaces the pending address. */
export async function savePendingEmail(trx: Db, accountId: number, email: string, now: Date): Promise<void> {
  const wanted = { email, requested_at: now.toISOString() };
  await trx
    .insertInto('email_change')
    .values({ user_account_id: accountId, ...wanted })
    .onConflict((conflict) => conflict.column('user_account_id').doUpdateSet(wanted))
    .execute();
}

export async function deletePendingEmail(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('email_change').where('user_account_id', '=', accountId).execute();
}

/** Replaces the address by the pending one, which invalidates all tokens. Returns false if none is pending. */
export async function replaceEmail(trx: Db, accountId: number, email: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('email_change')
    .where('user_account_id', '=', accountId)
    .where('email', '=', email)
    .executeTakeFirst();
  if (numDeletedRows === 0n) return false;
  await trx
    .updateTable('user_account')
    .set({ email, ...allEnded('email_changed') })
    .where('id', '=', accountId)
    .execute();
  await refreshAccountKey(trx, accountId);
  return true;
}
