import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Addresses by which programs read what one person may see. */
export const privateFeeds: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('private_feed')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('token_hash', text, (column) => column.notNull().unique())
      .addColumn('token_version', 'integer', (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('press_group_id', 'integer', (column) =>
        column.references('press_group.id').onDelete('cascade'),
      )
      .addColumn('q', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('used_at', text)
      .execute();
    for (const column of ['user_account_id', 'press_group_id'])
      await db.schema.createIndex(`private_feed_by_${column}`).on('private_feed').column(column).execute();
  },
});
