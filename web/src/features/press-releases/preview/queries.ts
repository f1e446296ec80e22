import {
  PREVIEW_PATH,
  PREVIEW_WIRE_PATH,
  type ReleasePreview,
  type SyndicatedFile,
  type WireFormat,
} from '@press-room/contract/release-previews';
import { queryOptions } from '@tanstack/react-query';
import { postJson } from '../../../lib/api.ts';

/** Each asking counts as an opening. The addresses of the files are good for a quarter of an hour. */
const FRESH_MS = 10 * 60_000;

/** The release that a link shows. It is a POST, so that neither a log nor the service worker keeps it. */
export const previewQuery = (token: string, language: string) =>
  queryOptions({
    queryKey: ['release-preview', token, language],
    queryFn: ({ signal }) => postJson<ReleasePreview>(PREVIEW_PATH, { token }, { signal }),
    staleTime: FRESH_MS,
    gcTime: 0,
  });

export const saveWireFile = (token: string, format: WireFormat): Promise<SyndicatedFile> =>
  postJson(PREVIEW_WIRE_PATH, { token, format });
