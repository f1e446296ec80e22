import {
  ASSET_COLLECTION_PATH,
  type AssetCollection,
  COLLECTIONS_MAX,
} from '@press-room/contract/admin-asset-collections';
import type { Datatables } from '@press-room/contract/datatables';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { joinFacts } from '../../../lib/format.ts';
import { listsKey } from '../../components/saving/queries.ts';

/** Name of a collection, with its press group if another collection in the list has the same name. */
export const nameAmong = (
  { id, name, press_group }: AssetCollection,
  others: readonly AssetCollection[],
): string =>
  others.some((each) => each.id !== id && each.name === name) ? joinFacts([name, press_group.name]) : name;

// Below the list keys of the noun: writes reload them.

const NONE: readonly AssetCollection[] = [];

async function load(
  filter: Record<string, string>,
  signal: AbortSignal,
): Promise<readonly AssetCollection[]> {
  const parameters = { format: 'datatables', length: COLLECTIONS_MAX, ...filter };
  return (await getJson<Datatables<AssetCollection>>(ASSET_COLLECTION_PATH, parameters, signal)).data;
}

/** All collections by name; press offices of companies have none. */
export const collectionChoiceQuery = (isAllowed: boolean) =>
  queryOptions({
    queryKey: [...listsKey(ASSET_COLLECTION_PATH), 'choice'],
    queryFn: ({ signal }) => (isAllowed ? load({}, signal) : NONE),
    enabled: isAllowed,
  });

/** Collections that contain at least one of the files. */
export const collectionsOfQuery = (assets: readonly number[], isAllowed = true) =>
  queryOptions({
    queryKey: [...listsKey(ASSET_COLLECTION_PATH), 'of', assets],
    queryFn: ({ signal }) => load({ assets: assets.join(',') }, signal),
    enabled: isAllowed,
    staleTime: 0,
  });
