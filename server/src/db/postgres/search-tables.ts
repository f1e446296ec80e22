import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../migrate.ts';
import { createSearchTables } from '../migrations/002-search.ts';
import { createMediaSearchTables, MEDIA_CORPUS_NAMES } from '../migrations/005-media-search.ts';
import { createCompanyOffices } from '../migrations/036-company-offices.ts';
import { CORPORA } from '../search-documents.ts';
import { KEYS_PER_WEEK } from './search-weeks.ts';

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

export const postgresMediaSearch = (ddl: Ddl): Migration => ({
  async up(db) {
    await createMediaSearchTables(db, ddl, sql`bigint`);
    await db.schema.alterTable('release_vector').renameColumn('press_release_id', 'document_id').execute();
    for (const corpus of MEDIA_CORPUS_NAMES) await createVectors(db, corpus);
  },
});

export const postgresCompanyOffices = (ddl: Ddl): Migration => ({
  async up(db) {
    await createCompanyOffices(db, ddl, sql`bigint`);
    await createVectors(db, 'company');
  },
});

/**
 * Lets documents be asked for week by week. Old indexes go last: readers wait from then on, and until then the new ones keep
 * only writers waiting. A release that knows nothing of weeks finds all it asks for in the new ones.
 */
export const postgresSearchWeeks: Migration = {
  async up(db) {
    for (const corpus of CORPORA)
      await sql`create index ${sql.id(`${corpus}_vector_by_vector_and_week`)} on ${sql.table(`${corpus}_vector`)}
        using gin (vector, (array[sort_key / ${sql.lit(KEYS_PER_WEEK)}]))`.execute(db);
    for (const corpus of CORPORA) await db.schema.dropIndex(`${corpus}_vector_by_vector`).execute();
  },
};

async function createVectors(db: Kysely<unknown>, corpus: string): Promise<void> {
  const [documents, vectors] = [sql.table(`${corpus}_search`), sql.table(`${corpus}_vector`)];
  await sql`create table ${vectors} (
    document_id integer primary key references ${documents} on delete cascade,
    sort_key bigint not null,
    vector tsvector not null
  )`.execute(db);
  await sql`create index ${sql.id(`${corpus}_vector_by_vector`)} on ${vectors} using gin (vector)`.execute(
    db,
  );
}
