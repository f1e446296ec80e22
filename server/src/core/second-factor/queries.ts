import type { FactorMethod } from '@press-room/contract/second-factor';
import type { Db } from '../../platform/db/db.ts';
import { allEnded } from '../account/session/all-ended.ts';
import { listPasskeys } from './passkeys/queries.ts';
import { countRecoveryCodes } from './recovery/queries.ts';
import { findTotp } from './totp/queries.ts';

/** The first factor ends all other sessions. False if the account already has one. */
export async function beginEnrolment(trx: Db, accountId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('user_account')
    .set({ second_factor_at: now.toISOString(), ...allEnded('second_factor_changed') })
    .where('id', '=', accountId)
    .where('second_factor_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function endEnrolment(trx: Db, accountId: number): Promise<void> {
  await trx.updateTable('user_account').set({ second_factor_at: null }).where('id', '=', accountId).execute();
}

export async function hasFactors(trx: Db, accountId: number): Promise<boolean> {
  const { totp, passkeys } = await findFactors(trx, accountId);
  return totp !== null || passkeys.length > 0;
}

/** Factors of an account, without their secrets. */
export async function findFactors(db: Db, accountId: number) {
  const totp = await findTotp(db, accountId);
  return {
    totp:
      totp === null || totp.confirmed_at === null
        ? null
        : { confirmed_at: totp.confirmed_at, last_used_at: totp.last_used_at },
    passkeys: await listPasskeys(db, accountId),
    recovery_codes_left: await countRecoveryCodes(db, accountId),
  };
}

export async function listMethods(db: Db, accountId: number): Promise<FactorMethod[]> {
  const { totp, passkeys, recovery_codes_left } = await findFactors(db, accountId);
  const methods: [FactorMethod, boolean][] = [
    ['totp', totp !== null],
    ['passkey', passkeys.length > 0],
    ['recovery_code', recovery_codes_left > 0],
  ];
  return methods.flatMap(([method, isThere]) => (isThere ? [method] : []));
}

/** Deletes all factors. */
export async function deleteFactors(trx: Db, accountId: number): Promise<void> {
  await trx.deleteFrom('totp_factor').where('user_account_id', '=', accountId).execute();
  await trx.deleteFrom('passkey').where('user_account_id', '=', accountId).execute();
  await trx.deleteFrom('recovery_code').where('user_account_id', '=', accountId).execute();
  await trx
    .updateTable('user_account')
    .set({ second_factor_at: null, ...allEnded('second_factor_changed') })
    .where('id', '=', accountId)
    .execute();
}
