import { comesWithTexts, visibleTo } from '../../../core/visibility/visibility.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { ReaderClass } from '../../../platform/http/authentication.ts';

/** Maximum releases per file; older ones are ignored. */
const RELEASES_MAX = 20;

/** Releases that a reader may see and that contain one of these files; the latest ones of each file. */
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
  // Each uses its own index.
  const links = releases
    .select((eb) => eb.ref('release.hero_asset_id').$notNull().as('asset_id'))
    .where('release.hero_asset_id', 'in', assets)
    .union(
      releases
        .innerJoin('press_release_picture as link', 'link.press_release_id', 'release.id')
        .select('link.asset_id')
        .where('link.asset_id', 'in', assets)
        .where(comesWithTexts()),
    )
    .union(
      releases
        .innerJoin('press_release_attachment as link', 'link.press_release_id', 'release.id')
        .select('link.asset_id')
        .where('link.asset_id', 'in', assets)
        .where(comesWithTexts()),
    );
  const ranked = db
    .selectFrom(links.as('link'))
    .select('link.id')
    .select((eb) =>
      eb.fn
        .agg<number>('row_number')
        .over((over) =>
          over.partitionBy('link.asset_id').orderBy('link.date', 'desc').orderBy('link.id', 'desc'),
        )
        .as('place'),
    );
  const rows = await db
    .selectFrom(ranked.as('ranked'))
    .select('ranked.id')
    .distinct()
    .where('ranked.place', '<=', RELEASES_MAX)
    .execute();
  return rows.map(({ id }) => id);
}
