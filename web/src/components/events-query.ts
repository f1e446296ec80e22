import { EVENT_PATH, OPEN_EVENTS_KEY, type OpenEvent } from '@press-room/contract/events';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../lib/api.ts';

/** Events that have not ended, the next first. */
export const eventsQuery = () =>
  queryOptions({
    queryKey: [OPEN_EVENTS_KEY],
    queryFn: async ({ signal }) => (await getJson<{ results: OpenEvent[] }>(EVENT_PATH, {}, signal)).results,
  });
