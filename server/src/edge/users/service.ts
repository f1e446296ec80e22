import { admit, askForAccreditation } from '../../core/account/accreditation.ts';
import { decideAccreditation, isRefused } from '../../core/account/accreditation-queries.ts';
import { isUnfinished } from '../../core/account/confirmation/queries.ts';
import { limitMailbox } from '../../core/account/mail-requests.ts';
import { findAccountById } from '../../core/account/queries.ts';
import { keepAdministrator } from '../../core/account/rights/administrators.ts';
import { endAllSessions } from '../../core/account/session/queries.ts';
import { announceReader } from '../../core/announcements/readers.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { findErasureRequest } from '../../core/personal-data/consents.ts';
import { badRequest } from '../../platform/errors/errors.ts';
import { queueMail } from '../../platform/mail/queue.ts';
import { eraseAccount } from '../privacy/erasure/erasure.ts';
import { setDisabled } from './queries.ts';
import { type AccountAction, requireSubject } from './subject.ts';

type OfficeContext = Pick<AppContext, 'config' | 'database' | 'store' | 'now' | 'log'>;

/** Also for refused accounts. @throws 400 if none is waiting */
export async function approveAccount(
  context: OfficeContext & Pick<AppContext, 'addressHashes'>,
  target: AccountAction,
): Promise<void> {
  const subject = await requireSubject(context.database.db, target);
  const { id } = subject;
  const { database, now } = context;
  await database.db.transaction().execute(async (trx) => {
    const decision = { decided_at: now().toISOString(), is_approved: 1, reason: '' };
    if (!(await decideAccreditation(trx, id, decision))) throw badRequest('not_waiting');
    await admit(trx, context, subject);
    await recordAudit(trx, { by: target.officer.id, action: 'approve', about: id }, now());
    await queueMail(trx, { letter: 'accreditation-approved', to: { account: id } }, now());
  });
}

/** @throws 400 if none is waiting */
export async function refuseAccount(
  context: OfficeContext,
  target: AccountAction,
  reason: string,
): Promise<void> {
  const { id } = await requireSubject(context.database.db, target);
  const { database, now } = context;
  await database.db.transaction().execute(async (trx) => {
    const decision = { decided_at: now().toISOString(), is_approved: 0, reason };
    if (!(await decideAccreditation(trx, id, decision))) throw badRequest('not_waiting');
    await recordAudit(trx, { by: target.officer.id, action: 'refuse', about: id }, now());
    await queueMail(
      trx,
      { letter: 'accreditation-refused', to: { account: id }, parameters: { reason } },
      now(),
    );
  });
}

/** @throws 409 for the last global administrator */
export async function setAccountDisabled(
  { database, now }: OfficeContext,
  target: AccountAction,
  isDisabled: boolean,
): Promise<void> {
  await database.db.transaction().execute((trx) =>
    keepAdministrator(trx, async () => {
      const { id } = await requireSubject(trx, target);
      await setDisabled(trx, id, isDisabled ? now().toISOString() : null);
      if (!isDisabled) await announceReader(trx, id, now());
      const action = isDisabled ? 'disable' : 'enable';
      await recordAudit(trx, { by: target.officer.id, action, about: id }, now());
    }),
  );
}

/** Ends all sessions of the account. */
export async function endSessionsOf({ database, now }: OfficeContext, target: AccountAction): Promise<void> {
  await database.db.transaction().execute(async (trx) => {
    const { id } = await requireSubject(trx, target);
    await endAllSessions(trx, id, 'ended_by_office');
    await recordAudit(trx, { by: target.officer.id, action: 'end_sessions', about: id }, now());
  });
}

/** Sends the link that the account needs: to confirm its address, or to choose a password. @throws 400, 429 */
export async function sendLinkTo(
  context: OfficeContext & Pick<AppContext, 'limit'>,
  target: AccountAction,
  purpose: 'verify-account' | 'reset-password',
): Promise<void> {
  const { database, limit, now } = context;
  const subject = await requireSubject(database.db, target);
  const { id, email, verified_at, disabled_at } = subject;
  const isWanted = disabled_at === null && (verified_at === null) === (purpose === 'verify-account');
  if (!isWanted) throw badRequest('link_pointless');
  const letter = isUnfinished(subject) ? 'finish-registration' : purpose;
  await limitMailbox(limit, purpose, email);
  await database.db.transaction().execute(async (trx) => {
    await queueMail(trx, { letter, to: { account: id } }, now());
    await recordAudit(
      trx,
      { by: target.officer.id, action: 'send_link', about: id, fields: [purpose] },
      now(),
    );
  });
}

/** Confirms an erasure that the person requested. @throws 400 without a request */
export async function confirmErasure(context: OfficeContext, target: AccountAction): Promise<void> {
  const { id } = await requireSubject(context.database.db, target);
  const isErased = await eraseAccount(context, id, {
    by: target.officer.id,
    reason: 'asked for by the person, confirmed by the press office',
    isAnnounced: true,
    isDue: async (trx) => (await findErasureRequest(trx, id)) !== null,
  });
  if (!isErased) throw badRequest('no_erasure');
  // The account is deleted either way; the next retention run tries again.
  await context.database.forget().catch((error: unknown) => {
    context.log.warn({ err: error }, 'erased data are not removed from the database files yet');
  });
}

/** A refused person applies again. @throws 400 */
export async function askAgain(context: OfficeContext, accountId: number): Promise<void> {
  const { database, now } = context;
  const account = await findAccountById(database.db, accountId);
  await database.db.transaction().execute(async (trx) => {
    if (account === null || !(await isRefused(trx, accountId))) throw badRequest('accreditation_not_refused');
    await recordAudit(trx, { by: accountId, action: 'ask_accreditation', about: accountId }, now());
    await askForAccreditation(trx, context, account);
  });
}
