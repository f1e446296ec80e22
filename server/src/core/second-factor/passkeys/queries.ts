import type { Passkey } from '@press-room/contract/second-factor';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { PasskeyTable } from '../../../platform/db/factor-tables.ts';

export const listPasskeys = (db: Db, accountId: number): Promise<Passkey[]> =>
  db
    .selectFrom('passkey')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** Data by which a browser finds the keys of an account. */
export const listCredentials = (db: Db, accountId: number) =>
  db
    .selectFrom('passkey')
    .select(['credential_id', 'transports'])
    .where('user_account_id', '=', accountId)
    .orderBy('id')
    .execute();

/** Never returns a key of another account. */
export async function findCredential(db: Db, accountId: number, credentialId: string) {
  const row = await db
    .selectFrom('passkey')
    .select(['id', 'credential_id', 'public_key', 'counter'])
    .where('user_account_id', '=', accountId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row ?? null;
}

export async function createPasskey(trx: Db, passkey: Insertable<PasskeyTable>): Promise<void> {
  await trx.insertInto('passkey').values(passkey).execute();
}

/** False if the same answer was counted before. */
export async function countUse(
  db: Db,
  { id, counter }: { id: number; counter: string },
  next: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ counter: String(next), last_used_at: now.toISOString() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if the account has no such key. */
export async function renamePasskey(
  db: Db,
  { accountId, id, name }: { accountId: number; id: number; name: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkey')
    .set({ name })
    .where('user_account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if the account has no such key. */
export async function deletePasskey(trx: Db, accountId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('passkey')
    .where('user_account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
