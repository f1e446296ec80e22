import type { Database } from '../../../platform/db/database.ts';
import { openPostgresSearch } from './postgres.ts';
import type { SearchIndex } from './search-index.ts';
import { openSqliteSearch } from './sqlite.ts';

export type Searched = Pick<Database, 'engine' | 'db' | 'searchReader'>;

const indexes = new WeakMap<Searched, SearchIndex>();

/** The search index of a database, in the form of its engine. */
export function searchOf(database: Searched): SearchIndex {
  const index = indexes.get(database) ?? open(database);
  indexes.set(database, index);
  return index;
}

const open = ({ engine, db, searchReader }: Searched): SearchIndex =>
  engine === 'sqlite' ? openSqliteSearch(db, searchReader) : openPostgresSearch(db, searchReader);
