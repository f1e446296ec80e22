import { type Rights, userRightsPath } from '@press-room/contract/rights';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

/** Permissions of a person with their origin. */
export const rightsQuery = (id: number) =>
  queryOptions({
    queryKey: ['office-rights', id],
    queryFn: ({ signal }) => getJson<Rights>(userRightsPath(id), {}, signal),
    staleTime: 0,
  });
