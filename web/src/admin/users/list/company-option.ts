import type { Datatables } from '@press-room/contract/datatables';
import { type AccountRow, USER_PATH } from '@press-room/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { getJson } from '../../../lib/api.ts';
import { listsKey } from '../../office/saving/queries.ts';

export interface FilterOption {
  value: string;
  text: string;
}

/** The company that the address narrows the list to: there are too many of them to choose from. */
export function useCompanyOption(): FilterOption | null {
  const value = new URLSearchParams(useSearch()).get('company');
  const { data } = useQuery({
    queryKey: [...listsKey(USER_PATH), 'company', value],
    enabled: value !== null,
    queryFn: async ({ signal }) => {
      const ask = { format: 'datatables', length: 1, company: value ?? '' };
      const page = await getJson<Datatables<AccountRow>>(USER_PATH, ask, signal);
      return page.data[0]?.company?.name ?? null;
    },
  });
  return value === null ? null : { value, text: data ?? value };
}
