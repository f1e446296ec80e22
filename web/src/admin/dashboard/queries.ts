import { DASHBOARD_PATH, type Dashboard } from '@press-room/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

export const dashboardQuery = () =>
  queryOptions({
    queryKey: ['office', DASHBOARD_PATH],
    queryFn: ({ signal }) => getJson<Dashboard>(DASHBOARD_PATH, {}, signal),
    // Others change these data too.
    staleTime: 0,
  });
