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
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';
import type { Age } from '../../lib/carried-answers.ts';
import { type ReleaseFilter, readFilter, toStart } from './filter.ts';

/** Whose eyes and which language of the content: answers differ by both. */
export type Reader = { id: number | null; language: string };
type ReleaseList = Datatables<PressReleaseRow>;

/** What is shown stays until the next has come, as long as the same reader looks at it. For keys that name the reader first. */
export const keepOwn =
  ({ id }: Reader) =>
  <Shown>(shown: Shown | undefined, before?: { queryKey: readonly unknown[] }): Shown | undefined =>
    (before?.queryKey[1] as Reader | undefined)?.id === id ? shown : undefined;

const FORMAT = { format: 'datatables' };

export function releaseListQuery(reader: Reader, group: number, filter: ReleaseFilter) {
  return queryOptions({
    queryKey: ['press-releases', reader, group, filter],
    queryFn: ({ signal }) => getReleasePage(group, filter, signal),
    placeholderData: keepOwn(reader),
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

/** Puts the answers that the index page carries where Home looks for them: an anonymous reader's. */
export function seedHome(client: QueryClient, { group, language, home }: Boot, age: Age): void {
  if (!home || !group) return;
  const reader: Reader = { id: null, language };
  client.setQueryData(releaseListQuery(reader, group.id, readFilter('')).queryKey, home.releases, age);
  client.setQueryData(releaseYearsQuery(reader, group.id).queryKey, home.years, age);
}
