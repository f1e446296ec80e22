import { COMPANY_SEARCH_PATH, type CompanyName } from '@press-room/contract/account';
import { COMPANY_SEARCH_MIN_LENGTH } from '@press-room/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getJson } from '../lib/api.ts';
import { usePause } from '../lib/use-pause.ts';

/**
 * Known companies whose names contain the typed text, requested after a pause in typing. Empty if the request fails.
 */
export function useCompanies(typed: string): readonly CompanyName[] {
  const q = usePause(typed.trim());
  const isLongEnough = q.length >= COMPANY_SEARCH_MIN_LENGTH;
  const { data } = useQuery({
    queryKey: ['companies', q],
    queryFn: ({ signal }) => getJson<{ results: CompanyName[] }>(COMPANY_SEARCH_PATH, { q }, signal),
    enabled: isLongEnough,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return isLongEnough ? (data?.results ?? []) : [];
}
