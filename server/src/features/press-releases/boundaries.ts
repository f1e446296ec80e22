import type { Db } from '../../db/database.ts';

/** The next instant at which a release appears or disappears by itself, in Unix milliseconds. */
export async function findNextBoundary(db: Db, now: Date): Promise<number> {
  const instant = now.toISOString();
  const [appearing, expiring] = await Promise.all([
    db
      .selectFrom('press_release')
      .select((eb) => eb.fn.min('visible_from').as('at'))
      .where('visible_from', '>', instant)
      .executeTakeFirst(),
    db
      .selectFrom('press_release')
      .select((eb) => eb.fn.min('expires_at').as('at'))
      .where('expires_at', '>', instant)
      .executeTakeFirst(),
  ]);
  const toTime = (at: string | null | undefined): number => (at ? Date.parse(at) : Number.POSITIVE_INFINITY);
  return Math.min(toTime(appearing?.at), toTime(expiring?.at));
}
