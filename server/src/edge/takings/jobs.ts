import { listTakersToTell } from '../../content/press-releases/takings/takers.ts';
import { releaseNewsSchema } from '../../core/announcements/announcements.ts';
import type { AppContext } from '../../core/context.ts';
import { enqueueJob } from '../../platform/jobs/queue.ts';

/** Tells one person what became of a release that they took. */
export const TAKER_JOB = 'taker';

const AT_ONCE = 500;

/** A release was corrected or withdrawn: queues a message to each person who took it, one for each change. */
export async function spreadToTakers(
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  payload: unknown,
): Promise<void> {
  const { id } = releaseNewsSchema.parse(payload);
  const takers = await listTakersToTell(database.db, id);
  for (let first = 0; first < takers.length; first += AT_ONCE)
    await database.db.transaction().execute(async (trx) => {
      for (const { account, change } of takers.slice(first, first + AT_ONCE)) {
        const key = [TAKER_JOB, id, account, change.at].join(':');
        await enqueueJob(trx, TAKER_JOB, { release: id, to: { account } }, now(), key);
      }
    });
}
