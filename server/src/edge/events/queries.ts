import type { PendingChanges } from '@press-room/contract/admin-press-releases';
import { WAITING_STATUSES } from '@press-room/contract/event-accreditations';
import { type OfficeEvent, type OpenEvent, officeEventSchema } from '@press-room/contract/events';
import type { Language } from '@press-room/contract/languages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { expressionBuilder, type Insertable, type Updateable } from 'kysely';
import { isOpen, type StoredEvent, toEvent } from '../../core/events/event.ts';
import type { EventTable } from '../../platform/db/accreditation-tables.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Schema } from '../../platform/db/schema.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { FieldMap } from '../../platform/http/datatables.ts';

const eb = expressionBuilder<Schema, 'event'>();

export const eventFields = (language: Language): FieldMap => ({
  id: eb.ref('event.id'),
  name: eb.ref(`event.name_${language}`),
  'name.it': eb.ref('event.name_it'),
  'name.en': eb.ref('event.name_en'),
  place: eb.ref(`event.place_${language}`),
  starts_on: eb.ref('event.starts_on'),
  ends_on: eb.ref('event.ends_on'),
  applications_from: eb.ref('event.applications_from'),
  applications_until: eb.ref('event.applications_until'),
  updated_at: eb.ref('event.updated_at'),
});

/** The latest first. */
export const EVENT_ORDER = [
  { by: eb.ref('event.starts_on'), direction: 'desc' as const },
  { by: eb.ref('event.id'), direction: 'desc' as const },
];

export const selectEvents = (db: Db) => db.selectFrom('event').select('event.id');

const AT_ONCE = 500;
/** Maximum number of events in one answer to readers. */
const EVENTS_LISTED = 100;

/** In the order of the ids. */
export async function listOfficeEvents(db: Db, ids: readonly number[]): Promise<OfficeEvent[]> {
  const found: OfficeEvent[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const rows = await db.selectFrom('event').selectAll().where('id', 'in', some).execute();
    const stored = new Map(rows.map((row) => [row.id, row]));
    const counts = await countByStatus(db, some);
    for (const id of some) {
      const row = stored.get(id);
      if (row === undefined) continue;
      const { version, updated_at } = row;
      const of = (statuses: readonly string[]): number =>
        counts
          .filter((each) => each.event_id === id && statuses.includes(each.status))
          .reduce((sum, each) => sum + Number(each.count), 0);
      const numbers = { waiting: of(WAITING_STATUSES), accredited: of(['approved']) };
      found.push(officeEventSchema.parse({ ...toEvent(row), version, updated_at, ...numbers }));
    }
  }
  return found;
}

const countByStatus = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('event_accreditation')
    .select(['event_id', 'status'])
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('event_id', 'in', ids)
    .groupBy(['event_id', 'status'])
    .execute();

/** @throws 404 */
export async function getOfficeEvent(db: Db, id: number): Promise<OfficeEvent> {
  const [event] = await listOfficeEvents(db, [id]);
  if (event === undefined) throw notFound();
  return event;
}

export async function findEvent(db: Db, id: number): Promise<StoredEvent | null> {
  return (await db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Events that have not ended at an instant, by the office's calendar, next first. */
export const listEventsFrom = (db: Db, instant: Date): Promise<StoredEvent[]> =>
  db
    .selectFrom('event')
    .selectAll()
    .where('ends_on', '>=', toOfficeDay(instant))
    .orderBy('starts_on')
    .orderBy('id')
    .limit(EVENTS_LISTED)
    .execute();

/** All events, including ended ones, with `words` in their name in either language, latest first. */
const listAllEvents = (database: Database, words: string): Promise<StoredEvent[]> =>
  database.db
    .selectFrom('event')
    .selectAll()
    .$if(words !== '', (query) =>
      query.where((where) =>
        where.or([
          database.contains(where.ref('name_it'), words),
          database.contains(where.ref('name_en'), words),
        ]),
      ),
    )
    .orderBy('starts_on', 'desc')
    .orderBy('id', 'desc')
    .limit(EVENTS_LISTED)
    .execute();

const toOpenEvent = (row: StoredEvent, now: Date): OpenEvent => {
  const event = toEvent(row);
  return { ...event, is_open: isOpen(event, now) };
};

/** For readers. */
export async function listOpenEvents(
  database: Database,
  now: Date,
  { withPast, words }: { withPast: boolean; words: string } = { withPast: false, words: '' },
): Promise<OpenEvent[]> {
  const rows = await (withPast ? listAllEvents(database, words) : listEventsFrom(database.db, now));
  return rows.map((row) => toOpenEvent(row, now));
}

/** For readers, even after its end. @throws 404 */
export async function getOpenEvent(db: Db, id: number, now: Date): Promise<OpenEvent> {
  const row = await findEvent(db, id);
  if (row === null) throw notFound();
  return toOpenEvent(row, now);
}

export async function insertEvent(trx: Db, event: Insertable<EventTable>): Promise<number> {
  const { id } = await trx.insertInto('event').values(event).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateEvent(trx: Db, id: number, values: Updateable<EventTable>): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await trx.updateTable('event').set(values).where('id', '=', id).execute();
}

/** Includes drafts and pending changes. */
export async function hasReleases(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('press_release')
    .select('id')
    .where('event_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (row !== undefined) return true;
  const pending = await db
    .selectFrom('press_release_pending')
    .select('document')
    .where('document', 'like', `%"event":${id}%`)
    .execute();
  return pending.some(({ document }) => (JSON.parse(document) as PendingChanges).event === id);
}

export async function hasAccreditations(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('event_accreditation')
    .select('id')
    .where('event_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
