import { SEARCH_VERSION } from '../search/document.ts';
import type { Database } from './database.ts';
import type { Db } from './db.ts';
import { indexCompanies } from './index-companies.ts';
import { indexMagazinePages } from './index-magazines.ts';
import { indexPictures } from './index-pictures.ts';
import { indexPressKits } from './index-press-kits.ts';
import { indexReleases } from './index-releases.ts';
import { CORPORA, type Corpus, documentTable } from './search-documents.ts';
import type { SearchIndex } from './search-index.ts';

const BATCH_SIZE = 50;

const INDEXERS: Record<Corpus, (search: SearchIndex, trx: Db, ids: readonly number[]) => Promise<void>> = {
  release: indexReleases,
  picture: indexPictures,
  magazine_page: indexMagazinePages,
  press_kit: indexPressKits,
  company: indexCompanies,
};

/** Whose ids documents have. */
const OWNERS = {
  release: 'press_release',
  picture: 'gallery_picture',
  magazine_page: 'magazine_page',
  press_kit: 'press_kit',
  company: 'company',
} as const satisfies Record<Corpus, string>;

/** Builds the documents of all there is, in the transaction that wrote it. */
export async function buildAllDocuments(search: SearchIndex, trx: Db): Promise<void> {
  for (const corpus of CORPORA) {
    let last = 0;
    for (;;) {
      const rows = await trx
        .selectFrom(OWNERS[corpus])
        .select('id')
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH_SIZE)
        .execute();
      const ids = rows.map(({ id }) => id);
      if (ids.length === 0) break;
      await INDEXERS[corpus](search, trx, ids);
      last = ids.at(-1) ?? last;
    }
  }
}

/** Builds documents of an older `SEARCH_VERSION` anew, a batch at a time; they are found meanwhile as they are. */
export async function refreshStaleDocuments({
  db,
  search,
}: Pick<Database, 'db' | 'search'>): Promise<number> {
  let refreshed = 0;
  for (const corpus of CORPORA) {
    let count: number;
    do {
      count = await db.transaction().execute((trx) => refreshBatch(search, trx, corpus));
      refreshed += count;
      // Requests come first.
      await new Promise((resolve) => setImmediate(resolve));
    } while (count > 0);
  }
  return refreshed;
}

async function refreshBatch(search: SearchIndex, trx: Db, corpus: Corpus): Promise<number> {
  const stale = await trx
    .selectFrom(documentTable(corpus))
    .select('document_id')
    .where('version', '<', SEARCH_VERSION)
    .orderBy('version')
    .limit(BATCH_SIZE)
    .execute();
  await INDEXERS[corpus](
    search,
    trx,
    stale.map(({ document_id }) => document_id),
  );
  return stale.length;
}
