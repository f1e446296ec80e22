import { SEARCH_PATH, type SearchResults } from '@press-room/contract/search';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { keepOwn, type Reader } from '../../press-releases/queries.ts';

/** What is searched for is not kept: an answer is forgotten with the palette. */
export function searchQuery(reader: Reader, group: number | null, q: string) {
  return queryOptions({
    queryKey: ['search', reader, group, q],
    queryFn: ({ signal }) => getJson<SearchResults>(SEARCH_PATH, { q, group: group ?? undefined }, signal),
    enabled: q !== '',
    gcTime: 0,
    placeholderData: keepOwn(reader),
  });
}
