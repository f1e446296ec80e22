import type { GalleryFacets } from '@press-room/contract/press-gallery';
import { visibleTo } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import { isShowable } from '../assets/readiness.ts';
import type { GalleryFilter } from './queries.ts';

/** Reader of the menus. */
type Looking = Pick<GalleryFilter, 'reader' | 'now'>;

/** Maximum values of a menu. */
const VALUES_MAX = 200;
/** Sorts after all dates. */
const LAST = '~';

/**
 * Filter values of the pictures that the reader may see. Each value is found by an index lookup after the previous one,
 * because there are few values for any number of pictures.
 */
export async function findGalleryFacets(db: Db, looking: Looking): Promise<GalleryFacets> {
  const [years, credits] = await Promise.all([
    listInTurn(LAST, (before) => findYearBefore(db, looking, before)),
    listInTurn('', (after) => findCreditAfter(db, looking, after)),
  ]);
  return {
    years: years.values.map(Number),
    credits: credits.values.toSorted(new Intl.Collator('it').compare),
    has_more_credits: credits.hasMore,
  };
}

async function listInTurn(
  start: string,
  findNext: (last: string) => Promise<string | undefined>,
): Promise<{ values: string[]; hasMore: boolean }> {
  const values: string[] = [];
  let next = await findNext(start);
  while (next !== undefined && values.length < VALUES_MAX) {
    values.push(next);
    next = await findNext(next);
  }
  return { values, hasMore: next !== undefined };
}

/** Latest year before another. */
async function findYearBefore(db: Db, looking: Looking, year: string): Promise<string | undefined> {
  const row = await shownAssets(db, looking)
    .select('asset.taken_on')
    .where('asset.taken_on', '<', year)
    .orderBy('asset.taken_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.taken_on?.slice(0, 4);
}

async function findCreditAfter(db: Db, looking: Looking, credit: string): Promise<string | undefined> {
  const row = await shownAssets(db, looking)
    .select('asset.credit')
    .where('asset.credit', '>', credit)
    .orderBy('asset.credit')
    .limit(1)
    .executeTakeFirst();
  return row?.credit;
}

/** Pictures in a gallery that the reader may see. */
const shownAssets = (db: Db, { reader, now }: Looking) =>
  db
    .selectFrom('asset')
    .where(isShowable(now))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('gallery_picture as link')
          .innerJoin('gallery', 'gallery.id', 'link.gallery_id')
          .select('link.id')
          .whereRef('link.asset_id', '=', 'asset.id')
          .where(visibleTo(reader, now, 'gallery')),
      ),
    );
