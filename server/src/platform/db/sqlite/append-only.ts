import { type Kysely, sql } from 'kysely';

export async function sqliteAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  for (const action of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`${table}_no_${action}`)} before ${sql.raw(action)} on ${sql.table(table)}
      begin select raise(abort, ${sql.lit(`${table} only grows`)}); end
    `.execute(db);
  }
}

// `insert or replace` deletes without a delete trigger. A row that is given no number has none yet, or -1, in here.
export async function sqliteNeverReplaced(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create trigger ${sql.id(`${table}_no_replace`)} before insert on ${sql.table(table)}
    when exists (select 1 from ${sql.table(table)} where id = new.id)
    begin select raise(abort, ${sql.lit(`${table} only grows`)}); end
  `.execute(db);
}
