import { EVENT_LANES, type EventLane, type FairEvent } from '@press-room/contract/events';
import type { Language } from '@press-room/contract/languages';
import { startOfOfficeDay } from '@press-room/contract/office-clock';
import type { Selectable } from 'kysely';
import type { EventTable } from '../../platform/db/accreditation-tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { type Bilingual, wordsIn } from '../../platform/text/bilingual.ts';

export type StoredEvent = Selectable<EventTable>;

/** Event of a row for readers; null: none. */
export const toNamedEvent = ({
  event_id: id,
  event_it: it,
  event_en: en,
}: {
  event_id: number | null;
  event_it: string | null;
  event_en: string | null;
}): { id: number; name: Bilingual } | null =>
  id === null ? null : { id, name: { it: it ?? '', en: en ?? '' } };

/** @throws 400 if the event does not exist */
export async function requireEvent(db: Db, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  if ((await keepEvent(db, id)) === null) throw invalidField('event', 'unknown_event');
}

/** Id of an event that still exists, for stored copies from before a deletion. */
export async function keepEvent(db: Db, id: number | null): Promise<number | null> {
  if (id === null) return null;
  const row = await db.selectFrom('event').select('id').where('id', '=', id).executeTakeFirst();
  return row?.id ?? null;
}

/** Name in the language, else in the other one. */
export async function findEventName(
  db: Db,
  id: number,
  language: Language,
): Promise<{ name: string } | null> {
  const row = await db
    .selectFrom('event')
    .select(['name_it as it', 'name_en as en'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { name: wordsIn(row, language) };
}

export function toEvent(row: StoredEvent): FairEvent {
  const { id, starts_on, ends_on, applications_from, applications_until, decision_days } = row;
  return {
    id,
    name: { it: row.name_it, en: row.name_en },
    place: { it: row.place_it, en: row.place_en },
    about: { it: row.about_it, en: row.about_en },
    starts_on,
    ends_on,
    applications_from,
    applications_until,
    decision_days,
    criteria_journalist: { it: row.criteria_journalist_it, en: row.criteria_journalist_en },
    criteria_photographer: { it: row.criteria_photographer_it, en: row.criteria_photographer_en },
    criteria_creator: { it: row.criteria_creator_it, en: row.criteria_creator_en },
    criteria_company_press_office: {
      it: row.criteria_company_press_office_it,
      en: row.criteria_company_press_office_en,
    },
  };
}

/** End of its last day, at its location. */
export const toEnd = ({ ends_on }: Pick<FairEvent, 'ends_on'>): Date => startOfOfficeDay(ends_on, 1);

/** A lane is open only if its criteria are written, because applicants must be able to read them. */
export const hasLane = (event: FairEvent, lane: EventLane): boolean => {
  const { it, en } = event[`criteria_${lane}`];
  return it !== '' || en !== '';
};

/** Whether applications are accepted at that instant. */
export function isOpen(event: FairEvent, now: Date): boolean {
  const { applications_from: from, applications_until: until } = event;
  if (from === null || new Date(from) > now) return false;
  if (until !== null && new Date(until) <= now) return false;
  return toEnd(event) > now && EVENT_LANES.some((lane) => hasLane(event, lane));
}
