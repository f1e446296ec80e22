import type { Language } from '@press-room/contract/languages';
import type { AliasableExpression } from 'kysely';
import type { JsonPiece } from '../http/json-text.ts';
import type { SearchDocument } from '../search/document.ts';
import type { IdSet } from '../search/id-set.ts';
import type { SearchQuery } from '../search/query.ts';
import type { WordLookup } from '../search/suggest.ts';
import type { Db, Engine } from './db.ts';
import type { Corpus, PlaceSearch } from './search-documents.ts';

/** A query that answers ids. */
export type IdQuery = (db: Db) => AliasableExpression<{ id: number }>;

export interface HitSearch {
  corpus: Corpus;
  query: SearchQuery;
  /** The documents that count at all: what the reader may see, and filters. */
  visible: Pick<IdSet, 'size' | 'highest' | 'share' | 'has'>;
  /** Bounds from `toSortKeyRange`, where a year or month is asked for: spares the engine the rest. */
  range?: { min: number; max: number } | undefined;
  limit: number;
}

export interface Hits {
  /** Sort keys, newest first. */
  keys: readonly number[];
  /** As of `listPlaces`, of those documents of which the engine knew it already. */
  places: ReadonlyMap<number, string>;
}

export const NO_PLACES: Hits['places'] = new Map();

export interface SnippetSearch {
  /** As somebody typed them. */
  words: string;
  /** Of the texts. */
  language: Language;
  rows: readonly FoundRow[];
}

/** A release that was found, and what is at hand of its text. */
export interface FoundRow {
  id: number;
  readHead(): { title: string; abstract: string };
}

/**
 * The full text index, in the engine's own form, one corpus beside the other. What it holds is made by `search/`, so that
 * both engines find the same. The words of releases also make the vocabulary of suggestions. Never blocks the event loop.
 */
export interface SearchIndex extends WordLookup {
  /** Who puts documents has held what they belong to (`holdRows`) before it was read what is in them. */
  readonly engine: Engine;
  /** Puts or replaces documents; hand over many at once when loading. */
  putDocuments(trx: Db, corpus: Corpus, documents: readonly SearchDocument[]): Promise<void>;
  removeDocuments(trx: Db, corpus: Corpus, ids: readonly number[]): Promise<void>;
  /** The newest visible documents that match; none for an empty query. */
  findHits(search: HitSearch): Promise<Hits>;
  /** Sort keys of the newest documents, newest first, in one go. */
  listSortKeys(corpus: Corpus, limit: number): Promise<number[]>;
  /** In which fields tokens stand: for each document that is there the bits of `Head` as digits, in the order of the tokens. */
  listPlaces(search: PlaceSearch): Promise<ReadonlyMap<number, string>>;
  /** Reads the ids of many documents. */
  readIds(ids: IdQuery): Promise<IdSet>;
  /** JSON of where the words stand in the texts of releases, by id. */
  listSnippets(search: SnippetSearch): Promise<ReadonlyMap<number, JsonPiece>>;
  /** Puts the index in order after a bulk load; outside a transaction. */
  optimise(): Promise<void>;
  /** Makes anew what large searches are answered from, where content has changed; answers how many parts. To be asked now and then. */
  bind(signal: AbortSignal): Promise<number>;
}
