import { z } from 'zod';
import { accountLinkSchema, PERSON_LANGUAGES } from './account.ts';
import { GROUP_NAMES, type GroupName, STAFF_GROUPS } from './account-groups.ts';
import { namedSchema } from './named.ts';
import { personSchema } from './people.ts';
import { type Holder, ownCompanyPermissionsOf, rightsOf } from './roles.ts';

export const INVITATION_PATH = '/api/account/invitation/';
export const invitationPath = (id: number): string => `${INVITATION_PATH}${id}/`;
/** Actions of the office on an invitation: POST to `invitationPath`. */
const INVITATION_ACTIONS = ['send', 'revoke'] as const;
export type InvitationAction = (typeof INVITATION_ACTIONS)[number];
/** For invited persons: the invitation, and the registration of the account. */
export const OPEN_INVITATION_PATH = '/api/account/open-invitation/';
export const ACCEPT_INVITATION_PATH = '/api/account/accept-invitation/';
/** For invited persons who are signed in with an existing account. */
export const JOIN_COMPANY_PATH = '/api/account/join-company/';

export const INVITATION_STATES = ['waiting', 'expired', 'accepted', 'revoked'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

export const invitationSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next change. */
  version: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  language: z.string(),
  groups: z.array(z.enum(GROUP_NAMES)),
  company: namedSchema.nullable(),
  state: z.enum(INVITATION_STATES),
  /** Last sender; null: the account was deleted. */
  invited_by: personSchema.nullable(),
  sent_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  accepted_at: z.iso.datetime().nullable(),
  revoked_at: z.iso.datetime().nullable(),
  /** Id of the resulting account. */
  account: z.int().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const invitationFormSchema = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  language: z.enum(PERSON_LANGUAGES),
  groups: z.array(z.enum(GROUP_NAMES)).min(1),
  /** Id of a company. */
  company: z.int().nullable().optional(),
});

/** Invitation as the invited person sees it before accepting. */
export const openInvitationSchema = z.object({
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  company: z.string().nullable(),
  /** An account with this address exists: it can join the company's press office. */
  has_account: z.boolean(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** `code` beside the `detail` of an invalid link; `known`: an account with this address exists. */
export const INVITATION_ENDS = ['invalid', 'expired', 'accepted', 'revoked', 'known'] as const;
export type InvitationEnd = (typeof INVITATION_ENDS)[number];

/** `user_id` of the link is the id of the invitation. */
export const acceptanceSchema = accountLinkSchema.extend({
  password: z.string(),
  password_confirm: z.string().optional(),
  /** Notice read and at least 18 years old: must be true. */
  accept: z.boolean(),
  consent_data_processing: z.boolean().optional(),
  consent_marketing: z.boolean().optional(),
});

/** Groups that a company's member can invite into: agents cannot appoint administrators. */
export const ownGroupsToInviteInto = ({ groups }: Holder): GroupName[] =>
  ownCompanyPermissionsOf(groups).includes('account.invite') ? ['agent_press_room_external_company'] : [];

/**
 * Groups that an officer can invite into: only groups whose rights they have, and staff groups only with the right to
 * manage rights.
 */
export function groupsToInviteInto(officer: Holder): GroupName[] {
  const held = rightsOf(officer);
  return GROUP_NAMES.filter((name) => {
    const mayMakeStaff = held.includes('account.grant') || !STAFF_GROUPS.includes(name);
    return mayMakeStaff && rightsOf({ groups: [{ name }] }).every((right) => held.includes(right));
  });
}
