import type { Datatables } from '@press-room/contract/datatables';
import { PRESS_RELEASE_PATH, type PressReleaseRow } from '@press-room/contract/press-releases';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { useHashSearch } from '../../lib/navigation.ts';
import { loadPage } from '../../lib/pages.ts';
import { readFilter } from './filter.ts';
import { keepOwn } from './queries.ts';
import { useReader } from './use-reader.ts';

/** Releases per page. */
const LENGTH = 10;

/** Sectors apply to one press group, events and companies to all. */
type About = { event: number } | { company: number } | { group: number; sector: string };

/** Releases about an event, a company or a sector; the address has the page. Null: not known yet. */
export function useReleasesAbout(about: About | null) {
  const reader = useReader();
  const { page } = readFilter(useHashSearch());
  const query = useQuery({
    queryKey: ['releases-about', reader, about, page],
    queryFn: ({ signal }) =>
      loadPage((page - 1) * LENGTH, (start) =>
        getJson<Datatables<PressReleaseRow>>(
          PRESS_RELEASE_PATH,
          { format: 'datatables', ...about, start, length: LENGTH },
          signal,
        ),
      ),
    enabled: about !== null,
    placeholderData: keepOwn(reader),
  });
  return { query, page, length: LENGTH };
}
