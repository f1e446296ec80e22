import { USER_STATES, type UserState } from '@press-room/contract/users';
import { PATHS } from '../../paths.ts';

export const USERS_PAGE_LENGTH = 20;

/** In the order of the screen: what waits for the press office comes first. */
export const STATE_FILTERS = ['pending', 'erasure', 'unverified', 'disabled', 'all'] as const;
export type StateFilter = UserState | 'all';
const FIRST_STATE: StateFilter = 'pending';

/** What the list shows; all of it lives in the address. `page` counts from 1. */
export type UserFilter = { state: StateFilter; q: string; page: number };

export function readFilter(search: string): UserFilter {
  const parameters = new URLSearchParams(search);
  const page = Number(parameters.get('page'));
  return {
    state: [...USER_STATES, 'all' as const].find((state) => state === parameters.get('state')) ?? FIRST_STATE,
    q: parameters.get('q')?.trim() ?? '',
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

/** Address of the list with some of the filter changed; any change but the page starts again at page one. */
export function toFiltered(filter: UserFilter, change: Partial<UserFilter>): string {
  const { state, q, page } = { ...filter, page: 1, ...change };
  const parameters = new URLSearchParams();
  if (state !== FIRST_STATE) parameters.set('state', state);
  if (q) parameters.set('q', q);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size > 0 ? `${PATHS.users}?${parameters}` : PATHS.users;
}

export const countPages = (rows: number): number => Math.max(1, Math.ceil(rows / USERS_PAGE_LENGTH));
