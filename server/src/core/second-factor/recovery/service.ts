import type { RecoveryCodes } from '@press-room/contract/second-factor';
import { badRequest } from '../../../platform/errors/errors.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import type { Account } from '../../account/queries.ts';
import { recordAudit } from '../../audit/queries.ts';
import type { AppContext } from '../../context.ts';
import { isRecoveryCode, makeRecoveryCodes, readRecoveryCode } from './codes.ts';
import { countRecoveryCodes, findCodeHash, replaceRecoveryCodes, useRecoveryCode } from './queries.ts';

type RecoveryContext = Pick<AppContext, 'database' | 'now'>;

/** A new set; the earlier one becomes invalid. @throws 400 for an account without a second factor */
export async function renewRecoveryCodes(
  { database, now }: RecoveryContext,
  { id, second_factor_at }: Account,
): Promise<RecoveryCodes> {
  if (second_factor_at === null) throw badRequest('no_second_factor');
  const { codes, stored } = await makeRecoveryCodes();
  await database.db.transaction().execute(async (trx) => {
    await replaceRecoveryCodes(trx, id, stored);
    await recordAudit(trx, { by: id, action: 'renew_recovery_codes', about: id }, now());
    await queueMail(trx, { letter: 'recovery-codes-renewed', to: { account: id } }, now());
  });
  return { recovery_codes: codes };
}

/** Consumes a code and informs the owner, in case someone else used it. */
export async function verifyRecoveryCode(
  { database, now }: RecoveryContext,
  accountId: number,
  typed: string,
): Promise<boolean> {
  const code = readRecoveryCode(typed);
  const hash = code === null ? null : await findCodeHash(database.db, accountId, code.selector);
  const isRight = await isRecoveryCode(hash, code?.rest ?? typed);
  if (code === null || !isRight) return false;
  return database.db.transaction().execute(async (trx) => {
    if (!(await useRecoveryCode(trx, accountId, code.selector))) return false;
    const parameters = { left: String(await countRecoveryCodes(trx, accountId)) };
    await recordAudit(trx, { by: accountId, action: 'use_recovery_code', about: accountId }, now());
    await queueMail(trx, { letter: 'recovery-code-used', to: { account: accountId }, parameters }, now());
    return true;
  });
}
