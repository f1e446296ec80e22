import type { PressReleaseGroup } from '@press-room/contract/press-releases';
import { useQuery } from '@tanstack/react-query';
import { usePressGroup, usePressGroups } from '../press-groups/press-group.ts';
import { isNarrowed, type ReleaseFilter } from './filter.ts';
import { releaseGroupsQuery } from './notes/queries.ts';
import { useReader } from './use-reader.ts';

/** Number of results in other press groups; empty until loaded. */
export function useElsewhere(filter: Omit<ReleaseFilter, 'page'>): PressReleaseGroup[] {
  const current = usePressGroup();
  const hasOthers = usePressGroups().length > 1;
  const { data } = useQuery({
    ...releaseGroupsQuery(useReader(), filter),
    enabled: hasOthers && isNarrowed(filter),
  });
  return data?.data.filter(({ group }) => group.id !== current?.id) ?? [];
}
