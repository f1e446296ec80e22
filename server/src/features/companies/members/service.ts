import { type CompanyMember, companyMemberSchema } from '@press-room/contract/company-members';
import { COMPANY_GROUPS, type CompanyGroup, STAFF_GROUPS } from '@press-room/contract/roles';
import type { AppContext } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { conflict, forbidden, notFound } from '../../../errors.ts';
import { scopeOf } from '../../../http/authentication.ts';
import type { Officer } from '../../../http/officer.ts';
import { queueMail } from '../../../mail/queue.ts';
import { countRows } from '../../../office/listing.ts';
import { findAccountById, joinGroup, listGroups } from '../../account/queries.ts';
import { recordAudit } from '../../audit/queries.ts';
import { decideAccreditation } from '../../users/accreditation-queries.ts';
import { requireCompanyId } from '../queries.ts';
import { deleteMember, leaveCompanyGroups, listStoredMembers, putMember, selectMembers } from './queries.ts';

type MemberContext = Pick<AppContext, 'database' | 'now'>;

/** Accounts with what they say and what was confirmed, in the order of the ids. */
export async function listMembers(db: Db, ids: readonly number[]): Promise<CompanyMember[]> {
  const rows = await listStoredMembers(db, ids);
  const groups = await listGroups(db, ids);
  return rows.map((row) => {
    const names = (groups.get(row.id) ?? []).map(({ name }) => name);
    const { company_id, claimed_id } = row;
    const says = row.account_type === 'COMPANY' && claimed_id !== null;
    return companyMemberSchema.parse({
      ...row,
      state: company_id === null ? 'waiting' : 'confirmed',
      claimed: says ? { id: claimed_id, name: row.claimed_name ?? '' } : null,
      company: company_id === null ? null : { id: company_id, name: row.company_name ?? '' },
      role: COMPANY_GROUPS.toReversed().find((group) => names.includes(group)) ?? null,
    });
  });
}

/** The first of those who wait to be confirmed, the oldest accounts first, and how many there are. */
export async function listWaitingMembers(db: Db, limit: number) {
  const waiting = selectMembers(db, { state: 'waiting', company: undefined, scope: null });
  const ids = await waiting.orderBy('account.id').limit(limit).execute();
  return {
    count: await countRows(db, waiting),
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

interface Deed {
  officer: Officer;
  accountId: number;
}

/**
 * Says for which company's press office an account works, and as what: the one way to its rights there. @throws 400, 403
 * for the association's own people, 404, 409 for an account that cannot sign in
 */
export async function confirmMember(
  { database, now }: MemberContext,
  { officer, accountId }: Deed,
  { company, role }: { company: number | string; role: CompanyGroup },
): Promise<CompanyMember> {
  return database.db.transaction().execute(async (trx) => {
    const account = await findAccountById(trx, accountId);
    if (account === null) throw notFound();
    const isStaff = account.groups.some(({ name }) => STAFF_GROUPS.some((group) => group === name));
    if (isStaff || account.id === officer.id) throw forbidden();
    if (account.verified_at === null || account.disabled_at !== null) throw conflict('member_cannot_sign_in');
    const company_id = await requireCompanyId(trx, company);
    const instant = now().toISOString();
    await putMember(trx, {
      user_account_id: accountId,
      company_id,
      confirmed_at: instant,
      confirmed_by: officer.id,
    });
    await leaveCompanyGroups(trx, accountId);
    await joinGroup(trx, accountId, role);
    const decision = { decided_at: instant, is_approved: 1, reason: '' };
    if (await decideAccreditation(trx, accountId, decision))
      await queueMail(trx, { letter: 'accreditation-approved', to: { account: accountId } }, now());
    const fields = ['company', 'role'];
    await recordAudit(trx, { by: officer.id, action: 'confirm_company', about: accountId, fields }, now());
    return getMember(trx, accountId);
  });
}

/** Takes an account out of the press office of its company; what it wrote stays there. @throws 403, 404 */
export async function removeMember(
  { database, now }: MemberContext,
  { officer, accountId }: Deed,
): Promise<void> {
  const scope = scopeOf(officer, 'company_member.remove');
  await database.db.transaction().execute(async (trx) => {
    const { company, role } = await getMember(trx, accountId);
    if (company === null || (scope !== null && company.id !== scope)) throw notFound();
    // Its administrators are named by the association, and by nobody of the company.
    if (scope !== null && role !== 'agent_press_room_external_company') throw forbidden();
    if (!(await deleteMember(trx, accountId))) throw notFound();
    await leaveCompanyGroups(trx, accountId);
    await recordAudit(trx, { by: officer.id, action: 'remove_from_company', about: accountId }, now());
  });
}
