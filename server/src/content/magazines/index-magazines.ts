import { LANGUAGES } from '@press-room/contract/languages';
import { buildDocument } from '../../core/search/document.ts';
import type { Indexer } from '../../core/search/index/indexers.ts';
import type { SearchIndex } from '../../core/search/index/search-index.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockRows } from '../../platform/db/row-locks.ts';

const BATCH_SIZE = 100;

/**
 * Updates the search index with magazines and the parsed pages of their documents; call it in the transaction of the
 * change. The first page always exists, and is found by the title.
 */
export async function indexMagazines(
  search: SearchIndex,
  trx: Db,
  magazineIds: readonly number[],
): Promise<void> {
  await lockRows(trx, search, 'magazine', magazineIds);
  for (const id of magazineIds) {
    const { documentId } = await trx
      .selectFrom('magazine')
      .select('document_asset_id as documentId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await matchPages(trx, id, documentId);
    const pages = await trx
      .selectFrom('magazine_page')
      .select('id')
      .where('magazine_id', '=', id)
      .orderBy('id')
      .execute();
    await indexMagazinePages(
      search,
      trx,
      pages.map((page) => page.id),
    );
  }
}

/** For documents whose pages were read; most do not belong to magazines. */
async function indexDocuments(search: SearchIndex, trx: Db, assetIds: readonly number[]): Promise<void> {
  const magazines = await trx
    .selectFrom('magazine')
    .select('id')
    .where('document_asset_id', 'in', assetIds)
    .orderBy('id')
    .execute();
  await indexMagazines(
    search,
    trx,
    magazines.map(({ id }) => id),
  );
}

async function matchPages(trx: Db, magazine_id: number, documentId: number): Promise<void> {
  const read = await trx.selectFrom('asset_page').select('page').where('asset_id', '=', documentId).execute();
  const pages = [...new Set([1, ...read.map(({ page }) => page)])].sort((a, b) => a - b);
  await trx
    .deleteFrom('magazine_page')
    .where('magazine_id', '=', magazine_id)
    .where('page', 'not in', pages)
    .execute();
  await trx
    .insertInto('magazine_page')
    .values(pages.map((page) => ({ magazine_id, page })))
    .onConflict((conflict) => conflict.columns(['magazine_id', 'page']).doNothing())
    .execute();
}

/** By id of `magazine_page`. The language of a page is unknown, so it is analysed in both. */
export async function indexMagazinePages(
  search: SearchIndex,
  trx: Db,
  ids: readonly number[],
): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    await indexBatch(search, trx, ids.slice(at, at + BATCH_SIZE));
  }
}

async function indexBatch(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  await lockRows(trx, search, 'magazine_page', ids);
  const rows = await trx
    .selectFrom('magazine_page as page')
    .innerJoin('magazine', 'magazine.id', 'page.magazine_id')
    .leftJoin('asset_page as text', (join) =>
      join.onRef('text.asset_id', '=', 'magazine.document_asset_id').onRef('text.page', '=', 'page.page'),
    )
    .select(['page.id', 'page.page', 'text.text'])
    .select([
      'magazine.year',
      'magazine.month',
      'magazine.issue_number',
      'magazine.title_en',
      'magazine.title_it',
    ])
    .where('page.id', 'in', ids)
    .orderBy('page.id')
    .execute();
  const documents = rows.map((row) =>
    buildDocument(
      { id: row.id, date: `${row.year}-${String(row.month).padStart(2, '0')}-01` },
      LANGUAGES.map((language) => ({
        language,
        title: row.page === 1 ? row[`title_${language}`] : '',
        subtitle: row.page === 1 ? row.issue_number : '',
        abstract: '',
        body: row.text ?? '',
      })),
    ),
  );
  await search.putDocuments(trx, 'magazine_page', documents);
}

export const magazinePageIndexer: Indexer = { index: indexMagazinePages, indexPages: indexDocuments };
