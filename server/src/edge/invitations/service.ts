import type { GroupName } from '@press-room/contract/account-groups';
import { groupsToInviteInto, type Invitation, ownGroupsToInviteInto } from '@press-room/contract/invitations';
import { INVITATION_SECONDS } from '@press-room/contract/limits';
import { COMPANY_GROUPS, rightsOf } from '@press-room/contract/roles';
import { takeRoom } from '../../content/assets/quotas/service.ts';
import { isMember } from '../../content/companies/members/queries.ts';
import { isTaken } from '../../core/account/confirmation/queries.ts';
import { limitMailbox } from '../../core/account/mail-requests.ts';
import { changeRow, createRow, type Versioned } from '../../core/admin/writes.ts';
import type { AppContext } from '../../core/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError, badRequest, invalidField } from '../../platform/errors/errors.ts';
import { type Scope, scopeOf } from '../../platform/http/authentication.ts';
import type { Officer, Write } from '../../platform/http/officer.ts';
import { queueMail } from '../../platform/mail/queue.ts';
import { getInvitation, insertInvitation, isCompany, isInvited, updateInvitation } from './queries.ts';

type InvitationContext = Pick<AppContext, 'config' | 'database' | 'limit' | 'now'>;

const HOUR = 3600;
const INVITATIONS_AN_HOUR = 100;
const OWN_INVITATIONS_AN_HOUR = 20;

export interface NewInvitation {
  email: string;
  first_name: string;
  last_name: string;
  language: string;
  groups: readonly GroupName[];
  company: number | null;
}

const invitations = (now: Date): Versioned<Invitation> => ({
  table: 'invitation',
  noun: 'invitation',
  get: (db, id) => getInvitation(db, id, now),
});

type Inviter = Pick<Officer, 'groups' | 'permissions' | 'company_id'>;

/** Groups that an officer can invite into for a company, or without one: a company's administrator only for their own. */
export function listInvitable(officer: Inviter, company: number | null): GroupName[] {
  if (rightsOf(officer).includes('account.invite')) return groupsToInviteInto(officer);
  const isOwn = company !== null && company === officer.company_id;
  return isOwn ? ownGroupsToInviteInto(officer) : [];
}

/** An officer invites only into groups whose rights they have. @throws 403 naming the groups */
function requireInvitable(
  officer: Inviter,
  { groups, company }: { groups: readonly GroupName[]; company: number | null },
): void {
  const allowed = listInvitable(officer, company);
  const missing = groups.filter((name) => !allowed.includes(name));
  if (missing.length === 0) return;
  const permissions = rightsOf({ groups: missing.map((name) => ({ name })) });
  throw new AppError(403, {
    detail: { key: 'group_not_givable', parameters: { groups: missing.join(', ') } },
    facts: { groups: missing, missing: permissions },
  });
}

/** @throws 400 for a group that acts for a company, without one */
async function requireCompany(db: Db, { groups, company }: NewInvitation, scope: Scope): Promise<void> {
  const isForCompany = groups.some((name) => COMPANY_GROUPS.some((group) => group === name));
  if (isForCompany && company === null) throw invalidField('company', 'required');
  if (company === null) return;
  const isThere = scope === null ? await isCompany(db, company) : company === scope;
  if (!isThere) throw invalidField('company', 'unknown_company');
}

/**
 * @throws 400 for an open invitation, 403; also for a confirmed account, if the inviting officer may see accounts. A
 * company gets the same answer for every address, and only the owner of the mailbox learns more
 */
async function checkInvitation(db: Db, officer: Officer, invitation: NewInvitation): Promise<void> {
  const scope = scopeOf(officer, 'account.invite');
  const email = invitation.email;
  await requireCompany(db, invitation, scope);
  requireInvitable(officer, invitation);
  if (scope === null && (await isTaken(db, email))) throw invalidField('email', 'duplicate_email');
  if (scope !== null && (await isMember(db, email, scope))) throw invalidField('email', 'works_here_already');
  if (await isInvited(db, email, scope)) throw invalidField('email', 'invitation_stands');
}

/** A company's administrator uses one of its seats. @throws 409 */
async function requireSeat(context: InvitationContext, trx: Db, officer: Officer): Promise<void> {
  await takeRoom(context, trx, { company: scopeOf(officer, 'account.invite'), agents: 1 });
}

const toTimes = (now: Date) => ({
  sent_at: now.toISOString(),
  expires_at: new Date(now.getTime() + INVITATION_SECONDS * 1000).toISOString(),
});

