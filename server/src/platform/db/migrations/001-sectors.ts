import { mustReferTo, primaryKey, required, type SchemaBuilder, withDefault } from './schema-builder.ts';

export async function createSectors({ createIndexes, createTable, id, text }: SchemaBuilder): Promise<void> {
  await createTable('sector')
    .addColumn('id', 'integer', id)
    .addColumn('name_it', text, required)
    .addColumn('name_en', text, required)
    .addColumn('slug_it', text, required)
    .addColumn('slug_en', text, required)
    .addColumn('media_topic', text)
    .addColumn('position', 'integer', required)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();

  await createTable('sector_slug')
    .addColumn('slug', text, primaryKey)
    .addColumn('sector_id', 'integer', mustReferTo('sector', 'cascade'))
    .execute();
  await createIndexes('sector_slug', { by_sector_id: ['sector_id'] });
}

/** Tables whose rows name sectors. A sector cannot be deleted while they do. */
const OWNERS = ['press_release', 'asset', 'contact', 'clipping'];

export async function createSectorLinks({ createIndexes, createTable }: SchemaBuilder): Promise<void> {
  for (const owner of OWNERS) {
    const table = `${owner}_sector`;
    await createTable(table)
      .addColumn('owner_id', 'integer', mustReferTo(owner, 'cascade'))
      .addColumn('sector_id', 'integer', mustReferTo('sector'))
      .addColumn('position', 'integer', required)
      .addPrimaryKeyConstraint(`${table}_pk`, ['owner_id', 'sector_id'])
      .execute();
    await createIndexes(table, { by_sector_id: ['sector_id', 'owner_id'] });
  }
}
