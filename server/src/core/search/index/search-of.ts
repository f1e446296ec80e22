import type { Database } from '../../../platform/db/database.ts';
import { openPostgresSearch } from './postgres.ts';
import type { SearchIndex } from './search-index.ts';
import { openSqliteSearch } from './sqlite.ts';

/** The search index of a database, in the form of its engine. */
export const searchOf = ({
  engine,
  db,
  searchReader,
}: Pick<Database, 'engine' | 'db' | 'searchReader'>): SearchIndex =>
  engine === 'sqlite' ? openSqliteSearch(db, searchReader) : openPostgresSearch(db, searchReader);
