import type { ReleaseAccess } from '@press-room/contract/access';
import { ASSET_STATES } from '@press-room/contract/assets';
import type { Orientation } from '@press-room/contract/press-gallery';
import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import { type Sight, visibleTo } from '../../core/visibility/visibility.ts';
import type { Db } from '../../platform/db/db.ts';
import type { GalleryNodeTable, GalleryTable } from '../../platform/db/media-tables.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { ReaderClass } from '../../platform/http/authentication.ts';
import { isShowable, isWithinRights } from '../assets/readiness.ts';

export interface GalleryFilter {
  reader: ReaderClass;
  now: Date;
  /** Only this gallery. */
  gallery?: number | undefined;
  facets?: PictureFacets | undefined;
}

/** Further filters of a list of pictures; absent: none. */
export interface PictureFacets {
  orientation?: Orientation | undefined;
  /** Minimum length of the original's longer side, in pixels. */
  min_side?: number | undefined;
  /** Year of the picture. */
  year?: number | undefined;
  credit?: string | undefined;
}

/** Pictures in galleries that the reader may see, as `link`, `gallery` and `asset`. */
export function pictureBaseSet(
  db: Db,
  {
    reader,
    now,
    gallery,
    facets = {},
  }: Omit<GalleryFilter, 'now' | 'reader'> & { now: Date | Expression<string>; reader: Sight },
) {
  let query = db
    .selectFrom('gallery_picture as link')
    .innerJoin('gallery', 'gallery.id', 'link.gallery_id')
    .innerJoin('asset', 'asset.id', 'link.asset_id')
    .where(visibleTo(reader, now, 'gallery'))
    .where(isShowable(now));
  if (gallery !== undefined) query = query.where('gallery.id', '=', gallery);
  for (const condition of toConditions(facets)) query = query.where(condition);
  return query;
}

const eb = expressionBuilder<Schema, 'asset'>();
const SQUARE_PERCENT = 102;

/** Clearly longer in one direction than in the other. */
const isLonger = (side: 'width' | 'height', other: 'width' | 'height') =>
  eb(eb(`asset.${side}`, '*', 100), '>', eb(`asset.${other}`, '*', SQUARE_PERCENT));

const IS_ORIENTED: Readonly<Record<Orientation, Expression<SqlBool>>> = {
  landscape: isLonger('width', 'height'),
  portrait: isLonger('height', 'width'),
  square: eb.not(eb.or([isLonger('width', 'height'), isLonger('height', 'width')])),
};

function toConditions({ orientation, min_side, year, credit }: PictureFacets): Expression<SqlBool>[] {
  return [
    ...(orientation === undefined ? [] : [IS_ORIENTED[orientation]]),
    ...(min_side === undefined
      ? []
      : [eb.or([eb('asset.width', '>=', min_side), eb('asset.height', '>=', min_side)])]),
    ...(year === undefined
      ? []
      : [eb.and([eb('asset.taken_on', '>=', `${year}-01-01`), eb('asset.taken_on', '<=', `${year}-12-31`)])]),
    ...(credit === undefined ? [] : [eb('asset.credit', '=', credit)]),
  ];
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
  /** Number of pictures that can be shown. */
  pictures: number;
  /** Number of pictures that are not ready. */
  missing: number;
}

/** Galleries that the reader may see, newest first, each with its numbers of pictures. */
export async function listVisibleGalleries(db: Db, filter: GalleryFilter): Promise<VisibleGallery[]> {
  const galleries = await db
    .selectFrom('gallery')
    .select(['id', 'gallery_node_id', 'position', 'name_en', 'name_it'])
    .select(['access', 'published_at', 'updated_at'])
    .where(visibleTo(filter.reader, filter.now, 'gallery'))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const [all, hidden, missing] = await Promise.all([
    countPictures(db),
    countPicturesAmong(db, hiddenAssets(db, filter.now)),
    countPicturesAmong(db, unreadyAssets(db).where(isWithinRights(filter.now))),
  ]);
  return galleries.map((gallery) => ({
    ...gallery,
    pictures: (all.get(gallery.id) ?? 0) - (hidden.get(gallery.id) ?? 0),
    missing: missing.get(gallery.id) ?? 0,
  }));
}

const UNREADY_STATES = ASSET_STATES.filter((state) => state !== 'ready');

type Counts = Promise<Map<number, number>>;

// Answered from an index alone; reading the row of each picture would take ten times as long.
async function countPictures(db: Db): Counts {
  const rows = await db
    .selectFrom('gallery_picture')
    .select((eb) => ['gallery_id', eb.fn.countAll<number>().as('count')])
    .groupBy('gallery_id')
    .execute();
  return new Map(rows.map(({ gallery_id, count }) => [gallery_id, count]));
}

const unreadyAssets = (db: Db) => db.selectFrom('asset').select('id').where('state', 'in', UNREADY_STATES);

/** Not ready, under their own embargo, or without rights: the opposite of `isShowable`. */
function hiddenAssets(db: Db, now: Date) {
  const embargoed = db.selectFrom('asset').select('id').where('embargo_until', '>', now.toISOString());
  const ended = db.selectFrom('asset').select('id').where('rights_until', '<=', now.toISOString());
  return unreadyAssets(db).unionAll(embargoed).unionAll(ended);
}

/** By gallery. */
async function countPicturesAmong(db: Db, assets: ReturnType<typeof unreadyAssets>): Counts {
  const rows = await db
    .selectFrom('gallery_picture')
    .select((eb) => ['gallery_id', eb.fn.countAll<number>().as('count')])
    .where('asset_id', 'in', assets)
    .groupBy('gallery_id')
    .execute();
  return new Map(rows.map(({ gallery_id, count }) => [gallery_id, count]));
}

export type NodeRecord = Pick<GalleryNodeTable, 'parent_id' | 'position' | 'name_en' | 'name_it'> & {
  id: number;
};

/** All nodes, siblings in their order. */
export function listGalleryNodes(db: Db): Promise<NodeRecord[]> {
  return db
    .selectFrom('gallery_node')
    .select(['id', 'parent_id', 'position', 'name_en', 'name_it'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
