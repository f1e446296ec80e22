import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const editorialDesk: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('press_release')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    const changeText = () => db.schema.alterTable('press_release_text');
    await changeText().addColumn('updated_at', text).execute();
    await changeText()
      .addColumn('updated_by', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .execute();
    await changeText().addColumn('outdated_since', text).execute();
    await changeText().addColumn('translated_from', text).execute();

    await db.schema
      .createTable('press_release_version')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('press_release_id', 'integer', (column) =>
        column.notNull().references('press_release.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('note', text, (column) => column.notNull())
      .addColumn('is_transition', 'integer', (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .addUniqueConstraint('press_release_version_number', ['press_release_id', 'version'])
      .execute();
    await db.schema
      .createIndex('press_release_version_by_account')
      .on('press_release_version')
      .column('user_account_id')
      .execute();
    await db.schema
      .createIndex('press_release_text_by_author')
      .on('press_release_text')
      .column('updated_by')
      .execute();
  },
});
