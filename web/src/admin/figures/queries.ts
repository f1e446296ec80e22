import { FIGURE_EXPORT_PATH, FIGURE_PATH, type Figure } from '@press-room/contract/figures';
import type { TableFileType } from '@press-room/contract/messages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getBlob, getJson } from '../../lib/api.ts';
import { getLocale } from '../../paraglide/runtime.js';

export const figureQuery = (request: Record<string, string>) =>
  queryOptions({
    queryKey: ['office', FIGURE_PATH, request, getLocale()],
    queryFn: ({ signal }) => getJson<Figure>(FIGURE_PATH, request, signal),
    placeholderData: keepPreviousData,
  });

export const getFigureTable = (request: Record<string, string>, type: TableFileType): Promise<Blob> =>
  getBlob(`${FIGURE_EXPORT_PATH}?${new URLSearchParams({ ...request, type })}`);
