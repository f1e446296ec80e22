import { COMPANY_GROUPS, groupsToInviteInto, type Invitation } from '@press-room/contract/invitations';
import { INVITATION_SECONDS } from '@press-room/contract/limits';
import { type GroupName, type Holder, rightsOf } from '@press-room/contract/roles';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { AppError, badRequest, invalidField } from '../../errors.ts';
import type { Officer, Write } from '../../http/officer.ts';
import { queueMail } from '../../mail/queue.ts';
import { changeRow, createRow, type Versioned } from '../../office/writes.ts';
import { limitMailbox } from '../account/mail-requests.ts';
import { findAccount } from '../account/queries.ts';
import { getInvitation, insertInvitation, isCompany, isInvited, updateInvitation } from './queries.ts';

type InvitationContext = Pick<AppContext, 'database' | 'limit' | 'now'>;

const HOUR = 3600;
const INVITATIONS_AN_HOUR = 100;

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

/** Nobody invites into what they may not give. @throws 403 that names the groups */
export function requireInvitable(officer: Holder, groups: readonly GroupName[]): void {
  const allowed = groupsToInviteInto(officer);
  const missing = groups.filter((name) => !allowed.includes(name));
  if (missing.length === 0) return;
  const permissions = rightsOf({ groups: missing.map((name) => ({ name })) });
  throw new AppError(403, {
    detail: { key: 'group_not_givable', parameters: { groups: missing.join(', ') } },
    facts: { groups: missing, missing: permissions },
  });
}

/** @throws 400 for a group that acts for a company, without one */
async function requireCompany(db: Db, { groups, company }: NewInvitation): Promise<void> {
  const isForCompany = groups.some((name) => COMPANY_GROUPS.includes(name));
  if (isForCompany && company === null) throw invalidField('company', 'required');
  if (company !== null && !(await isCompany(db, company))) throw invalidField('company', 'unknown_company');
}

/** @throws 400 for an address that has an account, or an invitation that stands; 403 */
async function checkInvitation(db: Db, officer: Officer, invitation: NewInvitation): Promise<void> {
  requireInvitable(officer, invitation.groups);
  await requireCompany(db, invitation);
  const email = invitation.email.toLowerCase();
  if ((await findAccount(db, email)) !== null) throw invalidField('email', 'duplicate_email');
  if (await isInvited(db, email)) throw invalidField('email', 'invitation_stands');
}

const toTimes = (now: Date) => ({
  sent_at: now.toISOString(),
  expires_at: new Date(now.getTime() + INVITATION_SECONDS * 1000).toISOString(),
});

/** Adds an invitation with its letter in a transaction of the caller; answers its number. @throws 400, 403 */
export async function addInvitation(
  trx: Db,
  officer: Officer,
  invitation: NewInvitation,
  now: Date,
): Promise<number> {
  const { groups, company, ...person } = invitation;
  const email = person.email.toLowerCase();
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

/** After all else is checked: a hit of the limit always means a letter. */
async function limitLetters({ limit }: InvitationContext, officer: Officer, email: string): Promise<void> {
  await limit({ key: `invite:account:${officer.id}`, max: INVITATIONS_AN_HOUR, seconds: HOUR });
  await limitMailbox(limit, 'invitation', email);
}

const namesOfGroups = (groups: readonly GroupName[]): string[] => groups.map((name) => `group:+${name}`);

/** Asks somebody to have an account. @throws 400, 403, 429 */
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
    return await createRow(context, invitations(at), { officer, fields, isSeen: false }, (trx) =>
      addInvitation(trx, officer, form, at),
    );
  } catch (error) {
    // Somebody else invited the same address at the same moment.
    if (database.classify(error) !== 'unique') throw error;
    throw invalidField('email', 'invitation_stands');
  }
}

/** A new letter with a new link; the one before leads nowhere. @throws 400, 403, 404, 412, 429 */
export async function sendInvitation(context: InvitationContext, write: Write): Promise<Invitation> {
  const { database, now } = context;
  const first = await getInvitation(database.db, write.id, now());
  await checkSending(database.db, write.officer, first);
  await limitLetters(context, write.officer, first.email);
  const at = now();
  return changeRow(context, invitations(at), { ...write, isSeen: false }, async (trx, current) => {
    await checkSending(trx, write.officer, current);
    await updateInvitation(trx, write.id, { ...toTimes(at), invited_by: write.officer.id });
    const letter = toLetter(current.company?.id ?? null);
    await queueMail(trx, { letter, to: { invitation: write.id } }, at);
    return { action: 'send_invitation', fields: namesOfGroups(current.groups) };
  });
}

async function checkSending(db: Db, officer: Officer, invitation: Invitation): Promise<void> {
  requireStanding(invitation);
  requireInvitable(officer, invitation.groups);
  if ((await findAccount(db, invitation.email)) !== null) throw badRequest('duplicate_email');
}

/** The link leads nowhere from now on. @throws 400, 404, 412 */
export function revokeInvitation(context: InvitationContext, write: Write): Promise<Invitation> {
  const at = context.now();
  return changeRow(context, invitations(at), { ...write, isSeen: false }, async (trx, current) => {
    requireStanding(current);
    await updateInvitation(trx, write.id, { revoked_at: at.toISOString() });
    return { action: 'revoke_invitation', fields: [] };
  });
}

function requireStanding({ state }: Invitation): void {
  if (state === 'accepted' || state === 'revoked') throw badRequest('invitation_ended');
}
