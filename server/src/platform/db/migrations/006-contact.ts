import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const contact: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('press_group').addColumn('office', text).execute();

    await db.schema
      .createTable('contact_message')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('press_group_id', 'integer', (column) => column.references('press_group.id'))
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('cascade'),
      )
      .addColumn('press_release_id', 'integer', (column) =>
        column.references('press_release.id').onDelete('set null'),
      )
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('language', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('message', text, (column) => column.notNull())
      .addColumn('topic', text, (column) => column.notNull())
      .addColumn('deadline', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('confirmed_at', text)
      .execute();
    for (const column of ['user_account_id', 'press_release_id', 'created_at', 'email']) {
      await db.schema
        .createIndex(`contact_message_by_${column}`)
        .on('contact_message')
        .column(column)
        .execute();
    }
  },
});
