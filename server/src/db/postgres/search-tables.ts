import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../migrate.ts';
import { createSearchTables } from '../migrations/002-search.ts';

export const postgresSearchTables = (ddl: Ddl): Migration => ({
  async up(db) {
    await createSearchTables(db, ddl, sql`bigint`);
    // Apart from the tokens for ranking, so that a hit costs few pages. Without an index on the sort key, which would
    // tempt the planner to unpack vectors in its order.
    await sql`create table release_vector (
      press_release_id integer primary key references release_search on delete cascade,
      sort_key bigint not null,
      vector tsvector not null
    )`.execute(db);
    await sql`create index release_vector_by_vector on release_vector using gin (vector)`.execute(db);
  },
});
