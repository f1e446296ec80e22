import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../migrate.ts';
import { createSearchWords } from '../migrations/002-search.ts';
import { createMediaTables, MEDIA_CORPORA } from '../migrations/005-media-search.ts';
import { createCompanyOffices } from '../migrations/036-company-offices.ts';

export const postgresSearchTables = (ddl: Ddl): Migration => ({
  async up(db) {
    await createDocuments(db, 'release', 'press_release');
    await createSearchWords(db, ddl);
  },
});

export const postgresMediaSearch = (ddl: Ddl): Migration => ({
  async up(db) {
    await createMediaTables(db, ddl);
    for (const [corpus, owner] of Object.entries(MEDIA_CORPORA)) await createDocuments(db, corpus, owner);
  },
});

export const postgresCompanyOffices = (ddl: Ddl): Migration => ({
  async up(db) {
    await createCompanyOffices(db, ddl);
    await createDocuments(db, 'company', 'company');
  },
});

// Without an index on the sort key, which would tempt the planner to unpack vectors in its order.
async function createDocuments(db: Kysely<unknown>, corpus: string, owner: string): Promise<void> {
  const table = `${corpus}_search`;
  await sql`create table ${sql.table(table)} (
    document_id integer primary key references ${sql.table(owner)} on delete cascade,
    sort_key bigint not null,
    version integer not null,
    vector tsvector not null
  )`.execute(db);
  // Unpacking a vector takes longer than ranking it.
  await sql`alter table ${sql.table(table)} alter column vector set storage external`.execute(db);
  await db.schema.createIndex(`${table}_by_version`).on(table).column('version').execute();
  await sql`create index ${sql.id(`${table}_by_vector`)} on ${sql.table(table)} using gin (vector)`.execute(
    db,
  );
}
