import { LANGUAGES } from '@press-room/contract/languages';
import { buildDocument } from '../../core/search/document.ts';
import type { Indexer } from '../../core/search/index/indexers.ts';
import type { SearchIndex } from '../../core/search/index/search-index.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockRows } from '../../platform/db/row-locks.ts';

/** Updates the search index with kits and titles of their files; call it in the transaction of the change. */
export async function indexPressKits(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await lockRows(trx, search, 'press_kit', ids);
  const kits = await trx
    .selectFrom('press_kit')
    .select(['id', 'year', 'title_en', 'title_it'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const files = await trx
    .selectFrom('press_kit_file')
    .select(['press_kit_id', 'title_en', 'title_it'])
    .where('press_kit_id', 'in', ids)
    .orderBy('press_kit_id')
    .orderBy('position')
    .execute();
  const filesOf = Map.groupBy(files, ({ press_kit_id }) => press_kit_id);
  const documents = kits.map((kit) =>
    buildDocument(
      { id: kit.id, date: `${kit.year}-01-01` },
      LANGUAGES.map((language) => ({
        language,
        title: kit[`title_${language}`],
        subtitle: '',
        abstract: (filesOf.get(kit.id) ?? []).map((file) => file[`title_${language}`]).join('\n'),
        body: '',
      })),
    ),
  );
  await search.putDocuments(trx, 'press_kit', documents);
}

export const pressKitIndexer: Indexer = { index: indexPressKits };
