import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const heldChanges: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('press_release_held')
      .modifyEnd(tableEnd)
      .addColumn('press_release_id', 'integer', (column) =>
        column.primaryKey().references('press_release.id').onDelete('cascade'),
      )
      .addColumn('document', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .addColumn('updated_by', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .execute();
    await db.schema
      .createTable('press_release_held_file')
      .modifyEnd(tableEnd)
      .addColumn('press_release_id', 'integer', (column) =>
        column.notNull().references('press_release_held.press_release_id').onDelete('cascade'),
      )
      .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id'))
      .addPrimaryKeyConstraint('press_release_held_file_pk', ['press_release_id', 'asset_id'])
      .execute();
    for (const [table, column] of [
      ['press_release_held', 'updated_by'],
      ['press_release_held_file', 'asset_id'],
    ] as const)
      await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
    await db.schema
      .alterTable('press_release_version')
      .addColumn('is_held', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
});
