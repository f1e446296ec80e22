import type { Datatables } from '@press-room/contract/datatables';
import { PRESS_RELEASE_PATH, type PressReleaseRow } from '@press-room/contract/press-releases';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { keepOwn, type Reader } from '../press-releases/queries.ts';

/** Of one page of a sector's releases. */
export const SECTOR_RELEASES = 10;

/** What a press group published about a sector. */
export const sectorReleasesQuery = (
  reader: Reader,
  { group, slug, page }: { group: number; slug: string; page: number },
) =>
  queryOptions({
    queryKey: ['sector-releases', reader, group, slug, page],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseRow>>(
        PRESS_RELEASE_PATH,
        {
          format: 'datatables',
          group,
          sector: slug,
          start: (page - 1) * SECTOR_RELEASES,
          length: SECTOR_RELEASES,
        },
        signal,
      ),
    placeholderData: keepOwn(reader),
  });
