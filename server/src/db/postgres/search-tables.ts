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

/**
 * Volumes: stretches of documents in the order of their sort keys, which know for each token where it stands. Triggers note
 * what was written since, whoever writes: a release that knows nothing of volumes does so too.
 */
export const postgresSearchVolumes: Migration = {
  async up(db) {
    await sql`create table search_volume (
      id integer generated always as identity primary key,
      corpus text collate "C" not null,
      low bigint not null,
      high bigint not null,
      keys bytea
    )`.execute(db);
    await sql`create index search_volume_by_corpus on search_volume (corpus, high)`.execute(db);
    // The places of a token lie behind each other in the order of time. Nearly all rows fit a page uncompressed: unpacking
    // them would take longer than reading them.
    await sql`create table search_volume_token (
      volume_id integer not null references search_volume on delete cascade,
      corpus text collate "C" not null,
      token text collate "C" not null,
      high bigint not null,
      places bytea not null,
      primary key (corpus, token, high)
    ) with (toast_tuple_target = 8160)`.execute(db);
    await sql`create index search_volume_token_by_volume on search_volume_token (volume_id)`.execute(db);
    await sql`create table search_volume_change (
      id bigint generated always as identity primary key,
      corpus text collate "C" not null,
      sort_key bigint not null
    )`.execute(db);
    await sql`create index search_volume_change_by_key on search_volume_change (corpus, sort_key)`.execute(
      db,
    );
    await sql`create function note_search_change() returns trigger language plpgsql as $$ begin
      if exists (select from search_volume where corpus = tg_argv[0]) then
        insert into search_volume_change (corpus, sort_key) select tg_argv[0], sort_key from document;
      end if;
      return null;
    end $$`.execute(db);
    for (const corpus of CORPORA)
      for (const [event, rows] of [
        ['insert', 'new'],
        ['delete', 'old'],
      ] as const)
        await sql`create trigger ${sql.id(`${corpus}_vector_${event}`)} after ${sql.raw(event)} on ${sql.table(`${corpus}_vector`)}
          referencing ${sql.raw(rows)} table as document for each statement
          execute function note_search_change(${sql.lit(corpus)})`.execute(db);
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
