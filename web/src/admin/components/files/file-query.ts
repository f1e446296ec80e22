import { ASSETS_AT_ONCE, OFFICE_ASSET_PATH, type OfficeAssetRow } from '@press-room/contract/admin-assets';
import type { Datatables } from '@press-room/contract/datatables';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';

const MAKING_MS = 2000;

/** A library file with its texts; requests of one render are combined into one call. */
export const fileQuery = (id: number) =>
  queryOptions({
    queryKey: ['asset', id],
    queryFn: () => askWithOthers(id),
    // Poll until the picture is processed.
    refetchInterval: ({ state }) => (state.data?.state === 'processing' ? MAKING_MS : false),
  });

interface Asked {
  ids: Set<number>;
  files: Promise<ReadonlyMap<number, OfficeAssetRow>>;
}

/** Requests of the current task. */
let gathered: Asked | null = null;

async function askWithOthers(id: number): Promise<OfficeAssetRow> {
  if (gathered === null || gathered.ids.size >= ASSETS_AT_ONCE) gathered = gather();
  const { ids, files } = gathered;
  ids.add(id);
  const file = (await files).get(id);
  if (file === undefined) throw new ApiError(404);
  return file;
}

/** Collects the requests until the current task ends. */
function gather(): Asked {
  const ids = new Set<number>();
  const files = new Promise<void>((resolve) => {
    setTimeout(resolve);
  }).then(async () => {
    if (gathered?.ids === ids) gathered = null;
    const search = { format: 'datatables', length: -1, ids: [...ids].join(',') };
    const { data } = await getJson<Datatables<OfficeAssetRow>>(OFFICE_ASSET_PATH, search);
    return new Map(data.map((row) => [row.id, row]));
  });
  return { ids, files };
}
