import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const figures: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('user_account')
      .addColumn('country', text, (column) => column.notNull().defaultTo(''))
      .execute();

    await db.schema
      .createTable('figure')
      .modifyEnd(tableEnd)
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('subject_kind', text, (column) => column.notNull())
      .addColumn('subject_id', 'integer', (column) => column.notNull())
      .addColumn('outlet', text, (column) => column.notNull())
      .addColumn('country', text, (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('figure_key', [
        'day',
        'kind',
        'subject_kind',
        'subject_id',
        'outlet',
        'country',
      ])
      .execute();
    await db.schema
      .createIndex('figure_by_subject_kind_subject_id_day')
      .on('figure')
      .columns(['subject_kind', 'subject_id', 'day'])
      .execute();

    await db.schema
      .createTable('figure_query')
      .modifyEnd(tableEnd)
      .addColumn('day', text, (column) => column.notNull())
      .addColumn('press_group_id', 'integer', (column) => column.notNull())
      .addColumn('query', text, (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('figure_query_key', ['day', 'press_group_id', 'query'])
      .execute();
  },
});
