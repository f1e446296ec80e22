import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../migrate.ts';
import { createSearchWords } from '../migrations/002-search.ts';
import { createMediaTables, MEDIA_CORPORA } from '../migrations/005-media-search.ts';
import { createCompanyOffices } from '../migrations/036-company-offices.ts';

export const sqliteSearchTables = (ddl: Ddl): Migration => ({
  async up(db) {
    await createDocuments(db, 'release', 'press_release');
    await createSearchWords(db, ddl);
  },
});

export const sqliteMediaSearch = (ddl: Ddl): Migration => ({
  async up(db) {
    await createMediaTables(db, ddl);
    for (const [corpus, owner] of Object.entries(MEDIA_CORPORA)) await createDocuments(db, corpus, owner);
  },
});

export const sqliteCompanyOffices = (ddl: Ddl): Migration => ({
  async up(db) {
    await createCompanyOffices(db, ddl);
    await createDocuments(db, 'company', 'company');
  },
});

async function createDocuments(db: Kysely<unknown>, corpus: string, owner: string): Promise<void> {
  const table = `${corpus}_search`;
  const [documents, words] = [sql.table(table), sql.table(`${corpus}_fts`)];
  await sql`create table ${documents} (
    document_id integer primary key not null references ${sql.table(owner)} on delete cascade,
    sort_key integer not null unique,
    version integer not null
  ) strict`.execute(db);
  await db.schema.createIndex(`${table}_by_version`).on(table).column('version').execute();
  // Without the texts: the tokens come ready made, and nothing is read back from here. The row id is the sort key, so
  // that hits stream newest first.
  await sql`create virtual table ${words} using fts5(
    title, abstract, body, content = '', contentless_delete = 1, tokenize = 'ascii'
  )`.execute(db);
  await sql`create trigger ${sql.id(`${table}_deleted`)} after delete on ${documents}
    begin delete from ${words} where rowid = old.sort_key; end`.execute(db);
}
