import { isTaken, type JobKinds } from '../db/claim-jobs.ts';
import type { Db } from '../db/db.ts';
import { CLOCKS_DIFFER_MS } from './lease.ts';

/** Time after which writes based on the earlier clock have finished. */
const WRITES_END_MS = 60_000;
const PAUSE_MS = 1000;

interface Options {
  database: { db: Db };
  now: () => Date;
  leaseMs: number;
  kinds?: JobKinds | undefined;
}

/**
 * Call it before each search for jobs. At the start, and whenever the clock was set back, it corrects jobs of these
 * kinds with times in the future: those without a chosen instant become due, and leases are shortened to the normal
 * length. Active holders renew their leases.
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
