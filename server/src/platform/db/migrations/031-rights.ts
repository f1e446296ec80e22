import type { Kysely } from 'kysely';
import type { MigrationFactory } from '../migrate.ts';

export const rights: MigrationFactory = ({ text, tableEnd }) => ({
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('user_account')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createTable('user_permission')
      .modifyEnd(tableEnd)
      .addColumn('user_account_id', 'integer', (column) =>
        column.notNull().references('user_account.id').onDelete('cascade'),
      )
      .addColumn('permission', text, (column) => column.notNull())
      .addColumn('granted_at', text, (column) => column.notNull())
      .addColumn('granted_by', 'integer', (column) =>
        column.references('user_account.id').onDelete('set null'),
      )
      .addPrimaryKeyConstraint('user_permission_key', ['user_account_id', 'permission'])
      .execute();
    const indexes: [string, string[]][] = [
      ['user_permission', ['permission']],
      ['user_permission', ['granted_by']],
      ['user_account_group', ['user_group_id', 'user_account_id']],
      ['user_account', ['last_name', 'id']],
      ['user_account', ['created_at', 'id']],
      ['user_account', ['last_sign_in_at', 'id']],
      ['user_account', ['disabled_at']],
      ['user_account', ['language', 'id']],
    ];
    for (const [table, columns] of indexes) {
      await db.schema
        .createIndex(`${table}_by_${columns.join('_')}`)
        .on(table)
        .columns(columns)
        .execute();
    }
  },
});
