import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Changes of state of press kits, with what was said of them. */
export const kitsInReview: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('press_kit_step')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('press_kit_id', 'integer', (column) =>
        column.notNull().references('press_kit.id').onDelete('cascade'),
      )
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addColumn('status', text, (column) => column.notNull())
      .addColumn('note', text, (column) => column.notNull().defaultTo(sql.lit('')))
      .execute();
    for (const column of ['press_kit_id', 'user_account_id'])
      await db.schema
        .createIndex(`press_kit_step_by_${column}`)
        .on('press_kit_step')
        .column(column)
        .execute();
  },
});
