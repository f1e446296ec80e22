import { STAFF_GROUPS } from '@press-room/contract/roles';
import type { AppContext } from '../../context.ts';
import { badRequest, forbidden, notFound } from '../../errors.ts';
import type { Reader } from '../../http/authentication.ts';
import { queueMail } from '../../mail/queue.ts';
import { type Account, findAccountById, joinGroup } from '../account/queries.ts';
import { recordAudit } from '../audit/queries.ts';
import { eraseAccount } from '../privacy/erasure/erasure.ts';
import { findErasureRequest } from '../privacy/queries.ts';
import { askForAccreditation, READER_GROUP } from './accreditation.ts';
import { decideAccreditation, isRefused } from './accreditation-queries.ts';
import { setDisabled } from './queries.ts';

type OfficeContext = Pick<AppContext, 'config' | 'database' | 'store' | 'now' | 'log'>;

/** Who acts, on whom. */
export interface Deed {
  officer: NonNullable<Reader['account']>;
  accountId: number;
}

/** Staff accounts are the global administrators' business, and nobody acts on the own account. @throws 400, 403, 404 */
async function requireSubject({ database }: OfficeContext, { officer, accountId }: Deed): Promise<Account> {
  const account = await findAccountById(database.db, accountId);
  if (account === null) throw notFound();
  if (account.id === officer.id) throw badRequest('own_account');
  const isStaff = account.groups.some(({ name }) => STAFF_GROUPS.some((group) => group === name));
  const isGlobal = officer.groups.some(({ name }) => name === 'administrator_global');
  if (isStaff && !isGlobal) throw forbidden();
  return account;
}

/** Also who was refused. @throws 400 where nobody waits */
export async function approveAccount(context: OfficeContext, deed: Deed): Promise<void> {
  const { id } = await requireSubject(context, deed);
  const { database, now } = context;
  await database.db.transaction().execute(async (trx) => {
    const decision = { decided_at: now().toISOString(), is_approved: 1, reason: '' };
    if (!(await decideAccreditation(trx, id, decision))) throw badRequest('not_waiting');
    await joinGroup(trx, id, READER_GROUP);
    await recordAudit(trx, { by: deed.officer.id, action: 'approve', about: id }, now());
    await queueMail(trx, { letter: 'accreditation-approved', to: { account: id } }, now());
  });
}

/** @throws 400 where nobody waits */
export async function refuseAccount(context: OfficeContext, deed: Deed, reason: string): Promise<void> {
  const { id } = await requireSubject(context, deed);
  const { database, now } = context;
  await database.db.transaction().execute(async (trx) => {
    const decision = { decided_at: now().toISOString(), is_approved: 0, reason };
    if (!(await decideAccreditation(trx, id, decision))) throw badRequest('not_waiting');
    await recordAudit(trx, { by: deed.officer.id, action: 'refuse', about: id }, now());
    await queueMail(
      trx,
      { letter: 'accreditation-refused', to: { account: id }, parameters: { reason } },
      now(),
    );
  });
}

export async function setAccountDisabled(
  context: OfficeContext,
  deed: Deed,
  isDisabled: boolean,
): Promise<void> {
  const { id } = await requireSubject(context, deed);
  const { database, now } = context;
  await database.db.transaction().execute(async (trx) => {
    await setDisabled(trx, id, isDisabled ? now().toISOString() : null);
    const action = isDisabled ? 'disable' : 'enable';
    await recordAudit(trx, { by: deed.officer.id, action, about: id }, now());
  });
}

/** Confirms what the person asked for. @throws 400 where nobody asked */
export async function confirmErasure(context: OfficeContext, deed: Deed): Promise<void> {
  const { id } = await requireSubject(context, deed);
  const isErased = await eraseAccount(context, id, {
    by: deed.officer.id,
    reason: 'asked for by the person, confirmed by the press office',
    isAnnounced: true,
    isDue: async (trx) => (await findErasureRequest(trx, id)) !== null,
  });
  if (!isErased) throw badRequest('no_erasure');
  // The account is gone either way; the next run of retention tries again.
  await context.database.forget().catch((error: unknown) => {
    context.log.warn({ err: error }, 'what was erased is not out of the files yet');
  });
}

/** A refused person asks again. @throws 400 */
export async function askAgain(context: OfficeContext, accountId: number): Promise<void> {
  const { database, now } = context;
  const account = await findAccountById(database.db, accountId);
  await database.db.transaction().execute(async (trx) => {
    if (account === null || !(await isRefused(trx, accountId))) throw badRequest('accreditation_not_refused');
    await recordAudit(trx, { by: accountId, action: 'ask_accreditation', about: accountId }, now());
    await askForAccreditation(trx, context, account);
  });
}
