import { sql } from 'kysely';
import { mustReferTo, required, type SchemaBuilder, withDefault } from './schema-builder.ts';

/** Statements of press groups in crises. */
export async function createCrises({ createIndexes, createTable, id, text }: SchemaBuilder): Promise<void> {
  await createTable('crisis')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('state', text, required)
    .addColumn('open_group_id', 'integer', (column) =>
      column.generatedAlwaysAs(sql`case when state in ('rehearsal', 'on') then press_group_id end`).stored(),
    )
    .addColumn('title_en', text, required)
    .addColumn('title_it', text, required)
    .addColumn('text_en', text, required)
    .addColumn('text_it', text, required)
    .addColumn('phone', text, required)
    .addColumn('email', text, required)
    .addColumn('alerts', text, withDefault('held'))
    .addColumn('started_at', text)
    .addColumn('ended_at', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .addUniqueConstraint('crisis_open_once', ['open_group_id'])
    .execute();
  await createIndexes('crisis', { by_press_group_id: ['press_group_id'] });

  await createTable('crisis_update')
    .addColumn('id', 'integer', id)
    .addColumn('crisis_id', 'integer', mustReferTo('crisis', 'cascade'))
    .addColumn('at', text, required)
    .addColumn('text_en', text, required)
    .addColumn('text_it', text, required)
    .execute();
  await createIndexes('crisis_update', { by_crisis_id: ['crisis_id', 'at'] });
}
