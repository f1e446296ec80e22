import { OFFICE_ASSET_PATH, type OfficeAssetRow } from '@press-room/contract/admin-assets';
import { useQuery } from '@tanstack/react-query';
import { officeListQuery } from '../saving/queries.ts';

const NONE: ReadonlySet<number> = new Set();

/** Ids of the assets that readers do not see yet; empty while loading. */
export function useUnpublished(ids: readonly number[], isWanted = true): ReadonlySet<number> {
  const { data } = useQuery({
    ...officeListQuery<Pick<OfficeAssetRow, 'id'>>({
      noun: OFFICE_ASSET_PATH,
      filters: { ids: ids.join(','), public: 'false' },
      sort: 'id',
      length: Math.max(1, ids.length),
    }),
    enabled: isWanted && ids.length > 0,
  });
  // The previous answer is used while the next one loads.
  return data ? new Set(data.data.map(({ id }) => id).filter((id) => ids.includes(id))) : NONE;
}
