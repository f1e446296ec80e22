import { type Kysely, sql } from 'kysely';
import type { Ddl } from '../migrate.ts';

export const postgresDdl: Ddl = {
  id: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  text: sql`text collate "C"`,
  large: sql`bigint`,
  tableEnd: sql``,
  appendOnly,
  createSearchDocuments,
};

async function appendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception '% only grows', tg_table_name; end $$
  `.execute(db);
  await sql`
    create trigger ${sql.id(`${table}_no_change`)} before update or delete or truncate on ${sql.table(table)}
    for each statement execute function refuse_change()
  `.execute(db);
}

// Without an index on the sort key: the planner would use it and unpack vectors in its order.
async function createSearchDocuments(db: Kysely<unknown>, corpus: string, owner: string): Promise<void> {
  const table = `${corpus}_search`;
  await sql`create table ${sql.table(table)} (
    document_id integer primary key references ${sql.table(owner)} on delete cascade,
    sort_key bigint not null,
    version integer not null,
    vector tsvector not null
  )`.execute(db);
  // Unpacking a compressed vector takes longer than ranking it.
  await sql`alter table ${sql.table(table)} alter column vector set storage external`.execute(db);
  await db.schema.createIndex(`${table}_by_version`).on(table).column('version').execute();
  await sql`create index ${sql.id(`${table}_by_vector`)} on ${sql.table(table)} using gin (vector)`.execute(
    db,
  );
}
