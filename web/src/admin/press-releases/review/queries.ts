import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import type { Datatables } from '@press-room/contract/datatables';
import type { ReleaseComment } from '@press-room/contract/release-reviews';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../../lib/api.ts';

const ALL = { format: 'datatables', start: 0, length: 500 };

export const commentsPath = (release: number): string => `${officePressReleasePath(release)}comment/`;
export const commentsKey = (release: number) => ['release-comments', release] as const;

/** Asked anew after each save: what became of their passages depends on the texts. */
export const commentsQuery = ({ id, version }: Pick<OfficePressRelease, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...commentsKey(id), version],
    queryFn: async ({ signal }) =>
      (await getJson<Datatables<ReleaseComment>>(commentsPath(id), ALL, signal)).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
