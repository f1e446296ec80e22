import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

const LONG_AGO = '1970-01-01T00:00:00.000Z';

/** What the press office needs to write galleries, magazines, press kits and press groups. */
export const officeNouns: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of ['gallery_node', 'gallery', 'magazine', 'press_kit', 'press_group']) {
      await db.schema
        .alterTable(table)
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute();
    }
    for (const table of ['gallery_node', 'press_group']) {
      await db.schema
        .alterTable(table)
        .addColumn('updated_at', text, (column) => column.notNull().defaultTo(LONG_AGO))
        .execute();
    }
    await db.schema
      .alterTable('gallery_node')
      .addColumn('status', text, (column) => column.notNull().defaultTo('published'))
      .execute();
    // Repeated from the branches above, so that the rule of visibility need not climb the tree.
    await db.schema
      .alterTable('gallery')
      .addColumn('branch_hidden', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    const group = () => db.schema.alterTable('press_group');
    await group().addColumn('colours', text).execute();
    await group()
      .addColumn('logo_asset_id', 'integer', (column) => column.references('asset.id'))
      .execute();
    await db.schema
      .createIndex('press_group_by_logo_asset_id')
      .on('press_group')
      .column('logo_asset_id')
      .execute();
    await db.schema
      .createTable('press_group_host')
      .modifyEnd(tableEnd)
      .addColumn('host', text, (column) => column.primaryKey().notNull())
      .addColumn('press_group_id', 'integer', (column) =>
        column.notNull().references('press_group.id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('press_group_host_by_group')
      .on('press_group_host')
      .column('press_group_id')
      .execute();
  },
});
