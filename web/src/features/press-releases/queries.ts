import { type Boot, HOME_PAGE_LENGTH } from '@press-room/contract/boot';
import type { Datatables } from '@press-room/contract/datatables';
import {
  PRESS_RELEASE_GROUPS_PATH,
  PRESS_RELEASE_PATH,
  PRESS_RELEASE_SUGGESTIONS_PATH,
  PRESS_RELEASE_YEARS_PATH,
  type PressRelease,
  type PressReleaseGroup,
  type PressReleaseRow,
  type PressReleaseSuggestion,
  type PressReleaseYear,
  pressReleasePath,
} from '@press-room/contract/press-releases';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';
import { type ReleaseFilter, readFilter, toStart } from './filter.ts';

/** Whose eyes and which language of the content: answers differ by both. */
export type Reader = { id: number | null; language: string };
type ReleaseList = Datatables<PressReleaseRow>;

const FORMAT = { format: 'datatables' };

export function releaseListQuery(reader: Reader, group: number, filter: ReleaseFilter) {
  return queryOptions({
    queryKey: ['press-releases', reader, group, filter],
    queryFn: ({ signal }) => getReleasePage(group, filter, signal),
    placeholderData: keepPreviousData,
  });
}

/** A page that is gone, because rows were withdrawn, becomes the first one (contract 3.4). */
async function getReleasePage(
  group: number,
  filter: ReleaseFilter,
  signal: AbortSignal,
): Promise<ReleaseList> {
  const { page, q, ...narrowing } = filter;
  const ask = (start: number) =>
    getJson<ReleaseList>(
      PRESS_RELEASE_PATH,
      { ...FORMAT, start, length: HOME_PAGE_LENGTH, group, ...narrowing, q: q || undefined },
      signal,
    );
  try {
    return await ask(toStart(page));
  } catch (error) {
    if (page > 1 && statusOf(error) === 404) return ask(0);
    throw error;
  }
}

export function releaseYearsQuery(reader: Reader, group: number) {
  return queryOptions({
    queryKey: ['press-release-years', reader, group],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseYear>>(PRESS_RELEASE_YEARS_PATH, { ...FORMAT, group }, signal),
  });
}

/** How many releases of each press group pass a filter, whatever the group that is read. */
export function releaseGroupsQuery(
  reader: Reader,
  { q, year, month, language }: Omit<ReleaseFilter, 'page'>,
) {
  return queryOptions({
    queryKey: ['press-release-groups', reader, q, year, month, language],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseGroup>>(
        PRESS_RELEASE_GROUPS_PATH,
        { ...FORMAT, year, month, language, q: q || undefined },
        signal,
      ),
    gcTime: 0,
  });
}

export function releaseSuggestionsQuery(reader: Reader, group: number, q: string) {
  return queryOptions({
    queryKey: ['press-release-suggestions', reader, group, q],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseSuggestion>>(
        PRESS_RELEASE_SUGGESTIONS_PATH,
        { ...FORMAT, group, q },
        signal,
      ),
  });
}

export function releaseQuery(reader: Reader, id: string) {
  return queryOptions({
    queryKey: ['press-release', reader, id],
    queryFn: ({ signal }) => getJson<PressRelease>(pressReleasePath(Number(id)), {}, signal),
  });
}

/**
 * Puts the answers that the page carries where Home looks for them. They are an anonymous reader's, and as old as the
 * page: `keptAt` where it was kept on this device.
 */
export function seedReleases(client: QueryClient, boot: Boot, keptAt: string | null): void {
  const { group, language, releases, years } = boot;
  if (!group) return;
  const reader: Reader = { id: null, language };
  const age = keptAt === null ? {} : { updatedAt: Date.parse(keptAt) };
  client.setQueryData(releaseListQuery(reader, group.id, readFilter('')).queryKey, releases, age);
  client.setQueryData(releaseYearsQuery(reader, group.id).queryKey, years, age);
}
