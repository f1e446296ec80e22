import type { Datatables } from '@press-room/contract/datatables';
import { OFFICE_EVENT_PATH, type OfficeEvent } from '@press-room/contract/events';
import { useQuery } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { listsKey } from '../../components/saving/queries.ts';

const EVENTS_MAX = 100;

/** Events for the filter of applications, if the officer may see them. */
export function useEvents(isAllowed: boolean): readonly OfficeEvent[] {
  const { data } = useQuery({
    queryKey: [...listsKey(OFFICE_EVENT_PATH), 'choice'],
    queryFn: ({ signal }) =>
      getJson<Datatables<OfficeEvent>>(
        OFFICE_EVENT_PATH,
        { format: 'datatables', length: EVENTS_MAX },
        signal,
      ),
    enabled: isAllowed,
  });
  return data?.data ?? [];
}
