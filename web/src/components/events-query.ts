import { EVENT_PATH, type OpenEvent } from '@press-room/contract/events';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../lib/api.ts';

/** Events that have not ended, the next first. */
export const eventsQuery = () =>
  queryOptions({
    queryKey: ['events'],
    queryFn: async ({ signal }) => (await getJson<{ results: OpenEvent[] }>(EVENT_PATH, {}, signal)).results,
  });
