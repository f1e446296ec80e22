import { ALERT_MEDIA, type AlertMedium } from '@press-room/contract/alerts';
import { isShowable } from '../../../content/assets/readiness.ts';
import { magazineBaseSet } from '../../../content/magazines/queries.ts';
import { pictureBaseSet } from '../../../content/press-gallery/queries.ts';
import { pressKitBaseSet } from '../../../content/press-kit/queries.ts';
import { appearingSchema, enqueueMediumNews } from '../../../core/announcements/announcements.ts';
import type { AppContext } from '../../../core/context.ts';
import { SOMEBODY } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import { RunAgain } from '../../../platform/jobs/queue.ts';

/** Content that some reader can see and open, and that was not announced. */
const APPEARING: Readonly<Record<AlertMedium, (db: Db, now: Date) => Promise<{ id: number }[]>>> = {
  gallery: (db, now) =>
    pictureBaseSet(db, { reader: SOMEBODY, now })
      .select('gallery.id')
      .distinct()
      .where('gallery.appeared_at', 'is', null)
      .execute(),
  magazine: (db, now) =>
    magazineBaseSet(db, { reader: SOMEBODY, now })
      .select('magazine.id')
      .where('magazine.appeared_at', 'is', null)
      .execute(),
  press_kit: (db, now) =>
    pressKitBaseSet(db, { reader: SOMEBODY, group: undefined, now })
      .innerJoin('press_kit_file as file', 'file.press_kit_id', 'press_kit.id')
      .innerJoin('asset', 'asset.id', 'file.asset_id')
      .select('press_kit.id')
      .distinct()
      .where('press_kit.appeared_at', 'is', null)
      .where(isShowable(now))
      .execute(),
};

/**
 * Records content that has appeared, and queues alerts about it. A late file, the end of a file's embargo or a branch
 * that is shown again can make a gallery, magazine or kit appear after its own publication.
 */
export async function recordAppearances({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  for (const kind of ALERT_MEDIA) {
    for (const { id } of await APPEARING[kind](database.db, now())) {
      await database.db.transaction().execute(async (trx) => {
        const at = now();
        const { numUpdatedRows } = await trx
          .updateTable(kind)
          .set({ appeared_at: at.toISOString() })
          .where('id', '=', id)
          .where('appeared_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await enqueueMediumNews(trx, { kind, id }, at);
      });
    }
  }
}

const PAUSE_MS = 60_000;

export async function runAppearing(
  context: Pick<AppContext, 'database' | 'now'>,
  payload: unknown,
): Promise<RunAgain | undefined> {
  await recordAppearances(context);
  const { isRecurring } = appearingSchema.parse(payload);
  return isRecurring ? new RunAgain(new Date(context.now().getTime() + PAUSE_MS)) : undefined;
}
