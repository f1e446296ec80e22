import type { AccountLink } from '@press-room/contract/account';
import { GROUP_NAMES, type GroupName, isStaff } from '@press-room/contract/account-groups';
import type { InvitationEnd, OpenInvitation } from '@press-room/contract/invitations';
import { COMPANY_GROUPS, type CompanyGroup } from '@press-room/contract/roles';
import { z } from 'zod';
import { putMember } from '../../content/companies/members/queries.ts';
import { isTaken, takeUnconfirmed } from '../../core/account/confirmation/queries.ts';
import { verifyAccount } from '../../core/account/confirmation/service.ts';
import { toId } from '../../core/account/link-check.ts';
import { checkNewPassword } from '../../core/account/password/rules.ts';
import { hashPassword } from '../../core/account/passwords.ts';
import { type Account, createAccount, findAccountById, joinGroup } from '../../core/account/queries.ts';
import { rememberAddress } from '../../core/account/sign-in/sign-in-queries.ts';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { recordConsent } from '../../core/personal-data/consents.ts';
import type { Db } from '../../platform/db/db.ts';
import { AppError, conflict, invalidFields } from '../../platform/errors/errors.ts';
import type { MessageKey } from '../../platform/text/messages.ts';
import { findInvitation, markAccepted, stateOf } from './queries.ts';
import { listInvitable } from './service.ts';

export type AcceptanceContext = Pick<AppContext, 'addressHashes' | 'config' | 'database' | 'links' | 'now'>;
export type StoredInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

const ENDS: Record<InvitationEnd, MessageKey> = {
  invalid: 'link_bad',
  expired: 'link_expired',
  accepted: 'invitation_accepted',
  revoked: 'invitation_revoked',
  known: 'invitation_known',
};

export const ended = (code: InvitationEnd): AppError =>
  new AppError(400, { detail: { key: ENDS[code] }, facts: { code } });

const groupsSchema = z.array(z.enum(GROUP_NAMES));
const groupsOf = ({ groups }: StoredInvitation): GroupName[] => groupsSchema.parse(JSON.parse(groups));

/** An invitation is valid only as long as its sender has the rights that it gives. */
async function isVouchedFor(db: Db, invitation: StoredInvitation): Promise<boolean> {
  const sender = invitation.invited_by === null ? null : await findAccountById(db, invitation.invited_by);
  if (sender === null || sender.disabled_at !== null) return false;
  const allowed = listInvitable(sender, invitation.company_id);
  return groupsOf(invitation).every((name) => allowed.includes(name));
}

/** Invitation of a link. Without a valid signature nothing is disclosed. @throws 400 with why the link is invalid */
export async function requireInvitation(
  { database: { db }, links, now }: AcceptanceContext,
  link: AccountLink,
): Promise<StoredInvitation> {
  const invitation = await findInvitation(db, toId(link.user_id));
  const verdict = links.account.check('invitation', link, invitation);
  if (invitation === null || verdict === 'bad') throw ended('invalid');
  const state = stateOf(invitation, now());
  if (state === 'waiting' && verdict === 'good') {
    if (await isVouchedFor(db, invitation)) return invitation;
    throw ended('revoked');
  }
  throw ended(state === 'waiting' ? 'expired' : state);
}

/** Role of an invitation at its company; null: none. */
export const roleOf = (invitation: StoredInvitation): CompanyGroup | null =>
  COMPANY_GROUPS.toReversed().find((group) => groupsOf(invitation).includes(group)) ?? null;

/** @throws 400 with why the link is invalid */
export async function openInvitation(context: AcceptanceContext, link: AccountLink): Promise<OpenInvitation> {
  const invitation = await requireInvitation(context, link);
  const { email, first_name, last_name, company_id, company_name } = invitation;
  const has_account = await isTaken(context.database.db, email);
  if (has_account && roleOf(invitation) === null) throw ended('known');
  return { email, first_name, last_name, company: company_id === null ? null : company_name, has_account };
}

