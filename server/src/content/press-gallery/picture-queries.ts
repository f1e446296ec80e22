import type { ReleaseAccess } from '@press-room/contract/access';
import type { RenditionChoice } from '@press-room/contract/assets';
import type { Language } from '@press-room/contract/languages';
import { expressionBuilder } from 'kysely';
import { runForReader } from '../../core/visibility/visibility.ts';
import { countRows } from '../../platform/db/count-rows.ts';
import type { Db } from '../../platform/db/db.ts';
import { padIds, runPrepared } from '../../platform/db/prepared.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { FieldMap, Window } from '../../platform/http/datatables.ts';
import type { IdSearch } from '../../platform/http/id-list.ts';
import { JPEG } from '../assets/whole-file.ts';
import { type GalleryFilter, pictureBaseSet } from './queries.ts';

const eb = expressionBuilder<Schema & { link: Schema['gallery_picture'] }, 'link' | 'gallery' | 'asset'>();

/** Search and sort fields of pictures, in the client's language. */
export const pictureFields = (language: Language): FieldMap => ({
  id: eb.ref('asset.id'),
  caption: eb.ref(`asset.caption_${language}`),
  alt: eb.ref(`asset.alt_${language}`),
  credit: eb.ref('asset.credit'),
  copyright: eb.ref('asset.copyright'),
  rights: eb.ref(`asset.rights_${language}`),
  'gallery.id': eb.ref('gallery.id'),
  'gallery.name.en': eb.ref('gallery.name_en'),
  'gallery.name.it': eb.ref('gallery.name_it'),
});

/** Ids of `gallery_picture` in galleries that the reader may see, pictures in the order of each gallery. */
export function listPictureIds(
  db: Db,
  filter: GalleryFilter,
  galleryIds: readonly number[],
): Promise<{ id: number; gallery_id: number }[]> {
  return pictureBaseSet(db, filter)
    .select(['link.id', 'link.gallery_id'])
    .where('link.gallery_id', 'in', galleryIds)
    .orderBy('link.gallery_id')
    .orderBy('link.position')
    .orderBy('link.id')
    .execute();
}

/** Pictures of one gallery, in its order. */
export async function listGalleryWindow(
  db: Db,
  { reader, now, gallery }: GalleryFilter & { gallery: number },
  window: Window,
): Promise<number[]> {
  const values = { ...window, gallery, now: now.toISOString() };
  const rows = await runForReader(db, { reader, shape: 'gallery window', values }, (blank, sight) =>
    pictureBaseSet(db, {
      reader: sight,
      now: blank((run) => run.now),
    })
      .select('link.id')
      .where(
        'gallery.id',
        '=',
        blank((run) => run.gallery),
      )
      .orderBy('link.position')
      .orderBy('link.id')
      .limit(blank((run) => run.limit))
      .offset(blank((run) => run.offset)),
  );
  return rows.map(({ id }) => id);
}

function foundPictures(db: Db, filter: GalleryFilter, { condition, ids }: IdSearch) {
  let query = pictureBaseSet(db, filter);
  if (condition !== null) query = query.where(condition);
  if (ids !== null) query = query.where('link.id', 'in', ids);
  return query;
}

export async function countFoundPictures(db: Db, filter: GalleryFilter, search: IdSearch): Promise<number> {
  return countRows(foundPictures(db, filter, search));
}

export async function listFoundPictures(
  db: Db,
  filter: GalleryFilter,
  search: IdSearch,
  { offset, limit }: Window,
): Promise<number[]> {
  let query = foundPictures(db, filter, search).select('link.id');
  for (const { by, direction } of search.orders) query = query.orderBy(by, direction);
  const rows = await query
    .orderBy('gallery.published_at', 'desc')
    .orderBy('gallery.id', 'desc')
    .orderBy('link.position')
    .orderBy('link.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id);
}

export interface PictureLink {
  /** Of `gallery_picture`. */
  id: number;
  asset_id: number;
  gallery_id: number;
}

export function listPictureLinks(db: Db, ids: readonly number[]): Promise<PictureLink[]> {
  return db
    .selectFrom('gallery_picture')
    .select(['id', 'asset_id', 'gallery_id'])
    .where('id', 'in', ids)
    .execute();
}

export interface PlacedPicture extends PictureLink {
  gallery_access: ReleaseAccess;
  name_en: string;
  name_it: string;
  copyright: string;
  rights: string;
}

/** Gallery and licence of pictures, without those hidden from the reader. */
export function listPlacedPictures(
  db: Db,
  { reader, now }: GalleryFilter,
  language: Language,
  ids: readonly number[],
): Promise<PlacedPicture[]> {
  const values = { ids: padIds(ids), now: now.toISOString() };
  const shape = `placed pictures ${language} ${values.ids.length}`;
  return runForReader(db, { reader, shape, values }, (blank, sight) =>
    pictureBaseSet(db, {
      reader: sight,
      now: blank((run) => run.now),
    })
      .select(['link.id', 'link.asset_id', 'link.gallery_id'])
      .select(['gallery.access as gallery_access', 'gallery.name_en', 'gallery.name_it'])
      .select(['asset.copyright', `asset.rights_${language} as rights`])
      .where(
        'link.id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      ),
  );
}

/**
 * Downloads of each picture: the original first, then from large to small, JPEG before other types, then the social
 * cut.
 */
export async function listChoices(
  db: Db,
  assetIds: readonly number[],
): Promise<Map<number, RenditionChoice[]>> {
  if (assetIds.length === 0) return new Map();
  const values = { ids: padIds(assetIds) };
  const rows = await runPrepared(db, `choices ${values.ids.length}`, values, (blank) =>
    db
      .selectFrom('asset_rendition')
      .select(['asset_id', 'media_type', 'width', 'height', 'bytes', 'is_original'])
      .where(
        'asset_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      )
      .orderBy('asset_id')
      .orderBy('is_original', 'desc')
      .orderBy('width', 'desc')
      .orderBy((builder) => builder.case().when('media_type', '=', 'image/jpeg').then(0).else(1).end())
      .orderBy('media_type'),
  );
  const cuts = await runPrepared(db, `cuts ${values.ids.length}`, values, (blank) =>
    db
      .selectFrom('asset_social_cut')
      .select(['asset_id', 'width', 'height', 'bytes'])
      .where(
        'asset_id',
        'in',
        values.ids.map((_, at) => blank((run) => run.ids[at] ?? 0)),
      ),
  );
  const cutOf = new Map(cuts.map(({ asset_id, ...cut }) => [asset_id, cut]));
  const grouped = Map.groupBy(rows, ({ asset_id }) => asset_id);
  return new Map(
    Array.from(grouped, ([id, files]) => {
      const cut = cutOf.get(id);
      const choices = files.map(toChoice);
      if (cut !== undefined) choices.push({ ...cut, media_type: JPEG, is_original: false, is_cut: true });
      return [id, choices];
    }),
  );
}

const toChoice = ({
  asset_id: _asset,
  is_original,
  ...choice
}: { asset_id: number; is_original: number } & Omit<
  RenditionChoice,
  'is_original' | 'is_cut'
>): RenditionChoice => ({ ...choice, is_original: is_original === 1, is_cut: false });
