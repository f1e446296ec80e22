import { eventPath, type OpenEvent } from '@press-room/contract/events';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

/** An event; includes past ones. */
export const eventQuery = (id: number) =>
  queryOptions({
    queryKey: ['event', id],
    queryFn: ({ signal }) => getJson<OpenEvent>(eventPath(id), {}, signal),
  });
