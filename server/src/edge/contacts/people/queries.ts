import {
  CONTACT_IDLE_MONTHS,
  type ContactBasis,
  type ContactFilter,
  type ContactTag,
} from '@press-room/contract/contacts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { addMonths } from '../../../core/personal-data/retention-rules.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { isReachable, listConditions } from '../lists/filter.ts';
import { findStoredList, selectMembers } from '../lists/queries.ts';

const contact = expressionBuilder<Schema, 'contact'>();

export const CONTACT_FIELDS: FieldMap = {
  id: contact.ref('contact.id'),
  text: { keyed: contact.ref('contact.search_text') },
  last_name: { keyed: contact.ref('contact.name_key') },
  roles: contact.ref('contact.roles'),
  country: contact.ref('contact.country'),
  language: contact.ref('contact.language'),
  last_written_at: contact.ref('contact.last_written_at'),
  updated_at: contact.ref('contact.updated_at'),
};

/** By name. */
export const CONTACT_ORDER = [
  { by: contact.ref('contact.name_key'), direction: 'asc' as const },
  { by: contact.ref('contact.id'), direction: 'asc' as const },
];

/** Query of the list of contacts. */
export interface ContactQuery {
  filter: ContactFilter;
  outlet?: number | undefined;
  basis?: ContactBasis | undefined;
  /** Whether they are suppressed. */
  isStopped?: boolean | undefined;
  /** Without an account or an alert, and without a message for a long time. */
  isIdle: boolean;
  /** Id of a list. */
  list?: number | undefined;
}

const worksFor = (outlet: number): Expression<SqlBool> =>
  contact(
    'contact.id',
    'in',
    contact.selectFrom('contact_outlet').select('contact_id').where('outlet_id', '=', outlet),
  );

/** Excludes accounts, which have their own retention, and subscribers. */
function isIdle(now: Date): Expression<SqlBool> {
  const since = addMonths(now, -CONTACT_IDLE_MONTHS).toISOString();
  return contact.and([
    contact('contact.user_account_id', 'is', null),
    contact('contact.created_at', '<', since),
    contact.not(
      contact.exists(
        contact.selectFrom('alert').select('alert.id').whereRef('alert.contact_id', '=', 'contact.id'),
      ),
    ),
    contact.or([
      contact('contact.last_written_at', 'is', null),
      contact('contact.last_written_at', '<', since),
    ]),
  ]);
}

/** Query of the rows; a deleted list has none. */
export async function openContacts(db: Db, query: ContactQuery, now: Date) {
  const stored = query.list === undefined ? undefined : await findStoredList(db, query.list);
  const conditions = [
    ...listConditions(query.filter, now),
    ...(query.outlet === undefined ? [] : [worksFor(query.outlet)]),
    ...(query.basis === undefined ? [] : [contact('contact.basis', '=', query.basis)]),
    ...(query.isStopped === undefined ? [] : [query.isStopped ? contact.not(isReachable()) : isReachable()]),
    ...(query.isIdle ? [isIdle(now)] : []),
    ...(stored === null ? [contact.val(false)] : []),
  ];
  return (reader: Db) => {
    const selection = reader.selectFrom('contact').select('contact.id').where(contact.and(conditions));
    return stored == null
      ? selection
      : selection.where('contact.id', 'in', selectMembers(reader, stored, now));
  };
}

const TAGS_SHOWN = 500;

/** Sorted by number of contacts. */
export async function listTags(db: Db): Promise<ContactTag[]> {
  const rows = await db
    .selectFrom('contact_tag')
    .select((eb) => [eb.fn.max<string>('tag').as('tag'), eb.fn.countAll<number>().as('contacts')])
    .groupBy('tag_key')
    .orderBy('contacts', 'desc')
    .orderBy('tag_key')
    .limit(TAGS_SHOWN)
    .execute();
  return rows.map(({ tag, contacts }) => ({ tag, contacts: Number(contacts) }));
}

/** Addresses that other contacts have. */
export async function listTaken(db: Db, emails: readonly string[], contactId: number): Promise<string[]> {
  if (emails.length === 0) return [];
  const rows = await db
    .selectFrom('contact_address')
    .select('email')
    .where('email', 'in', emails)
    .where('contact_id', '<>', contactId)
    .execute();
  return rows.map(({ email }) => email);
}

/** Ids that are no outlets. */
export async function listUnknownOutlets(db: Db, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('outlet').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
