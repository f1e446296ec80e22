import { createHmac } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { throttled } from '../errors/errors.ts';

export interface Limit {
  /** Key of the counter, such as `login:address:10.0.0.1`. */
  key: string;
  max: number;
  seconds: number;
}

export interface LimitGuard {
  /** @throws 429 with the longest wait */
  (...limits: Limit[]): Promise<void>;
  /** Removes one hit, if the request was legitimate. */
  forgive(key: string): Promise<void>;
}

interface LimitOptions {
  isOn: boolean;
  now: () => Date;
  /** Keys contain addresses of people, so they are stored as hashes with this secret only. */
  secret: Buffer;
}

/** Counts in the database, so that all processes share the counters. */
export function createLimitGuard(db: Db, { isOn, now, secret }: LimitOptions): LimitGuard {
  const toStored = (key: string): string => createHmac('sha256', secret).update(key).digest('base64url');
  const guard = async (...limits: Limit[]): Promise<void> => {
    if (!isOn) return;
    const seconds = Math.floor(now().getTime() / 1000);
    let wait = 0;
    for (const { key, max, seconds: period } of limits) {
      const { hits, resets_at } = await countHit(db, { key: toStored(key), max, seconds: period }, seconds);
      if (hits > max) wait = Math.max(wait, resets_at - seconds);
    }
    if (wait > 0) throw throttled(wait);
  };
  return Object.assign(guard, { forgive: (key: string) => forgiveHit(db, toStored(key)) });
}

async function forgiveHit(db: Db, key: string): Promise<void> {
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

/** Deletes expired counters. */
export async function forgetOldLimits(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('rate_limit')
    .where('resets_at', '<=', Math.floor(now.getTime() / 1000))
    .execute();
}
