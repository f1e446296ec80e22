import type { Datatables } from '@press-room/contract/datatables';
import { PRESS_RELEASE_PATH, type PressReleaseRow } from '@press-room/contract/press-releases';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { useHashSearch } from '../../lib/navigation.ts';
import { readFilter } from './filter.ts';
import { keepOwn } from './queries.ts';
import { useReader } from './use-reader.ts';

/** Of one page. */
const LENGTH = 10;

/** Of one press group, or of all. */
type About = { event: number } | { company: number } | { group: number; sector: string };

/** The page that the address names of what there is to read about something; null: it is not known yet. */
export function useReleasesAbout(about: About | null) {
  const reader = useReader();
  const { page } = readFilter(useHashSearch());
  const window = { start: (page - 1) * LENGTH, length: LENGTH };
  const query = useQuery({
    queryKey: ['releases-about', reader, about, page],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseRow>>(
        PRESS_RELEASE_PATH,
        { format: 'datatables', ...about, ...window },
        signal,
      ),
    enabled: about !== null,
    placeholderData: keepOwn(reader),
  });
  return { query, page, length: LENGTH };
}
