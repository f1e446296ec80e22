import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../migrate.ts';
import { foundation } from '../migrations/001-foundation.ts';
import { accounts } from '../migrations/003-accounts.ts';
import { media } from '../migrations/004-media.ts';
import { sqliteAppendOnly } from './append-only.ts';
import { sqliteSearchTables } from './search-tables.ts';

const ddl: Ddl = {
  id: (column) => column.primaryKey().autoIncrement(),
  text: sql`text`,
  tableEnd: sql`strict`,
  appendOnly: sqliteAppendOnly,
};

export const sqliteMigrations: Record<string, Migration> = {
  '001-foundation': foundation(ddl),
  '002-search': sqliteSearchTables(ddl),
  '003-accounts': accounts(ddl),
  '004-media': media(ddl),
};
