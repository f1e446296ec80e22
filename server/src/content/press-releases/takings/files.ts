import { comesWithTexts, visibleTo } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';

/** A picture of many releases, such as a logo, tells nothing of the earlier ones. */
const RELEASES_MAX = 20;

/** Releases that a reader may see and that one of these files belongs to; the latest ones. */
export async function listReleasesWith(
  db: Db,
  assets: readonly number[],
  { reader, now }: { reader: ReaderClass; now: Date },
): Promise<number[]> {
  if (assets.length === 0) return [];
  const releases = db
    .selectFrom('press_release as release')
    .select(['release.id', 'release.date'])
    .where(visibleTo(reader, now));
  // Each begins at an index of its own.
  const rows = await releases
    .where('release.hero_asset_id', 'in', assets)
    .union(
      releases
        .innerJoin('press_release_picture as link', 'link.press_release_id', 'release.id')
        .where('link.asset_id', 'in', assets)
        .where(comesWithTexts()),
    )
    .union(
      releases
        .innerJoin('press_release_attachment as link', 'link.press_release_id', 'release.id')
        .where('link.asset_id', 'in', assets),
    )
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(RELEASES_MAX)
    .execute();
  return rows.map(({ id }) => id);
}
