import type { Db } from '../../../platform/db/db.ts';
import type { Corpus } from './search-documents.ts';
import type { SearchIndex } from './search-index.ts';

type Index = (search: SearchIndex, trx: Db, ids: readonly number[]) => Promise<void>;

/** How the documents of a corpus are made, in the transaction that changes what they hold. A feature exports its own. */
export interface Indexer {
  index: Index;
  /** The same for the documents that hold words of these assets. */
  indexAssets?: Index;
}

export type Indexers = Readonly<Record<Corpus, Indexer>>;

/** Brings every document up to date that holds words of these assets. */
export async function indexAssets(
  indexers: Indexers,
  search: SearchIndex,
  trx: Db,
  ids: readonly number[],
): Promise<void> {
  for (const indexer of Object.values(indexers)) await indexer.indexAssets?.(search, trx, ids);
}
