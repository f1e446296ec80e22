import { type Kysely, sql } from 'kysely';

export async function postgresAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create or replace function refuse_change() returns trigger language plpgsql
    as $$ begin raise exception '% only grows', tg_table_name; end $$
  `.execute(db);
  await sql`
    create trigger ${sql.id(`${table}_no_change`)} before update or delete or truncate on ${sql.table(table)}
    for each statement execute function refuse_change()
  `.execute(db);
}
