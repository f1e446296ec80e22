import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Ddl } from '../migrate.ts';
import { createSearchTables } from '../migrations/002-search.ts';
import { createMediaSearchTables, MEDIA_CORPUS_NAMES } from '../migrations/005-media-search.ts';
import { createCompanyOffices } from '../migrations/036-company-offices.ts';

export const sqliteSearchTables = (ddl: Ddl): Migration => ({
  async up(db) {
    await createSearchTables(db, ddl, sql`integer`);
    // Without the texts: the tokens come ready made, and nothing is read back from here. The row id is the sort key, so
    // that hits stream newest first.
    await sql`create virtual table release_fts using fts5(
      title, abstract, body, content = '', contentless_delete = 1, tokenize = 'ascii'
    )`.execute(db);
    await sql`create trigger release_search_deleted after delete on release_search
      begin delete from release_fts where rowid = old.sort_key; end`.execute(db);
  },
});

export const sqliteMediaSearch = (ddl: Ddl): Migration => ({
  async up(db) {
    await createMediaSearchTables(db, ddl, sql`integer`);
    for (const corpus of MEDIA_CORPUS_NAMES) await createFullText(db, corpus);
  },
});

export const sqliteCompanyOffices = (ddl: Ddl): Migration => ({
  async up(db) {
    await createCompanyOffices(db, ddl, sql`integer`);
    await createFullText(db, 'company');
  },
});

async function createFullText(db: Kysely<unknown>, corpus: string): Promise<void> {
  const [documents, words] = [sql.table(`${corpus}_search`), sql.table(`${corpus}_fts`)];
  await sql`create virtual table ${words} using fts5(
    title, abstract, body, content = '', contentless_delete = 1, tokenize = 'ascii'
  )`.execute(db);
  await sql`create trigger ${sql.id(`${corpus}_search_deleted`)} after delete on ${documents}
    begin delete from ${words} where rowid = old.sort_key; end`.execute(db);
}
