import type { Datatables } from '@press-room/contract/datatables';
import { eventPath, type OpenEvent } from '@press-room/contract/events';
import { PRESS_RELEASE_PATH, type PressReleaseRow } from '@press-room/contract/press-releases';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { keepOwn, type Reader } from '../press-releases/queries.ts';

/** Of one page of an event's releases. */
export const EVENT_RELEASES = 10;

/** One event, also once it has ended. */
export const eventQuery = (id: number) =>
  queryOptions({
    queryKey: ['event', id],
    queryFn: ({ signal }) => getJson<OpenEvent>(eventPath(id), {}, signal),
  });

/** What there is to read about an event, of all press groups. */
export const eventReleasesQuery = (reader: Reader, { event, page }: { event: number; page: number }) =>
  queryOptions({
    queryKey: ['event-releases', reader, event, page],
    queryFn: ({ signal }) =>
      getJson<Datatables<PressReleaseRow>>(
        PRESS_RELEASE_PATH,
        { format: 'datatables', event, start: (page - 1) * EVENT_RELEASES, length: EVENT_RELEASES },
        signal,
      ),
    placeholderData: keepOwn(reader),
  });
