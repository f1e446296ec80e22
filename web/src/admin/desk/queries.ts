import { DESK_PATH, type Desk } from '@press-room/contract/desk';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

export const deskQuery = () =>
  queryOptions({
    queryKey: ['office', DESK_PATH],
    queryFn: ({ signal }) => getJson<Desk>(DESK_PATH, {}, signal),
    // Others work too: whoever comes back sees what waits now.
    staleTime: 0,
  });
