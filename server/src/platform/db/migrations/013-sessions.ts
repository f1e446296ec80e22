import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const sessions: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('ended_session')
      .modifyEnd(tableEnd)
      .addColumn('id', text, (column) => column.primaryKey().notNull())
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('forget_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('ended_session_by_account')
      .on('ended_session')
      .column('user_account_id')
      .execute();

    const changeDownload = () => db.schema.alterTable('download');
    await changeDownload().addColumn('session_id', text).execute();
    await changeDownload().addColumn('token_version', 'integer').execute();

    const changeAudit = () => db.schema.alterTable('audit_entry');
    await changeAudit().addColumn('fields', text).execute();
    await changeAudit().addColumn('network', text).execute();
    await changeAudit()
      .addColumn('repeats', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await changeAudit().addColumn('last_at', text).execute();
    await changeAudit().addColumn('repeat_key', text).execute();
    await db.schema
      .createIndex('audit_entry_repeat_key')
      .unique()
      .on('audit_entry')
      .column('repeat_key')
      .execute();
    await db.schema
      .createIndex('audit_entry_by_account')
      .on('audit_entry')
      .column('user_account_id')
      .execute();
    await db.schema
      .createIndex('audit_entry_by_subject')
      .on('audit_entry')
      .columns(['subject', 'id'])
      .execute();
  },
});
