import type { SelectQueryBuilder } from 'kysely';
import type { SearchDocument } from '../search/document.ts';
import type { SearchQuery } from '../search/query.ts';
import type { Candidate } from '../search/rank.ts';
import type { WordLookup } from '../search/suggest.ts';
import type { Db } from './database.ts';
import type { PressReleaseTable, Schema } from './schema.ts';

/** Tables of a query over `press_release as release`. */
export type ReleaseTables = Schema & { release: PressReleaseTable };
export type ReleaseBaseSet = SelectQueryBuilder<ReleaseTables, 'release', object>;

export interface CandidateSearch {
  query: SearchQuery;
  /** Which releases count at all: what the reader may see, and filters. */
  baseSet: (db: Db) => ReleaseBaseSet;
  /** Bounds from `toSortKeyRange`, where the base set is narrowed to a year or month: spares the engine the rest. */
  range?: { min: number; max: number } | undefined;
  limit: number;
}

/** The full text index, in the engine's own form. What it holds is made by `search/`, so that both find the same. */
export interface SearchIndex extends WordLookup {
  /** Puts or replaces documents; hand over many at once when loading. */
  putDocuments(trx: Db, documents: readonly SearchDocument[]): Promise<void>;
  removeDocument(trx: Db, id: number): Promise<void>;
  /** The newest releases of the base set that match, newest first; none for an empty query. Never blocks the event loop. */
  findCandidates(search: CandidateSearch): Promise<Candidate[]>;
  /** Puts the index in order after a bulk load; outside a transaction. */
  optimise(): Promise<void>;
}
