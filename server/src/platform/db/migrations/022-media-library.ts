import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const mediaLibrary: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const asset = () => db.schema.alterTable('asset');
    await asset()
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    for (const name of [
      'updated_at',
      'rights_until',
      'digital_source_type',
      'focal_point',
      'crop',
      'whole_sha256',
    ])
      await asset().addColumn(name, text).execute();
    for (const name of ['keywords', 'sectors']) {
      await asset()
        .addColumn(name, text, (column) => column.notNull().defaultTo('[]'))
        .execute();
    }
    await asset()
      .addColumn('created_by', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .execute();
    await asset()
      .addColumn('press_group_id', 'integer', (column) =>
        column.references('press_group.id').onDelete('set null'),
      )
      .execute();
    for (const column of ['rights_until', 'created_by', 'press_group_id']) {
      await db.schema.createIndex(`asset_library_by_${column}`).on('asset').column(column).execute();
    }

    await db.schema
      .createTable('asset_upload')
      .modifyEnd(tableEnd)
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('replaces_asset_id', 'integer', (column) =>
        column.references('asset.id').onDelete('cascade'),
      )
      .addColumn('replaces_version', 'integer')
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('asset_id', 'integer', (column) => column.references('asset.id').onDelete('cascade'))
      .addColumn('is_known', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('locked_by', text)
      .addColumn('locked_until', text)
      .execute();
    for (const column of ['user_account_id', 'created_at', 'asset_id', 'replaces_asset_id']) {
      await db.schema.createIndex(`asset_upload_by_${column}`).on('asset_upload').column(column).execute();
    }
  },
});
