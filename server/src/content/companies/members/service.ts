import { isStaff } from '@press-room/contract/account-groups';
import { type CompanyMember, companyMemberSchema } from '@press-room/contract/company-members';
import { COMPANY_GROUPS, type CompanyGroup } from '@press-room/contract/roles';
import { findAccountById, listGroups } from '../../../core/account/queries.ts';
import { claimAccount } from '../../../core/account/rights/queries.ts';
import { overtaken } from '../../../core/audit/last-change.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import { requireCompanyId } from '../../../core/companies/names.ts';
import type { AppContext } from '../../../core/context.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import { conflict, forbidden, notFound } from '../../../platform/errors/errors.ts';
import { scopeOf } from '../../../platform/http/authentication.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { queueMail } from '../../../platform/mail/queue.ts';
import { joinCompany } from './joining.ts';
import { deleteMember, leaveCompanyGroups, listStoredMembers, putRefusal, selectMembers } from './queries.ts';

type MemberContext = Pick<AppContext, 'database' | 'now'>;

/** Accounts with claim and confirmation, in the order of the ids. */
export async function listMembers(db: Db, ids: readonly number[]): Promise<CompanyMember[]> {
  const rows = await listStoredMembers(db, ids);
  const groups = await listGroups(db, ids);
  return rows.map((row) => {
    const names = (groups.get(row.id) ?? []).map(({ name }) => name);
    const { company_id, claimed_id, reason, refused_at } = row;
    const says = row.account_type === 'COMPANY' && claimed_id !== null;
    const refusal = company_id === null && reason !== null ? { reason, at: refused_at } : null;
    const claims = refusal === null ? 'waiting' : 'refused';
    return companyMemberSchema.parse({
      ...row,
      refusal,
      state: company_id === null ? claims : 'confirmed',
      claimed: says ? { id: claimed_id, name: row.claimed_name ?? '' } : null,
      company: company_id === null ? null : { id: company_id, name: row.company_name ?? '' },
      role: COMPANY_GROUPS.toReversed().find((group) => names.includes(group)) ?? null,
    });
  });
}

/** Accounts with a pending claim, oldest first up to a limit, and their number. */
export async function listWaitingMembers(db: Db, limit: number) {
  const waiting = selectMembers(db, { state: 'waiting', company: undefined, scope: null });
  const ids = await waiting.orderBy('account.id').limit(limit).execute();
  return {
    count: await countRows(waiting),
    rows: await listMembers(
      db,
      ids.map(({ id }) => id),
    ),
  };
}

/** @throws 404 */
async function getMember(db: Db, id: number): Promise<CompanyMember> {
  const [member] = await listMembers(db, [id]);
  if (member === undefined) throw notFound();
  return member;
}

/** Raises the version of an unchanged account. @throws 404, 412 with the current row */
async function claimMember(trx: Db, { id, version, officer }: Write): Promise<CompanyMember> {
  const isClaimed = await claimAccount(trx, id, version);
  const member = await getMember(trx, id);
  if (!isClaimed) throw await overtaken(trx, { subject: `user_account:${id}`, officer, current: member });
  return member;
}

/**
 * Confirms an account's company and role; no other call gives it rights there.
 * @throws 400, 403 for officers of the association, 404, 409 for an account that cannot sign in, 412
 */
export async function confirmMember(
  { database, now }: MemberContext,
  write: Write,
  { company, role }: { company: number | string; role: CompanyGroup },
): Promise<CompanyMember> {
  const { id, officer } = write;
  return database.db.transaction().execute(async (trx) => {
    const account = await findAccountById(trx, id);
    if (account === null) throw notFound();
    if (isStaff(account) || id === officer.id) throw forbidden();
    if (account.verified_at === null || account.disabled_at !== null) throw conflict('member_cannot_sign_in');
    await claimMember(trx, write);
    const company_id = await requireCompanyId(trx, company);
    await joinCompany(trx, { account: id, company_id, role, by: officer.id }, now());
    const fields = ['company', 'role'];
    await recordAudit(trx, { by: officer.id, action: 'confirm_company', about: id, fields }, now());
    return getMember(trx, id);
  });
}

/** Refuses the company that an account claims, with a reason. @throws 404, 409 if no claim is pending, 412 */
export async function refuseMember(
  { database, now }: MemberContext,
  write: Write,
  reason: string,
): Promise<CompanyMember> {
  const { id, officer } = write;
  return database.db.transaction().execute(async (trx) => {
    const { state, claimed } = await claimMember(trx, write);
    if (state !== 'waiting' || claimed === null) throw conflict('claim_not_waiting');
    const refused_at = now().toISOString();
    const refusal = { user_account_id: id, company_id: claimed.id, reason, refused_at };
    await putRefusal(trx, { ...refusal, refused_by: officer.id });
    const parameters = { company: claimed.name, reason };
    await queueMail(trx, { letter: 'company-claim-refused', to: { account: id }, parameters }, now());
    await recordAudit(
      trx,
      { by: officer.id, action: 'refuse_company', about: id, fields: ['company'] },
      now(),
    );
    return getMember(trx, id);
  });
}

/** Removes an account from the press office of its company; its texts are kept. @throws 403, 404, 412 */
export async function removeMember({ database, now }: MemberContext, write: Write): Promise<void> {
  const { id, officer } = write;
  const scope = scopeOf(officer, 'company_member.remove');
  await database.db.transaction().execute(async (trx) => {
    const { company, role } = await getMember(trx, id);
    if (company === null || (scope !== null && company.id !== scope)) throw notFound();
    // The association appoints the administrators of a company, not the company.
    if (scope !== null && role !== 'agent_press_room_external_company') throw forbidden();
    await claimMember(trx, write);
    await deleteMember(trx, id);
    await leaveCompanyGroups(trx, id);
    await recordAudit(trx, { by: officer.id, action: 'remove_from_company', about: id }, now());
  });
}
