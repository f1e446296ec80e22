import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const linkChecks: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('link_check')
      .modifyEnd(tableEnd)
      .addColumn('url', text, (column) => column.primaryKey())
      .addColumn('state', text, (column) => column.notNull())
      .addColumn('checked_at', text, (column) => column.notNull())
      .execute();
  },
});
