import type { Datatables } from '@press-room/contract/datatables';
import {
  MAGAZINE_PATH,
  MAGAZINE_PERIODS_PATH,
  MAGAZINE_TERRITORIES_PATH,
  type Magazine,
  type MagazineKind,
  type MagazinePeriod,
  type MagazineTerritory,
  magazinePath,
} from '@press-room/contract/magazines';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { loadPage } from '../../lib/pages.ts';
import { keepOwn, type Reader } from '../press-releases/queries.ts';
import { type MagazineFilter, SHELF_LENGTH } from './filter.ts';

type MagazineList = Datatables<Magazine>;

const FORMAT = { format: 'datatables' };
/** Milliseconds. Signed addresses of covers expire after 15 minutes. */
const FRESH_MS = 10 * 60_000;

export function magazineListQuery(reader: Reader, kind: MagazineKind, filter: MagazineFilter) {
  const { shelf, q, ...narrowing } = filter;
  return queryOptions({
    queryKey: ['magazines', reader, kind, filter],
    queryFn: ({ signal }) =>
      loadPage((shelf - 1) * SHELF_LENGTH, (start) =>
        getJson<MagazineList>(
          MAGAZINE_PATH,
          { ...FORMAT, start, length: SHELF_LENGTH, kind, ...narrowing, q: q || undefined },
          signal,
        ),
      ),
    staleTime: FRESH_MS,
    gcTime: FRESH_MS,
    placeholderData: keepOwn(reader),
  });
}

export function magazinePeriodsQuery(reader: Reader, kind: MagazineKind, territory: string | undefined) {
  return queryOptions({
    queryKey: ['magazine-periods', reader, kind, territory],
    queryFn: ({ signal }) =>
      getJson<Datatables<MagazinePeriod>>(
        MAGAZINE_PERIODS_PATH,
        { ...FORMAT, length: -1, kind, territory },
        signal,
      ),
    placeholderData: keepOwn(reader),
  });
}

export function magazineTerritoriesQuery(reader: Reader) {
  return queryOptions({
    queryKey: ['magazine-territories', reader],
    queryFn: ({ signal }) =>
      getJson<Datatables<MagazineTerritory>>(
        MAGAZINE_TERRITORIES_PATH,
        { ...FORMAT, length: -1, kind: 'international' },
        signal,
      ),
  });
}

export function magazineQuery(reader: Reader, id: number) {
  return queryOptions({
    queryKey: ['magazine', reader, id],
    queryFn: () => getJson<Magazine>(magazinePath(id)),
  });
}
