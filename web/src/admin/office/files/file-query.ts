import { ASSET_PATH, type Asset } from '@press-room/contract/assets';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

/** A file of the library with its words. */
export const fileQuery = (id: number) =>
  queryOptions({
    queryKey: ['asset', id],
    queryFn: ({ signal }) => getJson<Asset>(`${ASSET_PATH}${id}/`, {}, signal),
  });
