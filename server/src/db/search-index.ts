import type { AliasableExpression } from 'kysely';
import type { SearchDocument } from '../search/document.ts';
import type { SearchQuery } from '../search/query.ts';
import type { Candidate } from '../search/rank.ts';
import type { WordLookup } from '../search/suggest.ts';
import type { Db } from './database.ts';
import type { Corpus } from './search-documents.ts';

export interface CandidateSearch {
  corpus: Corpus;
  query: SearchQuery;
  /** Ids of the documents that count at all: what the reader may see, and filters. */
  baseSet: (db: Db) => AliasableExpression<{ id: number }>;
  /** Bounds from `toSortKeyRange`, where the base set is narrowed to a year or month: spares the engine the rest. */
  range?: { min: number; max: number } | undefined;
  limit: number;
}

/**
 * The full text index, in the engine's own form, one corpus beside the other. What it holds is made by `search/`, so that
 * both engines find the same. The words of releases also make the vocabulary of suggestions.
 */
export interface SearchIndex extends WordLookup {
  /** Puts or replaces documents; hand over many at once when loading. */
  putDocuments(trx: Db, corpus: Corpus, documents: readonly SearchDocument[]): Promise<void>;
  removeDocuments(trx: Db, corpus: Corpus, ids: readonly number[]): Promise<void>;
  /** The newest documents of the base set that match, newest first; none for an empty query. Never blocks the event loop. */
  findCandidates(search: CandidateSearch): Promise<Candidate[]>;
  /** Puts the index in order after a bulk load; outside a transaction. */
  optimise(): Promise<void>;
}
