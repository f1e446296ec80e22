import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const releaseEditor: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('press_release_text').addColumn('outdated_from', text).execute();
    await db.schema
      .createTable('press_release_presence')
      .modifyEnd(tableEnd)
      .addColumn('press_release_id', 'integer', (column) =>
        column.notNull().references('press_release.id').onDelete('cascade'),
      )
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('press_release_presence_pk', ['press_release_id', 'user_account_id'])
      .execute();
    await db.schema
      .createIndex('press_release_presence_by_account')
      .on('press_release_presence')
      .column('user_account_id')
      .execute();
  },
});
