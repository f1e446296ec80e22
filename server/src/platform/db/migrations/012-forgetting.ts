import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const forgetting: MigrationFactory = ({ neverReplaced, compact }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await neverReplaced(db, 'consent');
    await neverReplaced(db, 'retention_entry');
    // From here on keys are hashes; the old ones say who called from where.
    await sql`delete from rate_limit`.execute(db);
    await compact(db);
  },
});
