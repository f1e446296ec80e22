import { toOfficeDay, toOfficeHour } from '@press-room/contract/office-clock';
import { recordAudit } from '../../core/audit/queries.ts';
import type { AppContext } from '../../core/context.ts';
import { enqueueJob, RunAgain } from '../../platform/jobs/queue.ts';
import { proposePlaces } from './proposal.ts';
import { addReview } from './service.ts';

export const REVIEW_JOB = 'press_review';

/** Interval of checks, because settings may change meanwhile. */
const PAUSE_MS = 10 * 60_000;

type MorningContext = Pick<AppContext, 'database' | 'now'>;

/** Queues the check for due press reviews, at the start. */
export const scheduleReviews = ({ database: { db }, now }: MorningContext): Promise<void> =>
  enqueueJob(db, REVIEW_JOB, {}, now(), REVIEW_JOB);

/**
 * Creates the draft edition of the day for press groups whose hour has come, once per day; none without new clippings.
 */
export async function beginReviews({ database, now }: MorningContext): Promise<RunAgain> {
  const at = now();
  const [day, hour] = [toOfficeDay(at), toOfficeHour(at)];
  const weekday = String(new Date(day).getUTCDay() || 7);
  const groups = await database.db
    .selectFrom('press_group')
    .select(['id', 'name', 'review_days'])
    .where('review_hour', '<=', hour)
    .where('review_begun_on', '<>', day)
    .orderBy('id')
    .execute();
  for (const group of groups.filter(({ review_days }) => review_days.includes(weekday)))
    await database.db.transaction().execute(async (trx) => {
      // Several processes may check at the same time, and a deleted draft must not be created again.
      const { numUpdatedRows } = await trx
        .updateTable('press_group')
        .set({ review_begun_on: day })
        .where('id', '=', group.id)
        .where('review_begun_on', '<>', day)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return;
      const clippings = await proposePlaces(trx, group, at);
      if (clippings.length === 0) return;
      const id = await addReview(trx, { press_group: group.id, day, clippings }, at);
      await recordAudit(trx, { by: null, action: 'create', about: `press_review:${id}` }, at);
    });
  return new RunAgain(new Date(at.getTime() + PAUSE_MS));
}
