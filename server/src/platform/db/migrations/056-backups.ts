import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** What backups were made, and which of them were read through. */
export const backups: MigrationFactory = ({ id, text, large, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('backup')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('made_at', text, (column) => column.notNull())
      .addColumn('target', text, (column) => column.notNull())
      .addColumn('files', 'integer', (column) => column.notNull())
      .addColumn('missing_files', 'integer', (column) => column.notNull())
      .addColumn('bytes', large, (column) => column.notNull())
      .addColumn('added_bytes', large, (column) => column.notNull())
      .addColumn('is_encrypted', 'integer', (column) => column.notNull())
      .addColumn('verified_at', text)
      .execute();
    await db.schema.createIndex('backup_by_made_at').on('backup').column('made_at').execute();
  },
});
