import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const secondFactor: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    const createTable = (name: string) => db.schema.createTable(name).modifyEnd(tableEnd);

    await db.schema.alterTable('user_account').addColumn('second_factor_at', text).execute();

    await createTable('totp_factor')
      .addColumn('user_account_id', 'integer', (column) =>
        column.primaryKey().notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('secret', text)
      .addColumn('confirmed_at', text)
      .addColumn('last_step', 'integer')
      .addColumn('last_used_at', text)
      .addColumn('pending_secret', text)
      .execute();

    await createTable('passkey')
      .addColumn('id', 'integer', id)
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('credential_id', text, (column) => column.notNull().unique())
      .addColumn('public_key', text, (column) => column.notNull())
      .addColumn('counter', text, (column) => column.notNull())
      .addColumn('transports', text, (column) => column.notNull())
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('last_used_at', text)
      .execute();
    await db.schema.createIndex('passkey_by_account').on('passkey').column('user_account_id').execute();

    await createTable('recovery_code')
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('selector', text, (column) => column.notNull())
      .addColumn('code_hash', text, (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_code_pk', ['user_account_id', 'selector'])
      .execute();

    await createTable('factor_challenge')
      .addColumn('digest', text, (column) => column.primaryKey().notNull())
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('purpose', text, (column) => column.notNull())
      .addColumn('token_version', 'integer', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expires_at', text, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('factor_challenge_by_account')
      .on('factor_challenge')
      .column('user_account_id')
      .execute();
  },
});
