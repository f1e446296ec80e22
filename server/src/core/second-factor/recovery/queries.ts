import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { StoredCode } from './codes.ts';

export async function findCodeHash(db: Db, accountId: number, selector: string): Promise<string | null> {
  const row = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('user_account_id', '=', accountId)
    .where('selector', '=', selector)
    .executeTakeFirst();
  return row?.code_hash ?? null;
}

/** False if a concurrent request used the same code. */
export async function useRecoveryCode(trx: Db, accountId: number, selector: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('recovery_code')
    .where('user_account_id', '=', accountId)
    .where('selector', '=', selector)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  return countRows(db.selectFrom('recovery_code').where('user_account_id', '=', accountId));
}

/** Invalidates all earlier codes. */
export async function replaceRecoveryCodes(
  trx: Db,
  accountId: number,
  codes: readonly StoredCode[],
): Promise<void> {
  await deleteRecoveryCodes(trx, accountId);
  const rows = codes.map((code) => ({ user_account_id: accountId, ...code }));
  await trx.insertInto('recovery_code').values(rows).execute();
}

export async function deleteRecoveryCodes(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('recovery_code').where('user_account_id', '=', accountId).execute();
}
