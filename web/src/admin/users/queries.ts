import type { Datatables } from '@press-room/contract/datatables';
import { type AccountRow, USER_PATH, type UserState } from '@press-room/contract/users';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { listsKey, officeRecordQuery } from '../components/saving/queries.ts';

export const userQuery = (id: number) => officeRecordQuery<AccountRow>(USER_PATH, id);

/** States that need a decision of an officer. */
export const WAITING_STATES = ['pending', 'erasure'] as const satisfies readonly UserState[];

/** Numbers of accounts that wait for a decision, by state. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: [...listsKey(USER_PATH), 'waiting'],
    queryFn: async ({ signal }) => {
      const [pending, erasure] = await Promise.all(WAITING_STATES.map((state) => countUsers(state, signal)));
      return { pending: pending ?? 0, erasure: erasure ?? 0 };
    },
  });

async function countUsers(state: UserState, signal: AbortSignal): Promise<number> {
  const narrow = { format: 'datatables', length: 1, 'columns[0][data]': 'id' };
  const page = await getJson<Datatables<AccountRow>>(USER_PATH, { ...narrow, state }, signal);
  return page.recordsFiltered;
}
