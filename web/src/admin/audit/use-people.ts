import type { Person } from '@press-room/contract/people';
import { type AccountRow, USER_PATH } from '@press-room/contract/users';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { officersQuery } from '../components/officers-query.ts';
import { officeRecordQuery } from '../components/saving/queries.ts';

/** Who may be asked for: the press office, and whoever the address names, who may be a reader. */
export function usePeople(): readonly Person[] {
  const by = useSearchedId();
  const { data: officers = [] } = useQuery(officersQuery());
  const isOfficer = officers.some(({ id }) => id === by);
  const { data: account } = useQuery({
    ...officeRecordQuery<AccountRow>(USER_PATH, by),
    enabled: by > 0 && !isOfficer,
  });
  if (by === 0 || isOfficer) return officers;
  return [...officers, account ?? { id: by, first_name: '', last_name: '' }];
}

/** 0: nobody in particular. */
function useSearchedId(): number {
  const text = new URLSearchParams(useSearch()).get('by') ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
