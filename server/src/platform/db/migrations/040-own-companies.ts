import { type Kysely, sql } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

/** Names that companies ask for, claims that were refused, and how many people a company's press office has. */
export const ownCompanies: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('company').addColumn('agents_max', 'integer').execute();
    await db.schema
      .createTable('company_name_request')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('company_id', 'integer', (column) =>
        column.notNull().references('company.id').onDelete('cascade'),
      )
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('asked_at', text, (column) => column.notNull())
      .addColumn('asked_by', 'integer', (column) => column.references('user_account.id').onDelete('set null'))
      .addColumn('decided_at', text)
      .addColumn('is_approved', 'integer')
      .addColumn('note', text, (column) => column.notNull().defaultTo(sql.lit('')))
      .execute();
    await db.schema
      .createIndex('company_name_request_waiting')
      .unique()
      .on('company_name_request')
      .column('company_id')
      .where(sql.ref('decided_at'), 'is', null)
      .execute();
    for (const column of ['company_id', 'asked_by'])
      await db.schema
        .createIndex(`company_name_request_by_${column}`)
        .on('company_name_request')
        .column(column)
        .execute();

    await db.schema
      .createTable('company_refusal')
      .modifyEnd(tableEnd)
      .addColumn('user_account_id', 'integer', (column) =>
        column.primaryKey().notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('company_id', 'integer', (column) =>
        column.notNull().references('company.id').onDelete('cascade'),
      )
      .addColumn('reason', text, (column) => column.notNull())
      .addColumn('refused_at', text, (column) => column.notNull())
      .addColumn('refused_by', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .execute();
    for (const column of ['company_id', 'refused_by'])
      await db.schema
        .createIndex(`company_refusal_by_${column}`)
        .on('company_refusal')
        .column(column)
        .execute();

    // What the association or another company has sent to an address is not a company's to know.
    await db.schema.dropIndex('invitation_standing').execute();
    await db.schema
      .createIndex('invitation_standing')
      .unique()
      .on('invitation')
      .columns(['email', 'company_id'])
      .where(sql.ref('accepted_at'), 'is', null)
      .where(sql.ref('revoked_at'), 'is', null)
      .execute();
    await db.schema
      .createIndex('invitation_standing_alone')
      .unique()
      .on('invitation')
      .column('email')
      .where(sql.ref('company_id'), 'is', null)
      .where(sql.ref('accepted_at'), 'is', null)
      .where(sql.ref('revoked_at'), 'is', null)
      .execute();
  },
});
