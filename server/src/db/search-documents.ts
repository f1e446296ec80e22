import { SEARCH_VERSION, type SearchDocument } from '../search/document.ts';
import { toRankText } from '../search/rank.ts';
import type { Db } from './database.ts';

/** Takes documents out, together with what the engine keeps of them: a trigger or a foreign key follows this row. */
export async function removeSearchDocuments(trx: Db, ids: readonly number[]): Promise<void> {
  await trx.deleteFrom('release_search').where('press_release_id', 'in', ids).execute();
}

/** Writes the part of documents that both engines share, in place of what was there. */
export async function replaceSearchDocuments(trx: Db, documents: readonly SearchDocument[]): Promise<void> {
  await removeSearchDocuments(
    trx,
    documents.map(({ id }) => id),
  );
  await trx
    .insertInto('release_search')
    .values(
      documents.map(({ id, sortKey, fields }) => ({
        press_release_id: id,
        sort_key: sortKey,
        version: SEARCH_VERSION,
        title: toRankText(fields.title),
        abstract: toRankText(fields.abstract),
      })),
    )
    .execute();
}
