import { toComparedAddress } from '@press-room/contract/mail-addresses';
import type { Db } from '../../../platform/db/db.ts';
import { type Account, findAccount, type NewAccount } from '../queries.ts';
import { refreshAccountKey } from '../search-key.ts';

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

/** Whether an address has an account that is confirmed or disabled; any other goes to the owner of the mailbox. */
export async function isTaken(db: Db, email: string): Promise<boolean> {
  const account = await findAccount(db, email);
  return account !== null && (account.verified_at !== null || account.disabled_at !== null);
}

/** Replaces password and person of an account that nobody confirmed. Returns its id; null: there is none. */
export async function takeUnconfirmed(
  trx: Db,
  { email, profession, ...person }: Omit<NewAccount, 'verified_at' | 'disabled_at' | 'groups'>,
): Promise<number | null> {
  const taken = await trx
    .updateTable('user_account')
    .set({ ...person, ...profession })
    .where('email', '=', toComparedAddress(email))
    .where('verified_at', 'is', null)
    .where('disabled_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) return null;
  await refreshAccountKey(trx, taken.id);
  return taken.id;
}
