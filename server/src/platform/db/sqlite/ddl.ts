import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../migrate.ts';

export const sqliteDdl: Ddl = {
  id: (column) => column.primaryKey().autoIncrement(),
  text: sql`text`,
  large: sql`integer`,
  tableEnd: sql`strict`,
  appendOnly,
  createSearchDocuments,
};

async function appendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  const [name, refusal] = [sql.table(table), sql.lit(`${table} only grows`)];
  for (const action of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`${table}_no_${action}`)} before ${sql.raw(action)} on ${name}
      begin select raise(abort, ${refusal}); end
    `.execute(db);
  }
  // `insert or replace` deletes without a delete trigger. Rows inserted without a number have null or -1 in this
  // trigger.
  await sql`
    create trigger ${sql.id(`${table}_no_replace`)} before insert on ${name}
    when exists (select 1 from ${name} where id = new.id)
    begin select raise(abort, ${refusal}); end
  `.execute(db);
}

async function createSearchDocuments(db: Kysely<unknown>, corpus: string, owner: string): Promise<void> {
  const table = `${corpus}_search`;
  const [documents, words] = [sql.table(table), sql.table(`${corpus}_fts`)];
  await sql`create table ${documents} (
    document_id integer primary key not null references ${sql.table(owner)} on delete cascade,
    sort_key integer not null unique,
    version integer not null
  ) strict`.execute(db);
  await db.schema.createIndex(`${table}_by_version`).on(table).column('version').execute();
  // Without the texts: tokens are passed in, and nothing is read back. The row id is the sort key, so that hits are
  // read newest first.
  await sql`create virtual table ${words} using fts5(
    title, abstract, body, content = '', contentless_delete = 1, tokenize = 'ascii'
  )`.execute(db);
  await sql`create trigger ${sql.id(`${table}_deleted`)} after delete on ${documents}
    begin delete from ${words} where rowid = old.sort_key; end`.execute(db);
}
