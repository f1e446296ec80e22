import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

type Table = CreateTableBuilder<string, string>;

export const invitations: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    let table: Table = db.schema.createTable('invitation').modifyEnd(tableEnd).addColumn('id', 'integer', id);
    const told = ['email', 'first_name', 'last_name', 'language', 'groups'];
    for (const name of [...told, 'sent_at', 'expires_at', 'updated_at'])
      table = table.addColumn(name, text, (column) => column.notNull());
    await table
      .addColumn('accepted_at', text)
      .addColumn('revoked_at', text)
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('company_id', 'integer', (column) => column.references('company.id').onDelete('cascade'))
      .addColumn('invited_by', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addColumn('user_account_id', 'integer', (column) =>
        column.references('user_account.id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createIndex('invitation_standing')
      .unique()
      .on('invitation')
      .column('email')
      .where(sql.ref('accepted_at'), 'is', null)
      .where(sql.ref('revoked_at'), 'is', null)
      .execute();
    for (const column of ['email', 'company_id', 'invited_by', 'user_account_id', 'expires_at'])
      await db.schema.createIndex(`invitation_by_${column}`).on('invitation').column(column).execute();
  },
});
