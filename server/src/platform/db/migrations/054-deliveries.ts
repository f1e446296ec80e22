import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Calls to other systems: webhooks of newsrooms, hubs. */
export const deliveries: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('webhook')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('url', text, (column) => column.notNull())
      .addColumn('press_group_id', 'integer', (column) =>
        column.references('press_group.id').onDelete('cascade'),
      )
      .addColumn('events', text, (column) => column.notNull())
      .addColumn('secret_sealed', text, (column) => column.notNull())
      .addColumn('old_secret_sealed', text)
      .addColumn('old_secret_until', text)
      .addColumn('disabled_at', text)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('delivery')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('channel', text, (column) => column.notNull())
      .addColumn('webhook_id', 'integer', (column) => column.references('webhook.id').onDelete('cascade'))
      .addColumn('address', text, (column) => column.notNull())
      .addColumn('message_id', text, (column) => column.notNull().unique())
      .addColumn('event', text, (column) => column.notNull())
      .addColumn('about', text, (column) => column.notNull())
      .addColumn('status', text, (column) => column.notNull().defaultTo(sql.lit('waiting')))
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('response_status', 'integer')
      .addColumn('error', text)
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('attempted_at', text)
      .execute();
    const indexes = { webhook: ['press_group_id'], delivery: ['webhook_id', 'created_at'] };
    for (const [table, columns] of Object.entries(indexes))
      for (const column of columns)
        await db.schema.createIndex(`${table}_by_${column}`).on(table).column(column).execute();
  },
});
