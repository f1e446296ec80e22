import { ASSET_PATH, type Asset } from '@press-room/contract/assets';
import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/office-press-releases';
import { DRAFT_KEYS_PATH, type DraftKeys } from '@press-room/contract/release-editor';
import { queryOptions } from '@tanstack/react-query';
import { changeJson, getJson } from '../../lib/api.ts';

/** As it was when it was opened; from then on `Editing` knows it. */
export const officeReleaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['office-press-release', id],
    queryFn: ({ signal }) => getJson<OfficePressRelease>(officePressReleasePath(id), {}, signal),
    // What is written goes on from what stands when the screen opens, never from what stood an hour ago.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });

export const saveRelease = (
  { id, version }: OfficePressRelease,
  form: Record<string, unknown>,
): Promise<OfficePressRelease> => changeJson('PATCH', officePressReleasePath(id), form, { version });

export const fetchDraftKeys = async (): Promise<string[]> => (await getJson<DraftKeys>(DRAFT_KEYS_PATH)).keys;

export const fileQuery = (id: number) =>
  queryOptions({
    queryKey: ['asset', id],
    queryFn: ({ signal }) => getJson<Asset>(`${ASSET_PATH}${id}/`, {}, signal),
  });
