import type { Datatables } from '@press-room/contract/datatables';
import type { GalleryPicture } from '@press-room/contract/press-gallery';
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useReader } from '../press-releases/use-reader.ts';
import type { PictureScope } from './address.ts';
import { PICTURE_PAGE_LENGTH, picturePageQuery } from './queries.ts';

/** Maximum length of a list; readers can search for more. */
const PICTURES_SHOWN_MAX = 5000;

export type Pictures = {
  /** Null until the first page is loaded. */
  total: number | null;
  /** Whether the search was capped: there may be more than `total`. */
  isCapped: boolean;
  /** Number of pictures in the list. */
  count: number;
  /** Why the list is empty. */
  error: Error | null;
  /** Stable while the pictures are the same. */
  at: (position: number) => GalleryPicture | undefined;
  failedPages: ReadonlySet<number>;
  /** Answered pages, including failed ones. */
  answeredPages: ReadonlySet<number>;
  /** Loads these positions, unless they were requested before. */
  want: (positions: readonly number[]) => void;
  /** Loads the pictures between two positions, both included. @throws ApiError */
  collect: (first: number, last: number) => Promise<GalleryPicture[]>;
  /** Reloads the page of a picture that failed. */
  refresh: (position: number) => void;
};

export const pageOf = (position: number): number => Math.floor(position / PICTURE_PAGE_LENGTH);

const FIRST_PAGE: readonly number[] = [0];

type Page = { data: Datatables<GalleryPicture> | undefined; error: Error | null };
const toPages = (results: UseQueryResult<Datatables<GalleryPicture>>[]): Page[] =>
  results.map(({ data, error }) => ({ data, error }));

/** Pictures of a list, loaded page by page on demand. */
export function usePictures(scope: PictureScope): Pictures {
  const reader = useReader();
  const client = useQueryClient();
  const [wanted, setWanted] = useState(FIRST_PAGE);
  const pages = useQueries({
    queries: wanted.map((page) => picturePageQuery(reader, scope, page)),
    combine: toPages,
  });
  const total = pages[0]?.data?.recordsFiltered ?? null;
  const at = useCallback(
    (position: number) => pages[wanted.indexOf(pageOf(position))]?.data?.data[position % PICTURE_PAGE_LENGTH],
    [pages, wanted],
  );
  const want = (positions: readonly number[]) => {
    const missing = positions.map(pageOf).filter((page) => !wanted.includes(page));
    if (missing.length > 0) setWanted((known) => [...new Set([...known, ...missing])]);
  };
  const collect = async (first: number, last: number) => {
    const numbers = Array.from(
      { length: pageOf(last) - pageOf(first) + 1 },
      (_, step) => pageOf(first) + step,
    );
    const answers = await Promise.all(
      numbers.map((page) => client.fetchQuery(picturePageQuery(reader, scope, page))),
    );
    const start = pageOf(first) * PICTURE_PAGE_LENGTH;
    return answers.flatMap(({ data }) => data).slice(first - start, last - start + 1);
  };
  const refresh = (position: number) => {
    const { queryKey } = picturePageQuery(reader, scope, pageOf(position));
    void client.refetchQueries({ queryKey, exact: true });
  };
  return {
    total,
    isCapped: pages[0]?.data?.is_capped ?? false,
    count: Math.min(total ?? 0, PICTURES_SHOWN_MAX),
    error: total === null ? (pages[0]?.error ?? null) : null,
    at,
    answeredPages: new Set(wanted.filter((_, place) => pages[place]?.error || pages[place]?.data)),
    failedPages: new Set(wanted.filter((_, place) => pages[place]?.error && !pages[place].data)),
    want,
    collect,
    refresh,
  };
}
