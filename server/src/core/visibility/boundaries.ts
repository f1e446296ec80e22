import { toOfficeDay } from '@press-room/contract/office-clock';
import type { Db } from '../../platform/db/db.ts';
import { toEnd } from '../events/event.ts';

const TABLES = ['press_release', 'gallery', 'magazine', 'press_kit'] as const;

/** The next instant at which content appears or disappears by itself, in Unix milliseconds; `Infinity`: never. */
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
    findEndOfEvent(db, now),
  ]);
  return Math.min(...next.map((row) => (row?.at ? Date.parse(row.at) : Number.POSITIVE_INFINITY)));
}

/** When the next event is over that is not over yet. */
async function findEndOfEvent(db: Db, now: Date): Promise<{ at: string | null }> {
  const row = await db
    .selectFrom('event')
    .select((eb) => eb.fn.min('ends_on').as('ends_on'))
    .where('ends_on', '>=', toOfficeDay(now))
    .executeTakeFirst();
  return { at: row?.ends_on ? toEnd({ ends_on: row.ends_on }).toISOString() : null };
}
