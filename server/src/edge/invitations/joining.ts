import type { AccountLink } from '@press-room/contract/account';
import { joinCompany } from '../../content/companies/members/joining.ts';
import { isRefused } from '../../core/account/accreditation-queries.ts';
import { findAccountById } from '../../core/account/queries.ts';
import { raiseAccount } from '../../core/account/rights/queries.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { type AcceptanceContext, ended, requireFree, requireInvitation, roleOf } from './acceptance.ts';
import { markAccepted } from './queries.ts';

interface Joining {
  link: AccountLink;
  accountId: number;
}

/**
 * Adds a person with an account to the company's press office: the link proves the mailbox, the sign-in the person. The
 * person must not belong to another company, and an earlier refusal by the association stays.
 * @throws 400 with why the link is invalid, 409
 */
export async function joinByInvitation(
  context: AcceptanceContext,
  { link, accountId }: Joining,
): Promise<void> {
  const invitation = await requireInvitation(context, link);
  const { company_id, email, invited_by } = invitation;
  const role = roleOf(invitation);
  if (company_id === null || role === null) throw ended('known');
  const { database, now } = context;
  await database.db.transaction().execute(async (trx) => {
    // Of two concurrent requests for different companies one succeeds.
    await raiseAccount(trx, accountId);
    const account = await findAccountById(trx, accountId);
    if (account?.email !== email) throw conflict('other_account_invited');
    requireFree(account, company_id);
    if (await isRefused(trx, accountId)) throw conflict('press_office_decides');
    // A concurrent request used the same link, or revoked it.
    const isFirst = await markAccepted(trx, invitation, { account: accountId, at: now().toISOString() });
    if (!isFirst) throw ended('invalid');
    await joinCompany(trx, { account: accountId, company_id, role, by: invited_by }, now());
    const fields = [`group:+${role}`];
    await recordAudit(trx, { by: accountId, action: 'accept_invitation', about: accountId, fields }, now());
  });
}
