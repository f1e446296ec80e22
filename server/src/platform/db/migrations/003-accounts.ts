import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const accounts: MigrationFactory = ({ id, text, tableEnd, appendOnly }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const createTable = (name: string) => db.schema.createTable(name).modifyEnd(tableEnd);
    const change = () => db.schema.alterTable('user_account');
    const ofAccount = (name: string) =>
      createTable(name).addColumn('user_account_id', 'integer', (column) =>
        column.primaryKey().notNull().references('user_account.id').onDelete('cascade'),
      );

    await createTable('company')
      .addColumn('id', 'integer', id)
      .addColumn('business_name', text, (column) => column.notNull())
      .addColumn('pub_business_name', text, (column) => column.notNull().defaultTo(''))
      .execute();

    await change()
      .addColumn('account_type', text, (column) => column.notNull().defaultTo('USER'))
      .execute();
    await change()
      .addColumn('company_id', 'integer', (column) => column.references('company.id').onDelete('set null'))
      .execute();
    for (const name of ['company_name', 'publishing_house', 'newspaper']) {
      await change()
        .addColumn(name, text, (column) => column.notNull().defaultTo(''))
        .execute();
    }
    await change()
      .addColumn('sector', text, (column) => column.notNull().defaultTo('[]'))
      .execute();
    await change().addColumn('printing_copies', 'integer').execute();
    const optional = ['qualify', 'periodicity', 'picture_small', 'picture_large', 'profession_locked_at'];
    for (const name of optional) await change().addColumn(name, text).execute();
    await db.schema.createIndex('user_account_by_company').on('user_account').column('company_id').execute();

    await ofAccount('accreditation')
      .addColumn('requested_at', text, (column) => column.notNull())
      .addColumn('decided_at', text)
      .addColumn('is_approved', 'integer')
      .addColumn('reason', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('accreditation_by_decision')
      .on('accreditation')
      .column('decided_at')
      .execute();

    // No foreign key: the ledger outlives the account, whose number then belongs to nobody.
    await createTable('consent')
      .addColumn('id', 'integer', id)
      .addColumn('user_account_id', 'integer', (column) => column.notNull())
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('answer', 'integer', (column) => column.notNull())
      .addColumn('privacy_version', text, (column) => column.notNull())
      .addColumn('at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('consent_by_account')
      .on('consent')
      .columns(['user_account_id', 'purpose', 'id'])
      .execute();
    await appendOnly(db, 'consent');

    await ofAccount('email_change')
      .addColumn('email', text, (column) => column.notNull())
      .addColumn('requested_at', text, (column) => column.notNull())
      .execute();

    await ofAccount('erasure_request')
      .addColumn('requested_at', text, (column) => column.notNull())
      .addColumn('due_at', text, (column) => column.notNull())
      .execute();

    await createTable('sign_in')
      .addColumn('id', 'integer', id)
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('user_agent', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('sign_in_by_account')
      .on('sign_in')
      .columns(['user_account_id', 'id'])
      .execute();

    await createTable('known_address')
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('address_hash', text, (column) => column.notNull())
      .addColumn('last_used_at', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('known_address_pk', ['user_account_id', 'address_hash'])
      .execute();

    await createTable('event')
      .addColumn('id', 'integer', id)
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('starts_on', text, (column) => column.notNull())
      .addColumn('ends_on', text, (column) => column.notNull())
      .execute();

    await createTable('locked_record')
      .addColumn('id', 'integer', id)
      .addColumn('user_account_id', 'integer', (column) => column.notNull())
      .addColumn('locked_at', text, (column) => column.notNull())
      .addColumn('erase_at', text, (column) => column.notNull())
      .addColumn('document', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('locked_record_by_account')
      .on('locked_record')
      .column('user_account_id')
      .execute();

    await createTable('retention_entry')
      .addColumn('id', 'integer', id)
      .addColumn('at', text, (column) => column.notNull())
      .addColumn('action', text, (column) => column.notNull())
      .addColumn('subject', text, (column) => column.notNull())
      .addColumn('reason', text, (column) => column.notNull())
      .execute();
    await appendOnly(db, 'retention_entry');

    await db.schema.alterTable('job').addColumn('unique_key', text).execute();
    await db.schema.createIndex('job_unique_key').unique().on('job').column('unique_key').execute();
  },
});
