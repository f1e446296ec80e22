import type { Db } from '../../../platform/db/db.ts';

export async function findTotp(db: Db, accountId: number) {
  const row = await db
    .selectFrom('totp_factor')
    .select(['secret', 'confirmed_at', 'last_used_at', 'pending_secret'])
    .where('user_account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** A new start replaces the pending secret; the confirmed one stays valid until the new one is confirmed. */
export async function savePendingSecret(db: Db, accountId: number, pending_secret: string): Promise<void> {
  await db
    .insertInto('totp_factor')
    .values({ user_account_id: accountId, pending_secret })
    .onConflict((conflict) => conflict.column('user_account_id').doUpdateSet({ pending_secret }))
    .execute();
}

/** False if another secret is pending meanwhile. */
export async function confirmSecret(
  trx: Db,
  accountId: number,
  { pending_secret, step }: { pending_secret: string; step: number },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await trx
    .updateTable('totp_factor')
    .set({
      secret: pending_secret,
      pending_secret: null,
      confirmed_at: at,
      last_used_at: at,
      last_step: step,
    })
    .where('user_account_id', '=', accountId)
    .where('pending_secret', '=', pending_secret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if this code or a later one was used before. */
export async function useStep(db: Db, accountId: number, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factor')
    .set({ last_step: step, last_used_at: now.toISOString() })
    .where('user_account_id', '=', accountId)
    .where((eb) => eb.or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if there was none. */
export async function deleteTotp(trx: Db, accountId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('totp_factor')
    .where('user_account_id', '=', accountId)
    .where('secret', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
