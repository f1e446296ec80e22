import { ANALYTICS_EXPORT_PATH, ANALYTICS_PATH, type Analytics } from '@press-room/contract/analytics';
import type { TableFileType } from '@press-room/contract/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getBlob, getJson } from '../../lib/api.ts';
import { getLocale } from '../../paraglide/runtime.js';

export const analyticsQuery = (request: Record<string, string>) =>
  queryOptions({
    queryKey: ['office', ANALYTICS_PATH, request, getLocale()],
    queryFn: ({ signal }) => getJson<Analytics>(ANALYTICS_PATH, request, signal),
    placeholderData: keepPreviousData,
  });

export const getAnalyticsTable = (request: Record<string, string>, type: TableFileType): Promise<Blob> =>
  getBlob(`${ANALYTICS_EXPORT_PATH}?${new URLSearchParams({ ...request, type })}`);
