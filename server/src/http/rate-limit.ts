import type { Db } from '../db/database.ts';
import { throttled } from '../errors.ts';

export interface Limit {
  /** What is counted, such as `login:address:10.0.0.1`. */
  key: string;
  max: number;
  seconds: number;
}

export type LimitGuard = (...limits: Limit[]) => Promise<void>;

/** Counts in the database, so that all processes share one count. @throws 429 with the longest wait */
export function createLimitGuard(db: Db, { isOn, now }: { isOn: boolean; now: () => Date }): LimitGuard {
  return async (...limits) => {
    if (!isOn) return;
    const seconds = Math.floor(now().getTime() / 1000);
    let wait = 0;
    for (const limit of limits) {
      const { hits, resets_at } = await countHit(db, limit, seconds);
      if (hits > limit.max) wait = Math.max(wait, resets_at - seconds);
    }
    if (wait > 0) throw throttled(wait);
  };
}

/** Takes one hit back: what was counted turned out to be rightful. */
export async function forgiveHit(db: Db, key: string): Promise<void> {
  await db
    .updateTable('rate_limit')
    .set((eb) => ({ hits: eb('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}

function countHit(
  db: Db,
  { key, seconds }: Limit,
  now: number,
): Promise<{ hits: number; resets_at: number }> {
  return db
    .insertInto('rate_limit')
    .values({ key, hits: 1, resets_at: now + seconds })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when('rate_limit.resets_at', '<=', now)
          .then(1)
          .else(eb('rate_limit.hits', '+', 1))
          .end(),
        resets_at: eb
          .case()
          .when('rate_limit.resets_at', '<=', now)
          .then(now + seconds)
          .else(eb.ref('rate_limit.resets_at'))
          .end(),
      })),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
}

/** Forgets counts whose time is over. */
export async function forgetOldLimits(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('resets_at', '<=', Math.floor(now.getTime() / 1000))
    .execute();
}
