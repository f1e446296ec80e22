import type { PressKitVisit } from '@press-room/contract/press-kit';
import type { Db } from '../../platform/db/db.ts';

/** Requests within this time belong to one visit. */
const VISIT_MS = 30 * 60_000;
/** At the first visit only files of the last days are new: marking all would be useless. */
const FIRST_VISIT_DAYS = 7;
const DAY_MS = 86_400_000;

const isSameVisit = ({ at }: PressKitVisit, now: Date): boolean => now.getTime() - Date.parse(at) < VISIT_MS;

/** Instant after which added files are new to the reader: the visit before the current one. */
export function newSince(visit: PressKitVisit | null, now: Date): number {
  if (visit !== null && !isSameVisit(visit, now)) return Date.parse(visit.at);
  const before = visit?.previous_at ?? null;
  const start = visit === null ? now.getTime() : Date.parse(visit.at);
  return before === null ? start - FIRST_VISIT_DAYS * DAY_MS : Date.parse(before);
}

export async function findVisit(db: Db, accountId: number): Promise<PressKitVisit | null> {
  const row = await db
    .selectFrom('press_kit_visit')
    .select(['at', 'previous_at'])
    .where('user_account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** Records a visit of the kits; requests in quick succession belong to one visit. */
export async function recordVisit(db: Db, accountId: number, now: Date): Promise<PressKitVisit> {
  return db.transaction().execute(async (trx) => {
    const last = await findVisit(trx, accountId);
    const previous_at = last === null ? null : isSameVisit(last, now) ? last.previous_at : last.at;
    const visit = { at: now.toISOString(), previous_at };
    await trx
      .insertInto('press_kit_visit')
      .values({ user_account_id: accountId, ...visit })
      .onConflict((conflict) => conflict.column('user_account_id').doUpdateSet(visit))
      .execute();
    return visit;
  });
}
