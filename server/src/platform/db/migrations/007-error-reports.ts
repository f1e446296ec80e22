import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const errorReports: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    let table = db.schema.createTable('error_report').modifyEnd(tableEnd).addColumn('id', 'integer', id);
    for (const name of [
      'message',
      'route',
      'release',
      'last_actions',
      'email',
      'comment',
      'user_agent',
      'created_at',
    ]) {
      table = table.addColumn(name, text, (column) => column.notNull());
    }
    await table.execute();
    await db.schema
      .createIndex('error_report_by_created_at')
      .on('error_report')
      .column('created_at')
      .execute();
    await db.schema.createIndex('error_report_by_email').on('error_report').column('email').execute();
  },
});
