import {
  COMPANY_PATH,
  companySchema,
  nameDecisionSchema,
  PUBLIC_FIELD_LENGTHS,
} from '@press-room/contract/companies';
import { companyQuotasSchema } from '@press-room/contract/company-quotas';
import { REASON_MAX_LENGTH } from '@press-room/contract/limits';
import {
  OWN_COMPANY_PATH,
  OWN_FIELDS,
  type OwnCompanyForm,
  ownCompanyFormSchema,
  ownCompanySchema,
  toPublicField,
} from '@press-room/contract/own-company';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accessTo } from '../../../core/admin/resources.ts';
import type { AppContext } from '../../../core/context.ts';
import { invalidField, notFound } from '../../../platform/errors/errors.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { changedText, optionalText, requiredBoolean, withCamelCase } from '../../../platform/http/fields.ts';
import { writeOf } from '../../../platform/http/officer.ts';
import { requireId } from '../../../platform/http/query.ts';
import { listQuotas } from '../../assets/quotas/service.ts';
import { textOf } from '../admin/form.ts';
import { changeOwnCompany, decideName, getOwnCompany } from './service.ts';

const ownCompanyForm = withCamelCase(
  z.object({
    ...Object.fromEntries(OWN_FIELDS.map((field) => [field, textOf(toPublicField(field))])),
    name: changedText({ max: PUBLIC_FIELD_LENGTHS.business_name }),
  }),
).transform(
  (form): OwnCompanyForm =>
    Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined)),
);

const nameDecisionForm = z.object({
  is_approved: requiredBoolean(),
  note: optionalText({ max: REASON_MAX_LENGTH, hasLines: true }),
});

/** Other companies appear not to exist. */
const itself = async (request: FastifyRequest, company: number): Promise<void> => {
  if (requireId(request) !== company) throw notFound();
};

/** A company's own data, and the press office's decisions; never cached. */
export const ownCompanyResources = (context: AppContext): Resource[] => [
  {
    path: `${OWN_COMPANY_PATH}:id/`,
    access: 'admitted',
    permission: 'own_company.view',
    ownCompany: itself,
    GET: {
      operationId: 'getOwnCompany',
      summary: 'A company as its own press office sees it, with its seats and the name that it asked for',
      response: { 200: ownCompanySchema },
      row: (request) => getOwnCompany(context, context.database.db, requireId(request)),
    },
    PATCH: {
      isVersioned: true,
      permission: 'own_company.edit',
      operationId: 'updateOwnCompany',
      summary: 'Changes what readers see of it; another name waits to be reviewed; requires If-Match',
      body: ownCompanyFormSchema,
      response: { 200: ownCompanySchema },
      row: async (request) => {
        const write = writeOf(request);
        const form = parseBody(request, ownCompanyForm);
        return await changeOwnCompany(context, write, form);
      },
    },
  },
  {
    path: `${OWN_COMPANY_PATH}:id/quota/`,
    access: 'admitted',
    permission: 'press_release.view',
    ownCompany: itself,
    GET: {
      operationId: 'getOwnCompanyQuota',
      summary: 'What a company’s press office may have, and how far that is used',
      response: { 200: companyQuotasSchema },
      answer: async (request) => ({
        quotas: await listQuotas(context, context.database.db, { id: requireId(request) }),
      }),
    },
  },
  {
    path: `${COMPANY_PATH}:id/name/`,
    ...accessTo('company'),
    POST: {
      isVersioned: true,
      permission: 'company.edit',
      operationId: 'decideOfficeCompanyName',
      summary: 'Gives a company the name that it asked for, or refuses it with a note; requires If-Match',
      body: nameDecisionSchema,
      response: { 200: companySchema },
      row: async (request) => {
        const write = writeOf(request);
        const { is_approved, note = '' } = parseBody(request, nameDecisionForm);
        if (!is_approved && note === '') throw invalidField('note', 'required');
        return await decideName(context, write, { is_approved, note });
      },
    },
  },
];
