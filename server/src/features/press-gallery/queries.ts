import { ASSET_STATES } from '@press-room/contract/assets';
import type { ReleaseAccess } from '@press-room/contract/press-releases';
import type { Db } from '../../db/database.ts';
import type { GalleryNodeTable, GalleryTable } from '../../db/media-tables.ts';
import type { Reader } from '../../http/authentication.ts';
import { visibleTo } from '../../visibility/visibility.ts';
import { isShowable } from '../assets/readiness.ts';

export interface GalleryFilter {
  reader: Pick<Reader, 'isAdmitted'>;
  now: Date;
  /** Only this gallery. */
  gallery?: number | undefined;
}

/** Pictures in galleries that the reader may see, as `link`, `gallery` and `asset`. */
export function pictureBaseSet(db: Db, { reader, now, gallery }: GalleryFilter) {
  const query = db
    .selectFrom('gallery_picture as link')
    .innerJoin('gallery', 'gallery.id', 'link.gallery_id')
    .innerJoin('asset', 'asset.id', 'link.asset_id')
    .where(visibleTo(reader, now, 'gallery'))
    .where(isShowable(now));
  return gallery === undefined ? query : query.where('gallery.id', '=', gallery);
}

type GalleryColumns =
  | 'gallery_node_id'
  | 'position'
  | 'name_en'
  | 'name_it'
  | 'access'
  | 'published_at'
  | 'updated_at';

export interface VisibleGallery extends Pick<GalleryTable, GalleryColumns> {
  id: number;
  access: ReleaseAccess;
  /** How many can be shown. */
  pictures: number;
}

/** Galleries that the reader may see, the newest first, each with the number of its pictures. */
export async function listVisibleGalleries(db: Db, filter: GalleryFilter): Promise<VisibleGallery[]> {
  const galleries = await db
    .selectFrom('gallery')
    .select(['id', 'gallery_node_id', 'position', 'name_en', 'name_it'])
    .select(['access', 'published_at', 'updated_at'])
    .where(visibleTo(filter.reader, filter.now, 'gallery'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const [all, hidden] = await Promise.all([countPictures(db), countHiddenPictures(db, filter.now)]);
  return galleries.map((gallery) => ({
    ...gallery,
    pictures: (all.get(gallery.id) ?? 0) - (hidden.get(gallery.id) ?? 0),
  }));
}

const UNREADY_STATES = ASSET_STATES.filter((state) => state !== 'ready');

type Counts = Promise<Map<number, number>>;

// An index alone answers it; looking at each picture's row would take ten times as long.
async function countPictures(db: Db): Counts {
  const rows = await db
    .selectFrom('gallery_picture')
    .select((eb) => ['gallery_id', eb.fn.countAll<number>().as('count')])
    .groupBy('gallery_id')
    .execute();
  return new Map(rows.map(({ gallery_id, count }) => [gallery_id, count]));
}

/** By gallery: pictures that are not ready, or under their own embargo. The opposite of `isShowable`. */
async function countHiddenPictures(db: Db, now: Date): Counts {
  const unready = db.selectFrom('asset').select('id').where('state', 'in', UNREADY_STATES);
  const embargoed = db.selectFrom('asset').select('id').where('embargo_until', '>', now.toISOString());
  const rows = await db
    .selectFrom('gallery_picture')
    .select((eb) => ['gallery_id', eb.fn.countAll<number>().as('count')])
    .where('asset_id', 'in', unready.unionAll(embargoed))
    .groupBy('gallery_id')
    .execute();
  return new Map(rows.map(({ gallery_id, count }) => [gallery_id, count]));
}

export type NodeRecord = Omit<GalleryNodeTable, 'id'> & { id: number };

/** All nodes, siblings in their order. */
export function listGalleryNodes(db: Db): Promise<NodeRecord[]> {
  return db
    .selectFrom('gallery_node')
    .select(['id', 'parent_id', 'position', 'name_en', 'name_it'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
