import {
  LONG_AGO,
  mustReferTo,
  primaryKey,
  required,
  requiredUnique,
  type SchemaBuilder,
  withDefault,
} from './schema-builder.ts';

export async function createPressGroups({
  createIndexes,
  createTable,
  id,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('press_group')
    .addColumn('id', 'integer', id)
    .addColumn('name', text, requiredUnique)
    .addColumn('theme', text, required)
    .addColumn('tagline_en', text, required)
    .addColumn('tagline_it', text, required)
    .addColumn('boilerplate_en', text, required)
    .addColumn('boilerplate_it', text, required)
    .addColumn('office', text)
    .addColumn('colours', text)
    .addColumn('four_eyes', 'integer', withDefault(0))
    .addColumn('shows_clippings', 'integer', withDefault(0))
    .addColumn('review_hour', 'integer')
    .addColumn('review_days', text, withDefault('12345'))
    .addColumn('review_begun_on', text, withDefault(''))
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('updated_at', text, withDefault(LONG_AGO))
    .execute();

  await createTable('press_group_host')
    .addColumn('host', text, primaryKey)
    .addColumn('press_group_id', 'integer', mustReferTo('press_group', 'cascade'))
    .execute();
  await createIndexes('press_group_host', { by_group: ['press_group_id'] });
}
