import { isTaken, type JobKinds } from '../db/claim-jobs.ts';
import type { Db } from '../db/db.ts';
import { CLOCKS_DIFFER_MS } from './lease.ts';

/** What read the clock before it was put back is written until then. */
const WRITES_END_MS = 60_000;
const PAUSE_MS = 1000;

interface Options {
  database: { db: Db };
  now: () => Date;
  leaseMs: number;
  kinds?: JobKinds | undefined;
}

/**
 * To be called before each look for work. At first, and whenever the clock was put back, it mends what a clock that was
 * ahead has left in jobs of these kinds: those whose moment nobody chose are due, leases reach no further than one that is
 * given now. Who lives and holds one renews it.
 */
export function watchClock({ database: { db }, now, leaseMs, kinds }: Options): () => Promise<void> {
  let last = Number.POSITIVE_INFINITY;
  let mendsUntil = 0;
  let mendsFrom = 0;
  return async () => {
    const at = now().getTime();
    const passed = performance.now();
    if (at < last) mendsUntil = passed + WRITES_END_MS;
    last = at;
    if (passed > mendsUntil || passed < mendsFrom) return;
    mendsFrom = passed + PAUSE_MS;
    const instant = new Date(at).toISOString();
    const after = (ms: number): string => new Date(at + ms).toISOString();
    await db
      .updateTable('job')
      .set({ run_at: instant, reckoned_at: instant })
      .where(isTaken(kinds))
      .where('reckoned_at', '>', after(CLOCKS_DIFFER_MS))
      .execute();
    await db
      .updateTable('job')
      .set({ leased_until: after(leaseMs) })
      .where(isTaken(kinds))
      .where('leased_until', '>', after(leaseMs + CLOCKS_DIFFER_MS))
      .execute();
  };
}
