import { LANGUAGES } from '@press-room/contract/languages';
import { SEARCH_HITS_CAP, SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import type { AppContext } from '../../core/context.ts';
import { buildDocument } from '../../core/search/document.ts';
import type { Indexer } from '../../core/search/index/indexers.ts';
import type { SearchIndex } from '../../core/search/index/search-index.ts';
import { parseQuery } from '../../core/search/query.ts';
import { findNewestIds } from '../../core/search/ranked.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockRows } from '../../platform/db/row-locks.ts';

const BATCH_SIZE = 50;
/** Pages of a clipping's file that are indexed; newspapers have more. */
const PAGES_MAX = 50;

/** Updates the search index with headlines, excerpts and texts of PDFs; call it in the transaction of the change. */
export async function indexClippings(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += BATCH_SIZE)
    await indexBatch(search, trx, ids.slice(at, at + BATCH_SIZE));
}

/** Authors are not indexed: search finds them by name, and the index must not contain them after an erasure. */
async function indexBatch(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await lockRows(trx, search, 'clipping', ids);
  const rows = await trx
    .selectFrom('clipping')
    .select(['id', 'headline', 'excerpt', 'published_on', 'file_asset_id'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const files = rows.flatMap(({ file_asset_id }) => file_asset_id ?? []);
  const pages = files.length === 0 ? [] : await listPages(trx, files);
  const textOf = Map.groupBy(pages, ({ asset_id }) => asset_id);
  const documents = rows.map(({ id, headline, excerpt, published_on, file_asset_id }) => {
    const body = (textOf.get(file_asset_id ?? 0) ?? []).map(({ text }) => text).join('\n');
    const text = { title: headline, subtitle: '', abstract: excerpt, body };
    return buildDocument(
      { id, date: published_on },
      LANGUAGES.map((language) => ({ language, ...text })),
    );
  });
  await search.putDocuments(trx, 'clipping', documents);
}

const listPages = (trx: Db, files: readonly number[]) =>
  trx
    .selectFrom('asset_page')
    .select(['asset_id', 'text'])
    .where('asset_id', 'in', files)
    .where('page', '<=', PAGES_MAX)
    .orderBy('asset_id')
    .orderBy('page')
    .execute();

/** For documents whose pages were read; most do not belong to clippings. */
async function indexFiles(search: SearchIndex, trx: Db, assets: readonly number[]): Promise<void> {
  const rows = await trx
    .selectFrom('clipping')
    .select('id')
    .where('file_asset_id', 'in', assets)
    .orderBy('id')
    .execute();
  await indexClippings(
    search,
    trx,
    rows.map(({ id }) => id),
  );
}

export const clippingIndexer: Indexer = { index: indexClippings, indexPages: indexFiles };

/** Newest clippings that contain these words. */
export const findClippings = (
  { database, now }: Pick<AppContext, 'database' | 'now'>,
  text: string,
): Promise<number[]> =>
  findNewestIds(
    { database, now },
    {
      corpus: 'clipping',
      query: parseQuery(text.slice(0, SEARCH_QUERY_MAX_LENGTH)),
      visible: (db, { id }) => db.selectFrom('clipping').select('clipping.id').where('clipping.id', '=', id),
      limit: SEARCH_HITS_CAP,
    },
  );
