import { type Kysely, sql } from 'kysely';

/** Writes the whole file anew, once: pages that were freed before `secure_delete` was on still hold what stood there. */
export async function compactSqlite(db: Kysely<unknown>): Promise<void> {
  // The copy that is made meanwhile may be large: it goes to the disk, not into memory.
  await sql`pragma temp_store = file`.execute(db);
  await sql`vacuum`.execute(db);
  await sql`pragma temp_store = memory`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
