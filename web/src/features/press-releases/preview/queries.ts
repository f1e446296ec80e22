import {
  PREVIEW_PATH,
  PREVIEW_WIRE_PATH,
  type ReleasePreview,
  type SyndicatedFile,
  type WireFormat,
} from '@press-room/contract/release-previews';
import { queryOptions } from '@tanstack/react-query';
import { postJson } from '../../../lib/api.ts';

/** Milliseconds. Every request counts as an opening, and file addresses expire after 15 minutes. */
const FRESH_MS = 10 * 60_000;

/** Release of a preview link. A POST keeps the token out of logs and of the service worker's cache. */
export const previewQuery = (token: string, language: string) =>
  queryOptions({
    queryKey: ['release-preview', token, language],
    queryFn: ({ signal }) => postJson<ReleasePreview>(PREVIEW_PATH, { token }, { signal }),
    staleTime: FRESH_MS,
    gcTime: 0,
  });

export const saveWireFile = (token: string, format: WireFormat): Promise<SyndicatedFile> =>
  postJson(PREVIEW_WIRE_PATH, { token, format });
