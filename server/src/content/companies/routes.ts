import { COMPANY_SEARCH_PATH, companySearchSchema } from '@press-room/contract/account';
import { CONTRIBUTOR_PATH, contributorsSchema } from '@press-room/contract/companies';
import { COMPANY_SEARCH_MIN_LENGTH, SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { z } from 'zod';
import { accessTo } from '../../core/admin/resources.ts';
import { listContributors, searchCompanies } from '../../core/companies/names.ts';
import type { AppContext } from '../../core/context.ts';
import { invalidFields } from '../../platform/errors/errors.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { networkOf } from '../../platform/http/network.ts';
import { queryValue } from '../../platform/http/query.ts';
import { officeCompanyResources } from './admin/routes.ts';
import { brandResources } from './brands/routes.ts';
import { companyMemberResources } from './members/routes.ts';
import { ownCompanyResources } from './own/routes.ts';
import { companyPageResource } from './page/routes.ts';

export const companyResources = (context: AppContext): Resource[] => [
  searchResource(context),
  ...officeCompanyResources(context),
  ...brandResources(context),
  ...ownCompanyResources(context),
  contributorResource(context),
  companyPageResource(context),
  ...companyMemberResources(context),
];

/** For the list filter by issuing company. */
const contributorResource = ({ database }: AppContext): Resource => ({
  path: CONTRIBUTOR_PATH,
  ...accessTo('press_release'),
  GET: {
    operationId: 'listOfficeContributors',
    summary: 'Companies that have releases',
    response: { 200: contributorsSchema },
    answer: async () => contributorsSchema.parse({ results: await listContributors(database.reader) }),
  },
});

/** For the sign-up form: public names of known companies, a few per request. */
const searchResource = ({ database, limit }: AppContext): Resource => ({
  path: COMPANY_SEARCH_PATH,
  access: 'ignored',
  GET: {
    operationId: 'searchCompanies',
    summary: 'Known companies by their public name',
    querystring: z.object({ q: z.string() }),
    response: { 200: companySearchSchema },
    answer: async (request) => {
      await limit({ key: `company-search:address:${networkOf(request)}`, max: 60, seconds: 60 });
      const text = (queryValue(request, 'q') ?? '').trim();
      if (Array.from(text).length < COMPANY_SEARCH_MIN_LENGTH) {
        throw invalidFields({
          q: [{ key: 'search_too_short', parameters: { n: COMPANY_SEARCH_MIN_LENGTH } }],
        });
      }
      const results = await searchCompanies(database, text.slice(0, SEARCH_QUERY_MAX_LENGTH));
      return companySearchSchema.parse({ results });
    },
  },
});
