import type { Mailing } from '@press-room/contract/mailings';
import type { AppContext } from '../../../core/context.ts';
import type { Db } from '../../../platform/db/db.ts';

/** Whether another mailing of its kind about the same subject is scheduled: contacts in both would receive both. */
export async function isMailedElsewhere(
  db: Db,
  { id, kind, press_release, press_review, appointment }: Mailing,
): Promise<boolean> {
  const row = await db
    .selectFrom('mailing')
    .select('id')
    .where((eb) =>
      press_review !== null
        ? eb('press_review_id', '=', press_review.id)
        : appointment !== null
          ? eb('appointment_id', '=', appointment.id)
          : eb('press_release_id', '=', press_release?.id ?? 0),
    )
    .where('kind', '=', kind)
    .where('id', '!=', id)
    .where('state', 'in', ['scheduled', 'awaiting'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Pending changes of a release, which the message does not contain. */
export async function hasPendingChanges(
  { database: { db } }: Pick<AppContext, 'database'>,
  release: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('press_release_pending')
    .select('press_release_id')
    .where('press_release_id', '=', release)
    .executeTakeFirst();
  return row !== undefined;
}
