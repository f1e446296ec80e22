import { officePressReleasePath } from '@press-room/contract/admin-press-releases';
import type { Datatables } from '@press-room/contract/datatables';
import type { PreviewLink } from '@press-room/contract/release-previews';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

export const previewLinksPath = (release: number): string =>
  `${officePressReleasePath(release)}preview_link/`;

/** Those that stand. How often they were opened changes by itself, so that they are asked for anew. */
export const previewLinksQuery = (release: number) =>
  queryOptions({
    queryKey: ['release-preview-links', release],
    queryFn: async ({ signal }) => {
      const all = { format: 'datatables', start: 0, length: 100 };
      return (await getJson<Datatables<PreviewLink>>(previewLinksPath(release), all, signal)).data;
    },
    gcTime: 0,
  });
