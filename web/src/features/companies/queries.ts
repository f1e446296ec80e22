import { type CompanyPage, companyPagePath } from '@press-room/contract/company-pages';
import type { Datatables } from '@press-room/contract/datatables';
import { PRESS_RELEASE_PATH, type PressReleaseRow } from '@press-room/contract/press-releases';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { keepOwn, type Reader } from '../press-releases/queries.ts';

/** Of one page of a company's releases. */
export const COMPANY_RELEASES = 10;

export const companyPageQuery = (reader: Reader, id: number) =>
  queryOptions({
    queryKey: ['company-page', reader, id],
    queryFn: ({ signal }) => getJson<CompanyPage>(companyPagePath(id), {}, signal),
  });

/** What the company has had published, in every press group. */
export const companyReleasesQuery = (reader: Reader, company: number, page: number) =>
  queryOptions({
    queryKey: ['company-releases', reader, company, page],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseRow>>(
        PRESS_RELEASE_PATH,
        {
          format: 'datatables',
          company,
          start: (page - 1) * COMPANY_RELEASES,
          length: COMPANY_RELEASES,
        },
        signal,
      ),
    placeholderData: keepOwn(reader),
  });
