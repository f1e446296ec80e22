import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ItemPage, ItemSource, StoredChoice } from './items.ts';

const PAGE_LENGTH = 50;

/** Available items, as far as they are loaded. A saved change starts a new list. */
const availableQuery = (source: ItemSource, { version }: StoredChoice, q: string) =>
  infiniteQueryOptions({
    queryKey: ['transfer-list', ...source.key, version, q],
    queryFn: ({ pageParam, signal }) => source.load({ q, start: pageParam, length: PAGE_LENGTH, signal }),
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => nextStart(pages),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

function nextStart(pages: readonly ItemPage[]): number | null {
  const loaded = pages.reduce((sum, { items }) => sum + items.length, 0);
  const last = pages.at(-1);
  return last && last.items.length > 0 && loaded < last.count ? loaded : null;
}

export function useAvailable(source: ItemSource, stored: StoredChoice, q: string) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(
    availableQuery(source, stored, q),
  );
  return {
    page: data && {
      items: data.pages.flatMap(({ items }) => items),
      count: data.pages.at(-1)?.count ?? 0,
    },
    error,
    isFetching,
    /** Loads the next page, if there is one. */
    ...(hasNextPage && { more: () => void (isFetching || fetchNextPage()) }),
    retry: () => void refetch(),
  };
}
