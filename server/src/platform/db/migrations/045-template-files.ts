import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Pictures that stand in the texts of a template: they must not be deleted while they do. */
export const templateFiles: MigrationFactory = ({ tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('press_release_template_file')
      .modifyEnd(tableEnd)
      .addColumn('template_id', 'integer', (column) =>
        column.notNull().references('press_release_template.id').onDelete('cascade'),
      )
      .addColumn('asset_id', 'integer', (column) => column.notNull().references('asset.id'))
      .addPrimaryKeyConstraint('press_release_template_file_pk', ['template_id', 'asset_id'])
      .execute();
    await db.schema
      .createIndex('press_release_template_file_by_asset_id')
      .on('press_release_template_file')
      .column('asset_id')
      .execute();
  },
});
