import { toOfficeDay } from '@press-room/contract/office-clock';
import type { Db } from '../../platform/db/db.ts';
import { toEnd } from '../events/event.ts';

const TABLES = ['press_release', 'gallery', 'magazine', 'press_kit', 'appointment'] as const;

/** Next instant at which content appears or disappears, in Unix milliseconds; `Infinity`: never. */
export async function findNextBoundary(db: Db, now: Date): Promise<number> {
  const instant = now.toISOString();
  const next = await Promise.all([
    ...TABLES.flatMap((table) =>
      (['visible_from', 'expires_at'] as const).map((column) =>
        db
          .selectFrom(table)
          .select((eb) => eb.fn.min(column).as('at'))
          .where(column, '>', instant)
          .executeTakeFirst(),
      ),
    ),
    db
      .selectFrom('press_release')
      .select((eb) => eb.fn.min('press_from').as('at'))
      .where('press_from', '>', instant)
      .executeTakeFirst(),
    ...(['embargo_until', 'rights_until'] as const).map((column) =>
      db
        .selectFrom('asset')
        .select((eb) => eb.fn.min(column).as('at'))
        .where(column, '>', instant)
        .executeTakeFirst(),
    ),
    ...(['applications_from', 'applications_until'] as const).map((column) =>
      db
        .selectFrom('event')
        .select((eb) => eb.fn.min(column).as('at'))
        .where(column, '>', instant)
        .executeTakeFirst(),
    ),
    findEndOfDays(db, now, { table: 'event', day: 'ends_on' }),
    findEndOfDays(db, now, { table: 'press_release', day: 'lead_until' }),
  ]);
  return Math.min(...next.map((row) => (row?.at ? Date.parse(row.at) : Number.POSITIVE_INFINITY)));
}

type LastDay = { table: 'event'; day: 'ends_on' } | { table: 'press_release'; day: 'lead_until' };

/** Earliest end of a last day that is not over. */
async function findEndOfDays(db: Db, now: Date, { table, day }: LastDay): Promise<{ at: string | null }> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.min<string | null>(day).as('last'))
    .where(day, '>=', toOfficeDay(now))
    .executeTakeFirst();
  return { at: row?.last ? toEnd({ ends_on: row.last }).toISOString() : null };
}
