import { listTakersToTell } from '../../content/press-releases/takings/takers.ts';
import { releaseNewsSchema } from '../../core/announcements/announcements.ts';
import type { AppContext } from '../../core/context.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';

/** Informs one person of a change of a release that they have. */
export const TAKER_JOB = 'taker';

/** Start of the unique keys of jobs for one release and person. */
export const toKeyPrefix = (release: number, account: number): string =>
  `${TAKER_JOB}:${release}:${account}:`;

const AT_ONCE = 500;

/** Delay before a correction is mailed, so that one message covers several corrections. */
const SETTLE_MS = 5 * 60_000;

/**
 * Queues messages about a corrected or withdrawn release to everybody who has it. Each change has its own job, and the
 * first one covers all; withdrawals are not delayed.
 */
export async function spreadToTakers(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  payload: unknown,
): Promise<void> {
  const { id } = releaseNewsSchema.parse(payload);
  const takers = await listTakersToTell(database.db, id);
  for (let first = 0; first < takers.length; first += AT_ONCE)
    await database.db.transaction().execute(async (trx) => {
      for (const { account, change } of takers.slice(first, first + AT_ONCE)) {
        const key = `${toKeyPrefix(id, account)}${change.at}`;
        const settled = { now: now(), at: new Date(now().getTime() + SETTLE_MS) };
        const when = change.kind === 'withdrawn' ? now() : settled;
        await enqueueJob(trx, TAKER_JOB, { release: id, to: { account } }, when, key);
      }
    });
}
