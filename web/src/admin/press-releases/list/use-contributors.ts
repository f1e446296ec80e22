import type { CompanyName } from '@press-room/contract/account';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { CONTRIBUTOR_PATH, type contributorsSchema } from '@press-room/contract/companies';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { getJson } from '../../../lib/api.ts';
import { useOwnCompany } from '../../../lib/permissions.ts';
import { listsKey } from '../../components/saving/queries.ts';

/** Companies that have releases; none for who sees those of one alone. */
export function useContributors(): readonly CompanyName[] {
  const isNarrowed = useOwnCompany('press_release.view') !== null;
  const { data } = useQuery({
    queryKey: [...listsKey(OFFICE_PRESS_RELEASE_PATH), 'contributors'],
    queryFn: ({ signal }) => getJson<z.infer<typeof contributorsSchema>>(CONTRIBUTOR_PATH, {}, signal),
    enabled: !isNarrowed,
  });
  return data?.results ?? [];
}
