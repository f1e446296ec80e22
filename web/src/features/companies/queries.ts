import { type CompanyPage, companyPagePath } from '@press-room/contract/company-pages';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import type { Reader } from '../press-releases/queries.ts';

export const companyPageQuery = (reader: Reader, id: number) =>
  queryOptions({
    queryKey: ['company-page', reader, id],
    queryFn: ({ signal }) => getJson<CompanyPage>(companyPagePath(id), {}, signal),
  });
