import type { Datatables } from '@press-room/contract/datatables';
import {
  PRESS_RELEASE_GROUPS_PATH,
  PRESS_RELEASE_SUGGESTIONS_PATH,
  type PressReleaseGroup,
  type PressReleaseSuggestion,
} from '@press-room/contract/press-releases';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import type { ReleaseFilter } from '../filter.ts';
import { FORMAT, type Reader } from '../queries.ts';

/** Number of releases by press group for a filter, independent of the current group. */
export function releaseGroupsQuery(
  reader: Reader,
  { q, company, year, month, language }: Omit<ReleaseFilter, 'page'>,
) {
  return queryOptions({
    queryKey: ['press-release-groups', reader, q, company, year, month, language],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseGroup>>(
        PRESS_RELEASE_GROUPS_PATH,
        { ...FORMAT, company, year, month, language, q: q || undefined },
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
