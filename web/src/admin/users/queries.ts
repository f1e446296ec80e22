import type { Datatables } from '@press-room/contract/datatables';
import { type AccountRow, USER_PATH, type UserState, userPath } from '@press-room/contract/users';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';
import { USERS_PAGE_LENGTH, type UserFilter } from './filter.ts';

/** Every list of accounts, whatever it shows. */
export const USERS_KEY = ['users'];

export type UserList = Datatables<AccountRow>;

export const userListQuery = (filter: UserFilter) =>
  queryOptions({
    queryKey: [...USERS_KEY, 'list', filter],
    queryFn: ({ signal }) => getUserPage(filter, signal),
    placeholderData: keepPreviousData,
  });

export const userQuery = (id: number) =>
  queryOptions({
    queryKey: ['user', id],
    queryFn: ({ signal }) => getJson<AccountRow>(userPath(id), {}, signal),
  });

/** How many accounts wait for a decision of each kind. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: [...USERS_KEY, 'waiting'],
    queryFn: async ({ signal }) => {
      const [pending, erasure] = await Promise.all([
        countUsers('pending', signal),
        countUsers('erasure', signal),
      ]);
      return { pending, erasure };
    },
  });

const FORMAT = { format: 'datatables' };

async function countUsers(state: UserState, signal: AbortSignal): Promise<number> {
  const narrow = { length: 1, 'columns[0][data]': 'id' };
  return (await getJson<UserList>(USER_PATH, { ...FORMAT, ...narrow, state }, signal)).recordsFiltered;
}

/** A page that is gone, because somebody decided meanwhile, becomes the first one (contract 3.4). */
async function getUserPage({ state, q, page }: UserFilter, signal: AbortSignal): Promise<UserList> {
  const ask = (start: number) =>
    getJson<UserList>(
      USER_PATH,
      {
        ...FORMAT,
        start,
        length: USERS_PAGE_LENGTH,
        state: state === 'all' ? undefined : state,
        ...toColumns(q),
      },
      signal,
    );
  try {
    return await ask((page - 1) * USERS_PAGE_LENGTH);
  } catch (error) {
    if (page > 1 && statusOf(error) === 404) return ask(0);
    throw error;
  }
}

const SEARCHED = 'first_name,last_name,email,newspaper,publishing_house,company,company_name';
const MAX_WORDS = 8;

const SHOWN: Record<keyof AccountRow, true> = {
  id: true,
  email: true,
  first_name: true,
  last_name: true,
  language: true,
  groups: true,
  account_type: true,
  company: true,
  company_name: true,
  qualify: true,
  publishing_house: true,
  website: true,
  newspaper: true,
  country: true,
  periodicity: true,
  printing_copies: true,
  sector: true,
  picture: true,
  created_at: true,
  verified_at: true,
  disabled_at: true,
  last_sign_in_at: true,
  accreditation: true,
  erasure_requested_at: true,
  erasure_due_at: true,
};

/** A column per word, so that a first name and a newspaper together find a person. */
function toColumns(q: string): Record<string, string> {
  const words = q.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const columns = words.flatMap((word, at): [string, string][] => [
    [`columns[${at}][data]`, 'id'],
    [`columns[${at}][name]`, SEARCHED],
    [`columns[${at}][searchable]`, 'true'],
    [`columns[${at}][search][value]`, word],
  ]);
  // Who names columns is answered with these alone, and with what `keep` adds.
  return words.length > 0 ? { ...Object.fromEntries(columns), keep: Object.keys(SHOWN).join(',') } : {};
}
