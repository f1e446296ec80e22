import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const abandonedJobs: MigrationFactory = () => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('job')
      .addColumn('abandoned', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
