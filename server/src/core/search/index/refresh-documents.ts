import type { Database } from '../../../platform/db/database.ts';
import type { Db } from '../../../platform/db/db.ts';
import { SEARCH_VERSION } from '../document.ts';
import type { Indexer, Indexers } from './indexers.ts';
import { CORPORA, type Corpus, documentTable } from './search-documents.ts';
import type { SearchIndex } from './search-index.ts';
import { searchOf } from './search-of.ts';

const BATCH_SIZE = 50;

/** Tables whose ids the documents use. */
const OWNERS = {
  release: 'press_release',
  picture: 'gallery_picture',
  magazine_page: 'magazine_page',
  press_kit: 'press_kit',
  company: 'company',
  clipping: 'clipping',
} as const satisfies Record<Corpus, string>;

/** Builds the documents of all records, in the transaction that wrote them. */
export async function buildAllDocuments(indexers: Indexers, search: SearchIndex, trx: Db): Promise<void> {
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
      await indexers[corpus].index(search, trx, ids);
      last = ids.at(-1) ?? last;
    }
  }
}

/** Rebuilds documents of an older `SEARCH_VERSION` in batches; they remain searchable meanwhile. */
export async function refreshStaleDocuments(database: Database, indexers: Indexers): Promise<number> {
  const search = searchOf(database);
  let refreshed = 0;
  for (const corpus of CORPORA) {
    let count: number;
    do {
      count = await database.db
        .transaction()
        .execute((trx) => refreshBatch({ search, trx, corpus, indexer: indexers[corpus] }));
      refreshed += count;
      // Requests have priority.
      await new Promise((resolve) => setImmediate(resolve));
    } while (count > 0);
  }
  return refreshed;
}

interface Batch {
  search: SearchIndex;
  trx: Db;
  corpus: Corpus;
  indexer: Indexer;
}

async function refreshBatch({ search, trx, corpus, indexer }: Batch): Promise<number> {
  const stale = await trx
    .selectFrom(documentTable(corpus))
    .select('document_id')
    .where('version', '<', SEARCH_VERSION)
    .orderBy('version')
    .limit(BATCH_SIZE)
    .execute();
  await indexer.index(
    search,
    trx,
    stale.map(({ document_id }) => document_id),
  );
  return stale.length;
}
