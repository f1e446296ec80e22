import {
  type ContactCount,
  type ContactFilter,
  type ContactList,
  contactFilterSchema,
  contactListSchema,
} from '@press-room/contract/contacts';
import { expressionBuilder } from 'kysely';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { isReachable, selectContacts } from './filter.ts';

const list = expressionBuilder<Schema, 'contact_list'>();

export const CONTACT_LIST_FIELDS: FieldMap = {
  id: list.ref('contact_list.id'),
  name: list.ref('contact_list.name'),
  updated_at: list.ref('contact_list.updated_at'),
};

/** By name. */
export const CONTACT_LIST_ORDER = [
  { by: list.ref('contact_list.name'), direction: 'asc' as const },
  { by: list.ref('contact_list.id'), direction: 'asc' as const },
];

export function selectContactLists(db: Db, press_group: number | undefined) {
  const query = db.selectFrom('contact_list').select('contact_list.id');
  return press_group === undefined ? query : query.where('contact_list.press_group_id', '=', press_group);
}

const readListFilter = (json: string | null): ContactFilter | null =>
  json === null ? null : contactFilterSchema.parse(JSON.parse(json));

interface StoredList {
  id: number;
  filter: ContactFilter | null;
}

export async function findStoredList(db: Db, id: number): Promise<StoredList | null> {
  const row = await db
    .selectFrom('contact_list')
    .select(['id', 'filter'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { id, filter: readListFilter(row.filter) };
}

/** Ids of all contacts of a list, including suppressed ones. */
export const selectMembers = (db: Db, { id, filter }: StoredList, now: Date) =>
  filter === null
    ? db
        .selectFrom('contact')
        .select('contact.id')
        .where('contact.id', 'in', (eb) =>
          eb.selectFrom('contact_list_member').select('contact_id').where('contact_list_id', '=', id),
        )
    : selectContacts(db, filter, now);

/** Including suppressed ones; a deleted list has none. */
export async function listContactsOfList(db: Db, listId: number, now: Date): Promise<number[]> {
  const stored = await findStoredList(db, listId);
  if (stored === null) return [];
  const rows = await selectMembers(db, stored, now).orderBy('contact.id').execute();
  return rows.map(({ id }) => id);
}

/** Number of contacts in a selection. */
export async function countContacts(db: Db, selection: ReturnType<typeof selectContacts>) {
  const { count, reachable } = await db
    .selectFrom('contact')
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere(isReachable()).as('reachable'),
    ])
    .where('contact.id', 'in', selection)
    .executeTakeFirstOrThrow();
  return { count: Number(count), reachable: Number(reachable) } satisfies ContactCount;
}

const AT_ONCE = 500;

/** In the order of the ids. */
export async function listContactLists(db: Db, ids: readonly number[], now: Date): Promise<ContactList[]> {
  const found: ContactList[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const rows = await db
      .selectFrom('contact_list')
      .innerJoin('press_group', 'press_group.id', 'contact_list.press_group_id')
      .selectAll('contact_list')
      .select('press_group.name as group_name')
      .where('contact_list.id', 'in', some)
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of some) {
      const row = byId.get(id);
      if (row === undefined) continue;
      const filter = readListFilter(row.filter);
      const counts = await countContacts(db, selectMembers(db, { id, filter }, now));
      const press_group = { id: row.press_group_id, name: row.group_name };
      found.push(contactListSchema.parse({ ...row, filter, press_group, ...counts }));
    }
  }
  return found;
}

/** @throws 404 */
export async function getContactList(db: Db, id: number, now: Date): Promise<ContactList> {
  const [row] = await listContactLists(db, [id], now);
  if (row === undefined) throw notFound();
  return row;
}

export async function countLists(db: Db): Promise<number> {
  return countRows(db.selectFrom('contact_list'));
}

/** Ids that are no contacts. */
export async function listUnknownContacts(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('contact').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

export async function addMembers(trx: Db, contact_list_id: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .insertInto('contact_list_member')
    .values(ids.map((contact_id) => ({ contact_list_id, contact_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeMembers(trx: Db, listId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('contact_list_member')
    .where('contact_list_id', '=', listId)
    .where('contact_id', 'in', ids)
    .execute();
}
