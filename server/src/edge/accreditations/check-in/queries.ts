import type { EventLane } from '@press-room/contract/events';
import type { Db } from '../../../platform/db/db.ts';

/** Badges of an event, each with its last entry. */
export const listBadges = (db: Db, eventId: number) =>
  db
    .selectFrom('event_accreditation as accreditation')
    .select((eb) => [
      eb.ref('accreditation.badge_code').$notNull().as('code'),
      'accreditation.status',
      eb
        .selectFrom('badge_entry as entry')
        .select((entry) => entry.fn.max('entry.at').as('at'))
        .whereRef('entry.event_accreditation_id', '=', 'accreditation.id')
        .as('entered_at'),
    ])
    .where('accreditation.event_id', '=', eventId)
    .where('accreditation.badge_code', 'is not', null)
    .orderBy('accreditation.id')
    .execute();

export interface Bearer {
  id: number;
  code: string;
  status: string;
  first_name: string;
  last_name: string;
  outlet: string;
  lane: EventLane;
  picture_large: string | null;
}

export async function listBearers(
  db: Db,
  eventId: number,
  codes: readonly string[],
): Promise<Map<string, Bearer>> {
  const rows = await db
    .selectFrom('event_accreditation as accreditation')
    .innerJoin('user_account as bearer', 'bearer.id', 'accreditation.user_account_id')
    .select((eb) => [
      'accreditation.id',
      eb.ref('accreditation.badge_code').$notNull().as('code'),
      'accreditation.status',
      'accreditation.outlet',
      'accreditation.lane',
      'bearer.first_name',
      'bearer.last_name',
      'bearer.picture_large',
    ])
    .where('accreditation.event_id', '=', eventId)
    .where('accreditation.badge_code', 'in', codes)
    .execute();
  return new Map(rows.map((row) => [row.code, row]));
}

export async function findLastEntry(db: Db, id: number, before: string): Promise<string | null> {
  const row = await db
    .selectFrom('badge_entry')
    .select('at')
    .where('event_accreditation_id', '=', id)
    .where('at', '<', before)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** First other entry in a period. */
export async function findOtherEntry(
  db: Db,
  id: number,
  { key, from, to }: { key: string; from: string; to: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('badge_entry')
    .select('at')
    .where('event_accreditation_id', '=', id)
    .where('key', '!=', key)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
}

export interface NewEntry {
  event_accreditation_id: number;
  key: string;
  at: string;
  user_account_id: number;
}

/** False if the key was already stored. */
export async function insertEntry(trx: Db, entry: NewEntry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('badge_entry')
    .values(entry)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
