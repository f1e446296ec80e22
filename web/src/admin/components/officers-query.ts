import type { Datatables } from '@press-room/contract/datatables';
import { OFFICERS_PATH, type Officer } from '@press-room/contract/release-reviews';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

/** Officers who edit releases, by name. */
export const officersQuery = () =>
  queryOptions({
    queryKey: ['office', OFFICERS_PATH],
    queryFn: async ({ signal }) => {
      const all = { format: 'datatables', start: 0, length: 500 };
      return (await getJson<Datatables<Officer>>(OFFICERS_PATH, all, signal)).data;
    },
  });
