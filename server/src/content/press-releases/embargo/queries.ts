import { ACCREDITED, type Sight, SOMEBODY, visibleTo } from '../../../core/visibility/visibility.ts';
import { countRows } from '../../../platform/db/count-rows.ts';
import type { Db } from '../../../platform/db/db.ts';

/** Releases under embargo that the reader sees after accepting the embargo terms. */
const selectEmbargoed = (db: Db, reader: Sight, now: Date) =>
  db
    .selectFrom('press_release as release')
    .where(visibleTo({ ...reader, isEmbargoReader: true }, now))
    .where('release.visible_from', '>', now.toISOString());

/** Without those that only invited readers see. */
export async function countEmbargoed(db: Db, now: Date): Promise<number> {
  return countRows(selectEmbargoed(db, ACCREDITED, now));
}

/** Those of some releases that are under embargo. */
export async function listEmbargoed(db: Db, ids: readonly number[], now: Date): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await selectEmbargoed(db, SOMEBODY, now)
    .select('release.id')
    .where('release.id', 'in', ids)
    .execute();
  return rows.map(({ id }) => id);
}

/** Releases under embargo with one of the files. */
export const listEmbargoedWith = (db: Db, assets: readonly number[], now: Date) =>
  selectEmbargoed(db, SOMEBODY, now)
    .select('release.id')
    .select((eb) => eb.ref('release.visible_from').$notNull().as('until'))
    .where((eb) =>
      eb.or([
        eb('release.hero_asset_id', 'in', assets),
        eb.exists(
          eb
            .selectFrom('press_release_picture as link')
            .select('link.asset_id')
            .whereRef('link.press_release_id', '=', 'release.id')
            .where('link.asset_id', 'in', assets),
        ),
        eb.exists(
          eb
            .selectFrom('press_release_attachment as link')
            .select('link.asset_id')
            .whereRef('link.press_release_id', '=', 'release.id')
            .where('link.asset_id', 'in', assets),
        ),
      ]),
    )
    .orderBy('release.id')
    .execute();
