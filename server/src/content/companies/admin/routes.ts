import { auditRowSchema } from '@press-room/contract/audit';
import {
  ASSOCIATION_STATUSES,
  COMPANY_CITY_PATH,
  COMPANY_PATH,
  citiesSchema,
  companyFormSchema,
  companyMergeFormSchema,
  companyMergeSchema,
  companyRowSchema,
  companySchema,
  TYPOLOGIES,
} from '@press-room/contract/companies';
import { z } from 'zod';
import { officeSource } from '../../../core/admin/listing.ts';
import { accessTo, officeResources } from '../../../core/admin/resources.ts';
import { auditSource } from '../../../core/audit/listing.ts';
import type { AppContext } from '../../../core/context.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { parseBody } from '../../../platform/http/body.ts';
import { idParameter } from '../../../platform/http/documentation.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { listEndpoint } from '../../../platform/http/list-endpoint.ts';
import { writeOf } from '../../../platform/http/officer.ts';
import { integerParameter, queryOf, requireId } from '../../../platform/http/query.ts';
import { getCompany } from './company.ts';
import { companyForm } from './form.ts';
import { companyMergeForm, mergeCompanies, planMerge } from './merge.ts';
import { COMPANY_FIELDS, COMPANY_ORDER, listCities, listCompanyRows, selectCompanies } from './queries.ts';
import { changeOfficeCompany, createOfficeCompany, deleteOfficeCompany } from './service.ts';

const statusSchema = z.enum(ASSOCIATION_STATUSES);
const typologySchema = z.enum(TYPOLOGIES);
const nameFilterSchema = z.enum(['waiting']);

/** Companies in the office. */
export function officeCompanyResources(context: AppContext): Resource[] {
  const { database } = context;
  return [
    ...officeResources(context, {
      noun: 'company',
      path: COMPANY_PATH,
      summaries: {
        list: 'Companies by name; `text` looks through names, VAT number and city',
        one: 'One company with its brands, what hangs on it and what may be wrong',
        create: 'A new company',
        change: 'Changes what is sent; `brands` are all of its brands',
        remove: 'Deletes a company on which nothing hangs',
      },
      query: {
        status: statusSchema.optional(),
        typology: typologySchema.optional(),
        city: z.string().optional(),
        brand: idParameter.optional(),
        name: nameFilterSchema.optional().describe('`waiting`: those that ask to be called otherwise'),
      },
      schemas: { row: companyRowSchema, one: companySchema, form: companyFormSchema },
      form: companyForm,
      isPaged: true,
      list: (_request, { name, ...query }) => {
        const filter = { ...query, asksForName: name !== undefined };
        return officeSource({
          database,
          fields: COMPANY_FIELDS,
          from: (db) => selectCompanies(db, filter),
          order: COMPANY_ORDER,
          read: listCompanyRows,
        });
      },
      get: (id) => getCompany(context, database.db, id),
      create: (officer, form) => createOfficeCompany(context, officer, form),
      change: (write, form) => changeOfficeCompany(context, write, form),
      remove: (write) => deleteOfficeCompany(context, write),
    }),
    cityResource(context),
    historyResource(context),
    mergeResource(context),
  ];
}

const cityResource = ({ database }: AppContext): Resource => ({
  path: COMPANY_CITY_PATH,
  ...accessTo('company'),
  GET: {
    operationId: 'listOfficeCities',
    summary: 'Cities in which companies are, those of most',
    response: { 200: citiesSchema },
    answer: async () => citiesSchema.parse({ results: await listCities(database.reader) }),
  },
});

function historyResource(context: AppContext): Resource {
  const { database } = context;
  return {
    path: `${COMPANY_PATH}:id/history/`,
    ...accessTo('company'),
    GET: listEndpoint(context, {
      operationId: 'listOfficeCompanyHistory',
      summary: 'What was done to a company, newest first',
      row: auditRowSchema,
      isPaged: true,
      source: async (request) => {
        const id = requireId(request);
        await getCompany(context, database.db, id);
        return auditSource(database, request, `company:${id}`);
      },
    }),
  };
}

const mergeResource = (context: AppContext): Resource => ({
  path: `${COMPANY_PATH}:id/merge/`,
  ...accessTo('company'),
  GET: {
    permission: 'company.merge',
    summary: 'What would move from another company, `merged`, if it ended in this one',
    querystring: z.object({ merged: idParameter }),
    response: { 200: companyMergeSchema },
    answer: async (request) => {
      const merged = integerParameter(queryOf(request), 'merged');
      if (merged === undefined) throw invalidField('merged', 'required');
      return await planMerge(context, requireId(request), merged);
    },
  },
  POST: {
    isVersioned: true,
    permission: 'company.merge',
    summary: 'Ends another company in this one; requires If-Match, and the version of the other',
    body: companyMergeFormSchema,
    response: { 200: companySchema },
    row: async (request) => {
      const write = writeOf(request);
      const form = parseBody(request, companyMergeForm);
      return await mergeCompanies(context, write, form);
    },
  },
});
