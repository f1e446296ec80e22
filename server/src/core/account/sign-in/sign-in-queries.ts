import type { Db } from '../../../platform/db/db.ts';
import { recordAttempt, recordAudit } from '../../audit/queries.ts';
import type { Account } from '../queries.ts';

export interface SignInTrace {
  /** Coarse, such as `Firefox, Linux`. */
  user_agent: string;
  address_hash: string;
}

export const recordSignIn = (db: Db, accountId: number, trace: SignInTrace, now: Date): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const at = now.toISOString();
    await trx.updateTable('user_account').set({ last_sign_in_at: at }).where('id', '=', accountId).execute();
    await addSignIn(trx, accountId, trace, now);
  });

/** False if there was a sign-in since the account was read: of two uses of a link or code only one succeeds. */
export const recordOnlySignIn = (
  db: Db,
  { id, last_sign_in_at: last }: Pick<Account, 'id' | 'last_sign_in_at'>,
  trace: SignInTrace,
  now: Date,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('user_account')
      .set({ last_sign_in_at: now.toISOString() })
      .where('id', '=', id)
      .where('last_sign_in_at', last === null ? 'is' : '=', last)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await addSignIn(trx, id, trace, now);
    return true;
  });

async function addSignIn(trx: Db, accountId: number, trace: SignInTrace, now: Date): Promise<void> {
  await trx
    .insertInto('sign_in')
    .values({ user_account_id: accountId, at: now.toISOString(), user_agent: trace.user_agent })
    .execute();
  await rememberAddress(trx, accountId, trace.address_hash, now);
  await recordAudit(trx, { by: accountId, action: 'sign_in', about: accountId }, now);
}

/** `accountId` null: no such account; the input may be a password and is not stored. */
export const recordFailure = (
  db: Db,
  accountId: number | null,
  { address_hash }: SignInTrace,
  now: Date,
): Promise<void> => {
  const subject = accountId === null ? 'unknown' : `user_account:${accountId}`;
  return recordAttempt(db, { by: null, action: 'sign_in_failed', subject, network: address_hash }, now);
};

/** Records a network of the account's owner, so that failed attempts from elsewhere cannot lock them out. */
export async function rememberAddress(
  trx: Db,
  accountId: number,
  address_hash: string,
  now: Date,
): Promise<void> {
  const last_used_at = now.toISOString();
  await trx
    .insertInto('known_address')
    .values({ user_account_id: accountId, address_hash, last_used_at })
    .onConflict((conflict) =>
      conflict.columns(['user_account_id', 'address_hash']).doUpdateSet({ last_used_at }),
    )
    .execute();
}

/** `accountId` 0: no account. */
export async function isKnownAddress(db: Db, accountId: number, address_hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_address')
    .select('user_account_id')
    .where('user_account_id', '=', accountId)
    .where('address_hash', '=', address_hash)
    .executeTakeFirst();
  return row !== undefined;
}
