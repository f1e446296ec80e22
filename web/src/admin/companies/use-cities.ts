import { COMPANY_CITY_PATH, COMPANY_PATH, type citiesSchema } from '@press-room/contract/companies';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import type { z } from 'zod';
import { getJson } from '../../lib/api.ts';
import { listsKey } from '../components/saving/queries.ts';

const citiesQuery = () =>
  queryOptions({
    queryKey: [...listsKey(COMPANY_PATH), 'cities'],
    queryFn: ({ signal }) => getJson<z.infer<typeof citiesSchema>>(COMPANY_CITY_PATH, {}, signal),
  });

/** The cities of most companies, and whichever the address names. */
export function useCities(): readonly string[] {
  const { data } = useQuery(citiesQuery());
  const asked = new URLSearchParams(useSearch()).get('city') ?? '';
  const cities = data?.results.map(({ city }) => city) ?? [];
  return asked === '' || cities.includes(asked) ? cities : [...cities, asked];
}
