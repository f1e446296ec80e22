import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** A release that comes back after a withdrawal is newer to programs than its cancellation. */
export const reinstatedReleases: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('press_release').addColumn('reinstated_at', text).execute();
  },
});