interface AcceptanceForm {
  password: string;
  password_confirm?: string | undefined;
  consent_data_processing?: boolean | undefined;
  consent_marketing?: boolean | undefined;
}

interface Acceptance {
  link: AccountLink;
  form: AcceptanceForm;
  address_hash: string;
}

/**
 * Creates the account with a confirmed address, groups and consents, once: the link proves the mailbox, so an account
 * that nobody confirmed is replaced. A weak password does not use the link up.
 * @throws 400, 409
 */
export async function acceptInvitation(
  context: AcceptanceContext,
  { link, form, address_hash }: Acceptance,
): Promise<void> {
  const { database } = context;
  const invitation = await requireInvitation(context, link);
  const broken = await checkNewPassword(context, form, {
    ...invitation,
    names: [invitation.company_name ?? ''],
  });
  if (Object.keys(broken).length > 0) throw invalidFields(broken);
  const password_hash = await hashPassword(form.password);
  try {
    await database.db
      .transaction()
      .execute((trx) => writeAccount(trx, context, invitation, { form, password_hash, address_hash }));
  } catch (error) {
    if (database.classify(error) !== 'unique') throw error;
    throw ended('known');
  }
}

interface NewMember {
  form: AcceptanceForm;
  password_hash: string;
  address_hash: string;
}

async function writeAccount(
  trx: Db,
  context: AcceptanceContext,
  invitation: StoredInvitation,
  member: NewMember,
): Promise<void> {
  const { form, address_hash } = member;
  const now = context.now();
  const at = now.toISOString();
  const { company_id, invited_by } = invitation;
  const account = await admitInvited(trx, context, invitation, member);
  // A concurrent request used the same link, or revoked it.
  if (!(await markAccepted(trx, invitation, { account, at }))) throw ended('invalid');
  // The inviting person appointed this member of a company's press office.
  if (company_id !== null && roleOf(invitation) !== null)
    await putMember(trx, {
      user_account_id: account,
      company_id,
      confirmed_at: at,
      confirmed_by: invited_by,
    });
  const answers = [
    { purpose: 'notice', answer: true },
    { purpose: 'data_processing', answer: form.consent_data_processing },
    { purpose: 'marketing', answer: form.consent_marketing },
  ] as const;
  for (const { purpose, answer } of answers)
    if (answer !== undefined) await recordConsent(trx, { user_account_id: account, purpose, answer }, now);
  await rememberAddress(trx, account, address_hash, now);
  const fields = groupsOf(invitation).map((name) => `group:+${name}`);
  await recordAudit(trx, { by: account, action: 'accept_invitation', about: account, fields }, now);
}

/** Adds a confirmed account, or replaces and confirms the unconfirmed account of the address; returns its id. */
async function admitInvited(
  trx: Db,
  context: AcceptanceContext,
  invitation: StoredInvitation,
  { password_hash }: NewMember,
): Promise<number> {
  const { email, first_name, last_name, language, company_id } = invitation;
  const now = context.now();
  const groups = groupsOf(invitation);
  const person = {
    email,
    first_name,
    last_name,
    language,
    password_hash,
    ...(company_id !== null && {
      profession: { account_type: 'COMPANY', company_id, company_name: '' } as const,
    }),
  };
  const taken = await takeUnconfirmed(trx, person);
  if (taken === null)
    return createAccount(trx, { ...person, groups, verified_at: now.toISOString(), disabled_at: null }, now);
  const account = await findAccountById(trx, taken);
  if (account === null) throw ended('invalid');
  if (company_id !== null && roleOf(invitation) !== null) requireFree(account, company_id);
  for (const name of groups) await joinGroup(trx, taken, name);
  await verifyAccount(trx, context, (await findAccountById(trx, taken)) ?? account);
  return taken;
}

/** @throws 409 for a person of another company or of the association */
export function requireFree(account: Account, company_id: number): void {
  const isElsewhere = account.company_id !== null && account.company_id !== company_id;
  if (isElsewhere || isStaff(account)) throw conflict('works_elsewhere');
}
