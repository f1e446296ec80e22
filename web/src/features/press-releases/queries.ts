import { HOME_PAGE_LENGTH } from '@press-room/contract/boot';
import type { Datatables } from '@press-room/contract/datatables';
import {
  PRESS_RELEASE_COMPANIES_PATH,
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_YEARS_PATH,
  type PressRelease,
  type PressReleaseCompany,
  type PressReleaseList,
  type PressReleaseYear,
  pressReleasePath,
} from '@press-room/contract/press-releases';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { loadPage } from '../../lib/pages.ts';
import { isNarrowed, type ReleaseFilter, toStart } from './filter.ts';

/** Reader and content language: answers depend on both. */
export type Reader = { id: number | null; language: string };

/** Keeps the previous data while the next load, for the same reader only. Requires keys that start with the reader. */
export const keepOwn =
  ({ id }: Reader) =>
  <Shown>(shown: Shown | undefined, before?: { queryKey: readonly unknown[] }): Shown | undefined =>
    (before?.queryKey[1] as Reader | undefined)?.id === id ? shown : undefined;

export const FORMAT = { format: 'datatables' };

export function releaseListQuery(reader: Reader, group: number, filter: ReleaseFilter) {
  return queryOptions({
    queryKey: ['press-releases', reader, group, filter],
    queryFn: ({ signal }) => getReleasePage(group, filter, signal),
    placeholderData: keepOwn(reader),
  });
}

function getReleasePage(
  group: number,
  filter: ReleaseFilter,
  signal: AbortSignal,
): Promise<PressReleaseList> {
  const { page, q, ...narrowing } = filter;
  const lead = page === 1 && !isNarrowed(filter) ? 1 : undefined;
  return loadPage(toStart(page), (start) =>
    getJson(
      PRESS_RELEASE_PATH,
      { ...FORMAT, start, length: HOME_PAGE_LENGTH, group, ...narrowing, q: q || undefined, lead },
      signal,
    ),
  );
}

export function releaseYearsQuery(reader: Reader, group: number, company?: number) {
  return queryOptions({
    queryKey: ['press-release-years', reader, { group, company }],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseYear>>(PRESS_RELEASE_YEARS_PATH, { ...FORMAT, group, company }, signal),
    placeholderData: keepOwn(reader),
  });
}

export function releaseCompaniesQuery(reader: Reader, group: number) {
  return queryOptions({
    queryKey: ['press-release-companies', reader, group],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseCompany>>(PRESS_RELEASE_COMPANIES_PATH, { ...FORMAT, group }, signal),
  });
}

export function releaseQuery(reader: Reader, id: string) {
  return queryOptions({
    queryKey: ['press-release', reader, id],
    queryFn: ({ signal }) => getJson<PressRelease>(pressReleasePath(Number(id)), {}, signal),
  });
}
