import type { AuditAction } from '@press-room/contract/audit';
import type { FactorAdded } from '@press-room/contract/second-factor';
import type { Db } from '../../platform/db/db.ts';
import { badRequest, notFound } from '../../platform/errors/errors.ts';
import type { Session } from '../../platform/http/authentication.ts';
import { queueMail } from '../../platform/mail/queue.ts';
import type { MailTemplateName } from '../../platform/mail/template-list.ts';
import { signToken } from '../../platform/signing/session-tokens.ts';
import { factorStateOf } from '../account/factor-state.ts';
import type { Account } from '../account/queries.ts';
import { raiseAccount } from '../account/rights/queries.ts';
import { recordAudit } from '../audit/queries.ts';
import type { AppContext } from '../context.ts';
import { beginEnrolment, endEnrolment, hasFactors } from './queries.ts';
import { makeRecoveryCodes } from './recovery/codes.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery/queries.ts';

type EnrolmentContext = Pick<AppContext, 'config' | 'database' | 'tokens' | 'now'>;

/** Account and session of the call. */
export interface Holder {
  account: Account;
  session: Session;
}

interface Change {
  action: AuditAction;
  letter: MailTemplateName;
  parameters?: Record<string, string>;
}

/**
 * The first factor creates recovery codes, and ends all other sessions, which have not passed a second step. The
 * current session continues with the token in the answer.
 */
export async function addFactor(
  context: EnrolmentContext,
  { account, session }: Holder,
  { action, letter, parameters = {}, add }: Change & { add: (trx: Db) => Promise<void> },
): Promise<FactorAdded> {
  const { database, tokens, now } = context;
  // Hashing is slow, so it runs outside the transaction.
  const recovery = account.second_factor_at === null ? await makeRecoveryCodes() : null;
  const isFirst = await database.db.transaction().execute(async (trx) => {
    await add(trx);
    const isNew = await beginEnrolment(trx, account.id, now());
    if (isNew && recovery === null) throw badRequest('bad_request');
    if (isNew && recovery !== null) await replaceRecoveryCodes(trx, account.id, recovery.stored);
    await recordAudit(trx, { by: account.id, action, about: account.id }, now());
    await queueMail(trx, { letter, to: { account: account.id }, parameters }, now());
    return isNew;
  });
  const owner = { ...account, token_version: account.token_version + (isFirst ? 1 : 0) };
  const proof = { at: Math.floor(now().getTime() / 1000), isSecondFactor: true };
  const token = await signToken(owner, tokens, { now: now(), from: session, proof });
  return { token, recovery_codes: isFirst ? (recovery?.codes ?? []) : [] };
}

/** @throws 400 if it is the last factor of an account that must have one, 404 if it does not exist */
export async function removeFactor(
  { config, database, now }: EnrolmentContext,
  { account }: Holder,
  { action, letter, parameters = {}, remove }: Change & { remove: (trx: Db) => Promise<boolean> },
): Promise<void> {
  const { id } = account;
  await database.db.transaction().execute(async (trx) => {
    // Serialised: of two concurrent removals, neither would be the last factor.
    await raiseAccount(trx, id);
    if (!(await remove(trx))) throw notFound();
    if (!(await hasFactors(trx, id))) {
      const left = factorStateOf({ config }, { ...account, second_factor_at: null });
      if (left === 'required') throw badRequest('factor_last');
      await endEnrolment(trx, id);
      await deleteRecoveryCodes(trx, id);
    }
    await recordAudit(trx, { by: id, action, about: id }, now());
    await queueMail(trx, { letter, to: { account: id }, parameters }, now());
  });
}
