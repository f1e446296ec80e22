import type { Datatables } from '@press-room/contract/datatables';
import { type AccountRow, USER_PATH } from '@press-room/contract/users';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { getJson } from '../../../lib/api.ts';
import { listsKey } from '../../components/saving/queries.ts';

export interface FilterOption {
  value: string;
  text: string;
}

/** Cached name of a company, known from a choice or from an account. */
export const companyNameKey = (value: string | null) => [...listsKey(USER_PATH), 'company', value];

/** Company of the filter in the address. */
export function useCompanyOption(): FilterOption | null {
  const value = new URLSearchParams(useSearch()).get('company');
  const client = useQueryClient();
  const queryKey = companyNameKey(value);
  const { data } = useQuery({
    queryKey,
    enabled: value !== null,
    queryFn: async ({ signal }) => {
      const ask = { format: 'datatables', length: 1, company: value ?? '' };
      const page = await getJson<Datatables<AccountRow>>(USER_PATH, ask, signal);
      return page.data[0]?.company?.name ?? client.getQueryData<string>(queryKey) ?? null;
    },
  });
  return value === null ? null : { value, text: data ?? value };
}
