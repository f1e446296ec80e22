import { type Kysely, sql } from 'kysely';

export async function sqliteAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  for (const action of ['update', 'delete']) {
    await sql`
      create trigger ${sql.id(`${table}_no_${action}`)} before ${sql.raw(action)} on ${sql.table(table)}
      begin select raise(abort, ${sql.lit(`${table} only grows`)}); end
    `.execute(db);
  }
}
