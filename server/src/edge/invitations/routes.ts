import { accountLinkSchema, detailSchema, PERSON_LANGUAGES } from '@press-room/contract/account';
import { GROUP_NAMES } from '@press-room/contract/account-groups';
import {
  ACCEPT_INVITATION_PATH,
  acceptanceSchema,
  INVITATION_PATH,
  INVITATION_STATES,
  invitationFormSchema,
  invitationSchema,
  JOIN_COMPANY_PATH,
  OPEN_INVITATION_PATH,
  openInvitationSchema,
} from '@press-room/contract/invitations';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { linkFields } from '../../core/account/link-check.ts';
import { officeSource } from '../../core/admin/listing.ts';
import { ownRows } from '../../core/admin/own-company.ts';
import type { AppContext } from '../../core/context.ts';
import { detailOf } from '../../platform/http/answer.ts';
import { requireAccountId, requireScope, scopeOf } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import { idParameter } from '../../platform/http/documentation.ts';
import type { Endpoint, Resource } from '../../platform/http/endpoint.ts';
import {
  acceptance,
  clearableId,
  emailText,
  optionalBoolean,
  passwordText,
  requiredChoice,
  requiredChoices,
  requiredText,
  withCamelCase,
} from '../../platform/http/fields.ts';
import { listEndpoint } from '../../platform/http/list-endpoint.ts';
import { networkOf } from '../../platform/http/network.ts';
import { officerOf, type Write, writeOf } from '../../platform/http/officer.ts';
import { type QueryValues, requireId } from '../../platform/http/query.ts';
import { acceptInvitation, openInvitation } from './acceptance.ts';
import { joinByInvitation } from './joining.ts';
import {
  getInvitation,
  INVITATION_FIELDS,
  INVITATION_ORDER,
  listInvitations,
  selectInvitations,
} from './queries.ts';
import { createInvitation, revokeInvitation, sendInvitation } from './service.ts';

const HOUR = 3600;
const NAME = { max: NAME_MAX_LENGTH };

const invitationForm = z.object({
  email: emailText(),
  first_name: requiredText(NAME),
  last_name: requiredText(NAME),
  language: requiredChoice(PERSON_LANGUAGES),
  groups: requiredChoices(GROUP_NAMES),
  company: clearableId(),
});

const linkForm = z.object(linkFields);
const acceptanceForm = withCamelCase(
  z.object({
    ...linkFields,
    password: passwordText(),
    password_confirm: passwordText().optional(),
    accept: acceptance(),
    consent_data_processing: optionalBoolean(),
    consent_marketing: optionalBoolean(),
  }),
);

const INVITATION_FILTERS = {
  state: z.enum(INVITATION_STATES).optional(),
  company: idParameter.optional().describe('Number of a company'),
};

export const invitationResources = (context: AppContext): Resource[] => [
  ...officeResources(context),
  ...guestResources(context),
];

/** Invitations by the press office. */
function officeResources(context: AppContext): Resource[] {
  const { database, now } = context;
  const guard = {
    access: 'admitted',
    permission: 'account.invite',
    ownCompany: ownRows(context, 'invitation'),
  } as const;
  const action = (summary: string, run: (write: Write) => Promise<{ version: number }>): Endpoint => ({
    needsRecentProof: true,
    isVersioned: true,
    summary: `${summary}; requires If-Match`,
    response: { 200: invitationSchema },
    row: (request) => run(writeOf(request)),
  });
  return [
    {
      path: INVITATION_PATH,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Invitations, sent last first',
        query: INVITATION_FILTERS,
        row: invitationSchema,
        isPaged: true,
        source: (request, query) => toSource(context, request, query),
      }),
      POST: {
        needsRecentProof: true,
        summary: 'Mail somebody a link to an account of their own; nobody gives groups beyond their rights',
        body: invitationFormSchema,
        response: { 201: invitationSchema },
        row: async (request) => {
          const officer = officerOf(request);
          const { company = null, ...form } = parseBody(request, invitationForm);
          // A company's administrator need not specify it.
          const own = scopeOf(officer, 'account.invite');
          return createInvitation(context, officer, { ...form, company: company ?? own });
        },
      },
    },
    {
      path: `${INVITATION_PATH}:id/`,
      ...guard,
      GET: {
        summary: 'One invitation',
        response: { 200: invitationSchema },
        row: (request) => getInvitation(database.db, requireId(request), now()),
      },
    },
    {
      path: `${INVITATION_PATH}:id/send/`,
      ...guard,
      POST: action('A new letter with a new link', (write) => sendInvitation(context, write)),
    },
    {
      path: `${INVITATION_PATH}:id/revoke/`,
      ...guard,
      POST: action('Take an invitation back', (write) => revokeInvitation(context, write)),
    },
  ];
}

function toSource(
  { database, now }: AppContext,
  request: FastifyRequest,
  query: QueryValues<typeof INVITATION_FILTERS>,
) {
  const filter = {
    ...query,
    scope: requireScope(request.reader, 'account.invite'),
  };
  return officeSource({
    database,
    fields: INVITATION_FIELDS,
    from: (db) => selectInvitations(db, filter, now()),
    order: INVITATION_ORDER,
    read: (db, ids) => listInvitations(db, ids, now()),
  });
}

/** Invited persons have no account yet: the link is their only proof. */
const guestResources = (context: AppContext): Resource[] => [
  {
    path: OPEN_INVITATION_PATH,
    access: 'ignored',
    POST: {
      summary: 'What an invitation says, for who has its link',
      body: accountLinkSchema,
      response: { 200: openInvitationSchema },
      answer: async (request) => {
        const link = parseBody(request, linkForm);
        const network = networkOf(request);
        await context.limit({ key: `open-invitation:address:${network}`, max: 60, seconds: HOUR });
        return await openInvitation(context, link);
      },
    },
  },
  {
    path: ACCEPT_INVITATION_PATH,
    access: 'ignored',
    POST: {
      summary: 'Accept an invitation, once: the account is ready to sign in',
      body: acceptanceSchema,
      response: { 200: detailSchema },
      answer: async (request) => {
        const {
          user_id,
          timestamp,
          signature,
          accept: _accepted,
          ...form
        } = parseBody(request, acceptanceForm);
        const network = networkOf(request);
        await context.limit({ key: `accept-invitation:address:${network}`, max: 20, seconds: HOUR });
        const address_hash = context.addresses.toHash(network);
        await acceptInvitation(context, { link: { user_id, timestamp, signature }, form, address_hash });
        return { detail: detailOf(request, 'invitation_done') };
      },
    },
  },
  {
    path: JOIN_COMPANY_PATH,
    access: 'signed-in',
    POST: {
      summary: 'Accept an invitation to a company’s press office with the account that it was sent to, once',
      body: accountLinkSchema,
      response: { 200: detailSchema },
      answer: async (request) => {
        const link = parseBody(request, linkForm);
        await joinByInvitation(context, { link, accountId: requireAccountId(request) });
        return { detail: detailOf(request, 'company_joined') };
      },
    },
  },
];
