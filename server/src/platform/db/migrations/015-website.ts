import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const website: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('user_account')
      .addColumn('website', text, (column) => column.notNull().defaultTo(''))
      .execute();
  },
});
