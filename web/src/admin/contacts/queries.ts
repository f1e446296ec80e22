import {
  CONTACT_COUNT_PATH,
  CONTACT_DUPLICATE_PATH,
  CONTACT_IDLE_PATH,
  CONTACT_LIST_PATH,
  CONTACT_PATH,
  CONTACT_TAG_PATH,
  type ContactCount,
  type ContactDuplicate,
  type ContactFilter,
  type ContactList,
  type ContactTag,
  OUTLET_PATH,
  type Outlet,
} from '@press-room/contract/contacts';
import type { Datatables } from '@press-room/contract/datatables';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';
import { listsKey } from '../components/saving/queries.ts';

// Below the list keys of the noun: writes reload them.

export const tagsQuery = () =>
  queryOptions({
    queryKey: [...listsKey(CONTACT_PATH), 'tags'],
    queryFn: async ({ signal }) =>
      (await getJson<{ results: ContactTag[] }>(CONTACT_TAG_PATH, {}, signal)).results,
  });

export const duplicatesQuery = () =>
  queryOptions({
    queryKey: [...listsKey(CONTACT_PATH), 'duplicates'],
    queryFn: async ({ signal }) =>
      (await getJson<{ results: ContactDuplicate[] }>(CONTACT_DUPLICATE_PATH, {}, signal)).results,
  });

/** Number of contacts proposed for removal. */
export const idleQuery = (isAllowed: boolean) =>
  queryOptions({
    queryKey: [...listsKey(CONTACT_PATH), 'idle'],
    queryFn: async ({ signal }) => (await getJson<{ count: number }>(CONTACT_IDLE_PATH, {}, signal)).count,
    enabled: isAllowed,
  });

/** Number of contacts that match a filter. */
export const countQuery = (filter: ContactFilter) =>
  queryOptions({
    queryKey: [...listsKey(CONTACT_PATH), 'count', filter],
    queryFn: ({ signal }) =>
      getJson<ContactCount>(CONTACT_COUNT_PATH, { filter: JSON.stringify(filter) }, signal),
    placeholderData: keepPreviousData,
  });

const CHOICES_MAX = 500;

export const listChoiceQuery = (isAllowed: boolean) =>
  queryOptions({
    queryKey: [...listsKey(CONTACT_LIST_PATH), 'choice'],
    queryFn: async ({ signal }) =>
      (
        await getJson<Datatables<ContactList>>(
          CONTACT_LIST_PATH,
          { format: 'datatables', length: CHOICES_MAX },
          signal,
        )
      ).data,
    enabled: isAllowed,
  });

export const outletChoiceQuery = () =>
  queryOptions({
    queryKey: [...listsKey(OUTLET_PATH), 'choice'],
    queryFn: async ({ signal }) =>
      (await getJson<Datatables<Outlet>>(OUTLET_PATH, { format: 'datatables', length: CHOICES_MAX }, signal))
        .data,
  });
