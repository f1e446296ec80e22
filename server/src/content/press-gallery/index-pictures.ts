import { LANGUAGES } from '@press-room/contract/languages';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { buildDocument } from '../../core/search/document.ts';
import type { Indexer } from '../../core/search/index/indexers.ts';
import type { SearchIndex } from '../../core/search/index/search-index.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockRows } from '../../platform/db/row-locks.ts';

const BATCH_SIZE = 500;

/**
 * Updates the search index with texts of pictures in their galleries, by id of `gallery_picture`; call it in the
 * transaction of the change.
 */
export async function indexPictures(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    await indexBatch(search, trx, ids.slice(at, at + BATCH_SIZE));
  }
}

async function indexBatch(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  await lockRows(trx, search, 'gallery_picture', ids);
  const rows = await trx
    .selectFrom('gallery_picture as link')
    .innerJoin('gallery', 'gallery.id', 'link.gallery_id')
    .innerJoin('asset', 'asset.id', 'link.asset_id')
    .select(['link.id', 'gallery.published_at', 'gallery.name_en', 'gallery.name_it'])
    .select(['asset.caption_en', 'asset.caption_it', 'asset.alt_en', 'asset.alt_it', 'asset.credit'])
    .where('link.id', 'in', ids)
    .orderBy('link.id')
    .execute();
  const documents = rows.map((row) =>
    buildDocument(
      { id: row.id, date: toOfficeDay(new Date(row.published_at)) },
      LANGUAGES.map((language) => ({
        language,
        title: row[`caption_${language}`],
        subtitle: row[`name_${language}`],
        abstract: `${row[`alt_${language}`]}\n${row.credit}`,
        body: '',
      })),
    ),
  );
  await search.putDocuments(trx, 'picture', documents);
}

/** For galleries that were written or renamed. */
export async function indexGalleries(
  search: SearchIndex,
  trx: Db,
  galleryIds: readonly number[],
): Promise<void> {
  const links = trx.selectFrom('gallery_picture').select('id').orderBy('id');
  const rows = await links.where('gallery_id', 'in', galleryIds).execute();
  await indexPictures(
    search,
    trx,
    rows.map(({ id }) => id),
  );
}

/** For pictures whose caption, alternative text or credit has changed. */
export async function indexAssetWords(
  search: SearchIndex,
  trx: Db,
  assetIds: readonly number[],
): Promise<void> {
  const links = trx.selectFrom('gallery_picture').select('id').orderBy('id');
  const rows = await links.where('asset_id', 'in', assetIds).execute();
  await indexPictures(
    search,
    trx,
    rows.map(({ id }) => id),
  );
}

export const pictureIndexer: Indexer = { index: indexPictures, indexWords: indexAssetWords };
