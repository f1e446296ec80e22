import { toComparedAddress } from '@press-room/contract/mail-addresses';
import type { Db } from '../../../platform/db/db.ts';
import type { Account } from '../queries.ts';

/** Hash of accounts whose owner has not chosen a password. */
export const NO_PASSWORD = '';

/** Nobody confirmed its address, and its owner still has to choose a password by a mailed link. */
export const isUnfinished = ({
  verified_at,
  password_hash,
}: Pick<Account, 'verified_at' | 'password_hash'>): boolean =>
  verified_at === null && password_hash === NO_PASSWORD;

/** False if it was verified before. */
export async function markVerified(trx: Db, accountId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_account')
    .set({ verified_at: now.toISOString() })
    .where('id', '=', accountId)
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes the password of an unconfirmed account: anybody may have registered the address, and only the owner of the
 * mailbox chooses the password. False if there is no unconfirmed account.
 */
export async function dropPassword(trx: Db, email: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_account')
    .set({ password_hash: NO_PASSWORD })
    .where('email', '=', toComparedAddress(email))
    .where('verified_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
