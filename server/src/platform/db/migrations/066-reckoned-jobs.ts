import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** By which clock a job is due: of those that are there already nobody knows. */
export const reckonedJobs: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('job').addColumn('reckoned_at', text).execute();
  },
});
