import type { SearchIndex } from '../../core/search/index/search-index.ts';
import { type NewVisible, toVisibleRow } from '../../core/visibility/publication.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Bilingual } from '../../platform/text/bilingual.ts';
import { indexGalleries } from './index-pictures.ts';

export interface NewGalleryNode {
  /** Null: a root. */
  parent_id: number | null;
  position: number;
  name: Bilingual;
}

export interface NewGallery extends NewVisible {
  gallery_node_id: number;
  position: number;
  name: Bilingual;
  /** Ids of pictures, without duplicates, in their order. */
  picture_ids: readonly number[];
}

export async function createGalleryNode(trx: Db, { name, ...node }: NewGalleryNode): Promise<number> {
  const { id } = await trx
    .insertInto('gallery_node')
    .values({ ...node, name_en: name.en, name_it: name.it })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a gallery with its pictures and makes them searchable. */
export async function createGallery(
  search: SearchIndex,
  trx: Db,
  gallery: NewGallery,
  now: Date,
): Promise<number> {
  const { gallery_node_id, position, name, picture_ids } = gallery;
  const { id } = await trx
    .insertInto('gallery')
    .values({
      ...toVisibleRow(gallery, now),
      gallery_node_id,
      position,
      name_en: name.en,
      name_it: name.it,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let at = 0; at < picture_ids.length; at += PICTURES_PER_INSERT) {
    const some = picture_ids.slice(at, at + PICTURES_PER_INSERT);
    const links = some.map((asset_id, index) => ({ gallery_id: id, asset_id, position: at + index }));
    await trx.insertInto('gallery_picture').values(links).execute();
  }
  await indexGalleries(search, trx, [id]);
  return id;
}

const PICTURES_PER_INSERT = 1000;
