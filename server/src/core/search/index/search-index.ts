import type { Expression } from 'kysely';
import type { Db, Engine } from '../../../platform/db/db.ts';
import type { SearchDocument } from '../document.ts';
import type { SearchQuery } from '../query.ts';
import type { WordLookup } from '../suggest.ts';
import type { Corpus } from './search-documents.ts';

/** Selects one row if the document with this id is visible and passes the filters. */
export type VisibleDocument = (
  db: Db,
  document: { id: Expression<number>; now: Date },
) => Expression<{ id: number }>;

export interface HitSearch {
  corpus: Corpus;
  query: SearchQuery;
  visible: VisibleDocument;
  now: Date;
  /** Range from `toSortKeyRange` for a year or month, which limits the engine's work. */
  range?: { min: number; max: number } | undefined;
  limit: number;
  isRanked: boolean;
}

export interface Hit {
  /** From `toSortKey`. */
  sortKey: number;
  /** Relevance by the engine's own measure; 0 if `isRanked` is false. */
  rank: number;
}

/**
 * Full-text index in the engine's own form, one per corpus. `search/` builds its content, so that both engines find the
 * same. The words of releases are also the vocabulary of suggestions. Never blocks the event loop.
 */
export interface SearchIndex extends WordLookup {
  /** Writers of documents must lock their owners (`lockRows`) before reading the content. */
  readonly engine: Engine;
  /** Inserts or replaces documents; pass many at once when loading. */
  putDocuments(trx: Db, corpus: Corpus, documents: readonly SearchDocument[]): Promise<void>;
  removeDocuments(trx: Db, corpus: Corpus, ids: readonly number[]): Promise<void>;
  /** Newest visible documents that match, newest first; empty for an empty query. */
  findHits(search: HitSearch): Promise<Hit[]>;
  /** Optimises the index after a bulk load; outside a transaction. */
  optimise(): Promise<void>;
}

/** Lists in a single row: separate rows would cost more to transfer than to find. */
export const toHits = (sortKeys: readonly number[], ranks: readonly number[]): Hit[] =>
  sortKeys.map((sortKey, at) => ({ sortKey, rank: ranks[at] ?? 0 }));
