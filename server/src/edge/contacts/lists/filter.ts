import { CONTACT_TAKEN_MONTHS, type ContactFilter } from '@press-room/contract/contacts';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { addMonths } from '../../../core/personal-data/retention-rules.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { toKey } from '../../../platform/text/keys.ts';

const contact = expressionBuilder<Schema, 'contact'>();

/** The contact can receive mail: no objection, and a working address. */
export const isReachable = (): Expression<SqlBool> =>
  contact.and([
    contact('contact.stopped_at', 'is', null),
    contact.exists(
      contact
        .selectFrom('contact_address')
        .select('contact_address.id')
        .whereRef('contact_address.contact_id', '=', 'contact.id')
        .where('contact_address.stopped_at', 'is', null),
    ),
  ]);

const hasTag = (tags: readonly string[]): Expression<SqlBool> =>
  contact(
    'contact.id',
    'in',
    contact.selectFrom('contact_tag').select('contact_id').where('tag_key', 'in', tags.map(toKey)),
  );

const covers = (sectors: readonly number[]): Expression<SqlBool> =>
  contact(
    'contact.id',
    'in',
    contact.selectFrom('contact_sector').select('owner_id').where('sector_id', 'in', sectors),
  );

const worksForKind = (kinds: readonly string[]): Expression<SqlBool> =>
  contact(
    'contact.id',
    'in',
    contact
      .selectFrom('contact_outlet')
      .innerJoin('outlet', 'outlet.id', 'contact_outlet.outlet_id')
      .select('contact_outlet.contact_id')
      .where('outlet.kind', 'in', kinds),
  );

const hasTakenSince = (since: Date): Expression<SqlBool> =>
  contact.or([
    contact(
      'contact.user_account_id',
      'in',
      contact
        .selectFrom('download')
        .select('user_account_id')
        .where('user_account_id', 'is not', null)
        .where('started_at', '>=', since.toISOString()),
    ),
    contact(
      'contact.user_account_id',
      'in',
      contact
        .selectFrom('press_release_taking')
        .select('user_account_id')
        .where('taken_at', '>=', since.toISOString()),
    ),
  ]);

const isAccreditedFor = (event: number): Expression<SqlBool> =>
  contact(
    'contact.user_account_id',
    'in',
    contact
      .selectFrom('event_accreditation')
      .select('user_account_id')
      .where('event_id', '=', event)
      .where('status', '=', 'approved'),
  );

/** Conditions of a filter on a contact. */
export function listConditions(filter: ContactFilter, now: Date): Expression<SqlBool>[] {
  const {
    sectors = [],
    tags = [],
    countries = [],
    languages = [],
    outlet_kinds = [],
    has_taken,
    event,
  } = filter;
  return [
    ...(sectors.length === 0 ? [] : [covers(sectors)]),
    ...(tags.length === 0 ? [] : [hasTag(tags)]),
    ...(countries.length === 0 ? [] : [contact('contact.country', 'in', countries)]),
    ...(languages.length === 0 ? [] : [contact('contact.language', 'in', languages)]),
    ...(outlet_kinds.length === 0 ? [] : [worksForKind(outlet_kinds)]),
    ...(has_taken === true ? [hasTakenSince(addMonths(now, -CONTACT_TAKEN_MONTHS))] : []),
    ...(event === undefined ? [] : [isAccreditedFor(event)]),
  ];
}

/** Ids of all contacts that match a filter, including suppressed ones. */
export const selectContacts = (db: Db, filter: ContactFilter, now: Date) =>
  db
    .selectFrom('contact')
    .select('contact.id')
    .where(contact.and(listConditions(filter, now)));