/** Adds an invitation with its mail in the caller's transaction; returns its id. @throws 400, 403 */
async function addInvitation(
  trx: Db,
  officer: Officer,
  invitation: NewInvitation,
  now: Date,
): Promise<number> {
  const { groups, company, ...person } = invitation;
  const email = person.email;
  await checkInvitation(trx, officer, invitation);
  const id = await insertInvitation(trx, {
    ...person,
    ...toTimes(now),
    email,
    groups: JSON.stringify(groups),
    company_id: company,
    invited_by: officer.id,
    updated_at: now.toISOString(),
  });
  await queueMail(trx, { letter: toLetter(company), to: { invitation: id } }, now);
  return id;
}

const toLetter = (company: number | null) => (company === null ? 'invitation' : 'company-invitation');

/** Checked last, so that each hit of the limit means a sent mail. */
async function limitLetters({ limit }: InvitationContext, officer: Officer, email: string): Promise<void> {
  const scope = scopeOf(officer, 'account.invite');
  const max = scope === null ? INVITATIONS_AN_HOUR : OWN_INVITATIONS_AN_HOUR;
  await limit({ key: `invite:account:${officer.id}`, max, seconds: HOUR });
  // The limit must not disclose to a company what others have sent to a mailbox.
  await limitMailbox(limit, scope === null ? 'invitation' : `invitation-of-${scope}`, email);
}

const namesOfGroups = (groups: readonly GroupName[]): string[] => groups.map((name) => `group:+${name}`);

/** Invites a person to have an account. @throws 400, 403, 409 if the company has no free seat, 429 */
export async function createInvitation(
  context: InvitationContext,
  officer: Officer,
  form: NewInvitation,
): Promise<Invitation> {
  const { database, now } = context;
  await checkInvitation(database.db, officer, form);
  await limitLetters(context, officer, form.email);
  const at = now();
  try {
    const fields = namesOfGroups(form.groups);
    return await createRow(context, invitations(at), { officer, fields, isSeen: false }, async (trx) => {
      await requireSeat(context, trx, officer);
      return addInvitation(trx, officer, form, at);
    });
  } catch (error) {
    // Another officer invited the same address concurrently.
    if (database.classify(error) !== 'unique') throw error;
    throw invalidField('email', 'invitation_stands');
  }
}

/** Sends a new link and invalidates the previous one. @throws 400, 403, 404, 412, 429 */
export async function sendInvitation(context: InvitationContext, write: Write): Promise<Invitation> {
  const { database, now } = context;
  const first = await getInvitation(database.db, write.id, now());
  await checkSending(database.db, write.officer, first);
  await limitLetters(context, write.officer, first.email);
  const at = now();
  return changeRow(context, invitations(at), { ...write, isSeen: false }, async (trx, current) => {
    await checkSending(trx, write.officer, current);
    // An expired invitation has released its seat.
    if (current.state === 'expired') await requireSeat(context, trx, write.officer);
    await updateInvitation(trx, write.id, { ...toTimes(at), invited_by: write.officer.id });
    const letter = toLetter(current.company?.id ?? null);
    await queueMail(trx, { letter, to: { invitation: write.id } }, at);
    return { action: 'send_invitation', fields: namesOfGroups(current.groups) };
  });
}

async function checkSending(db: Db, officer: Officer, invitation: Invitation): Promise<void> {
  requireOpen(invitation);
  requireInvitable(officer, toGiven(invitation));
  if (scopeOf(officer, 'account.invite') !== null) return;
  if (await isTaken(db, invitation.email)) throw badRequest('duplicate_email');
}

const toGiven = ({ groups, company }: Invitation) => ({ groups, company: company?.id ?? null });

/** Invalidates the link. @throws 400, 403, 404, 412 */
export function revokeInvitation(context: InvitationContext, write: Write): Promise<Invitation> {
  const at = context.now();
  return changeRow(context, invitations(at), { ...write, isSeen: false }, async (trx, current) => {
    requireOpen(current);
    if (scopeOf(write.officer, 'account.invite') !== null) requireInvitable(write.officer, toGiven(current));
    await updateInvitation(trx, write.id, { revoked_at: at.toISOString() });
    return { action: 'revoke_invitation', fields: [] };
  });
}

function requireOpen({ state }: Invitation): void {
  if (state === 'accepted' || state === 'revoked') throw badRequest('invitation_ended');
}
