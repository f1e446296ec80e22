import {
  COMPANY_MEMBER_PATH,
  type CompanyMember,
  claimRefusalSchema,
  companyMemberFormSchema,
  companyMemberSchema,
  MEMBER_STATES,
} from '@press-room/contract/company-members';
import { COMPANY_NAME_MAX_LENGTH, REASON_MAX_LENGTH } from '@press-room/contract/limits';
import { COMPANY_GROUPS } from '@press-room/contract/roles';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { ownByItself } from '../../../core/admin/own-company.ts';
import type { AppContext } from '../../../core/context.ts';
import { requireScope } from '../../../platform/http/authentication.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { requiredChoice, requiredIdOrName, requiredText } from '../../../platform/http/fields.ts';
import type { ListSource } from '../../../platform/http/list.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { writeOf } from '../../../platform/http/officer.ts';
import type { QueryValues } from '../../../platform/http/query.ts';
import { MEMBER_FIELDS, selectMembers, WAITING_FIRST } from './queries.ts';
import { confirmMember, listMembers, refuseMember, removeMember } from './service.ts';

const memberForm = z.object({
  company: requiredIdOrName({ max: COMPANY_NAME_MAX_LENGTH }),
  role: requiredChoice(COMPANY_GROUPS),
});
const refusalForm = z.object({ reason: requiredText({ max: REASON_MAX_LENGTH, hasLines: true }) });
const QUERY = { state: z.enum(MEMBER_STATES).optional(), company: idParameter.optional() };

function memberSource(
  { database }: AppContext,
  request: FastifyRequest,
  query: QueryValues<typeof QUERY>,
): ListSource<CompanyMember> {
  const filter = { ...query, scope: requireScope(request.reader, 'company_member.view') };
  return officeSource({
    database,
    fields: MEMBER_FIELDS,
    from: (db) => selectMembers(db, filter),
    order: WAITING_FIRST,
    read: listMembers,
  });
}

/** Members of companies' press offices; never cached. */
export function companyMemberResources(context: AppContext): Resource[] {
  const guard = {
    access: 'admitted',
    permission: 'company_member.view',
    ownCompany: ownByItself,
  } as const;
  return [
    {
      path: COMPANY_MEMBER_PATH,
      ...guard,
      GET: listEndpoint(context, {
        summary: 'Accounts that work for a company’s press office, and those that say so and wait',
        query: QUERY,
        row: companyMemberSchema,
        isPaged: true,
        source: (request, query) => memberSource(context, request, query),
      }),
    },
    {
      path: `${COMPANY_MEMBER_PATH}:id/`,
      access: 'admitted',
      permission: 'company_member.edit',
      PUT: {
        isVersioned: true,
        needsRecentProof: true,
        summary: 'Confirms for which company’s press office an account works, and as what; requires If-Match',
        body: companyMemberFormSchema,
        response: { 200: companyMemberSchema },
        row: async (request) => {
          const write = writeOf(request);
          const form = parseBody(request, memberForm);
          return await confirmMember(context, write, form);
        },
      },
    },
    {
      path: `${COMPANY_MEMBER_PATH}:id/refuse/`,
      access: 'admitted',
      permission: 'company_member.edit',
      POST: {
        isVersioned: true,
        needsRecentProof: true,
        summary:
          'Rejects the company that an account names, with the reason for its owner; requires If-Match',
        body: claimRefusalSchema,
        response: { 200: companyMemberSchema },
        row: async (request) => {
          const write = writeOf(request);
          const { reason } = parseBody(request, refusalForm);
          return await refuseMember(context, write, reason);
        },
      },
    },
    {
      path: `${COMPANY_MEMBER_PATH}:id/remove/`,
      access: 'admitted',
      permission: 'company_member.remove',
      ownCompany: ownByItself,
      POST: {
        isVersioned: true,
        needsRecentProof: true,
        summary: 'Takes an account out of the press office of its company; requires If-Match',
        response: { 204: z.null() },
        answer: (request) => removeMember(context, writeOf(request)),
      },
    },
  ];
}
