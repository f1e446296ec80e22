import type { Db } from '../../../platform/db/db.ts';
import type { Corpus } from './search-documents.ts';
import type { SearchIndex } from './search-index.ts';
import { type Searched, searchOf } from './search-of.ts';

type Index = (search: SearchIndex, trx: Db, ids: readonly number[]) => Promise<void>;

/** Builds the documents of a corpus in the transaction that changes their content. Each feature exports its own. */
export interface Indexer {
  index: Index;
  /** Builds the documents that contain captions, alternative texts or credits of these assets. */
  indexWords?: Index;
  /** Builds the documents that contain page texts of these assets. */
  indexPages?: Index;
}

export type Indexers = Readonly<Record<Corpus, Indexer>>;

/** Updates the documents that contain changed texts of these assets. */
export async function indexAssets(
  { indexers, database }: { indexers: Indexers; database: Searched },
  trx: Db,
  { changed, ids }: { changed: 'indexWords' | 'indexPages'; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  const search = searchOf(database);
  for (const indexer of Object.values(indexers)) await indexer[changed]?.(search, trx, ids);
}
