import type { CompanyGroup } from '@press-room/contract/roles';
import { decideAccreditation } from '../../../core/account/accreditation-queries.ts';
import { joinGroup } from '../../../core/account/queries.ts';
import { announceReader } from '../../../core/announcements/readers.ts';
import type { Db } from '../../../platform/db/db.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { deleteRefusal, leaveCompanyGroups, putMember } from './queries.ts';

interface Joining {
  account: number;
  company_id: number;
  role: CompanyGroup;
  /** Officer who appointed them. */
  by: number | null;
}

/**
 * Makes an account a member of a company's press office, and of no other; admits the account if its request is pending.
 */
export async function joinCompany(
  trx: Db,
  { account, company_id, role, by }: Joining,
  now: Date,
): Promise<void> {
  const confirmed_at = now.toISOString();
  await putMember(trx, { user_account_id: account, company_id, confirmed_at, confirmed_by: by });
  await deleteRefusal(trx, account);
  await leaveCompanyGroups(trx, account);
  await joinGroup(trx, account, role);
  await announceReader(trx, account, now);
  const decision = { decided_at: confirmed_at, is_approved: 1, reason: '' };
  if (await decideAccreditation(trx, account, decision))
    await queueMail(trx, { letter: 'accreditation-approved', to: { account } }, now);
}
