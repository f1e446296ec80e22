import type { Kysely } from 'kysely';
import type { Ddl } from '../migrate.ts';

const OWNED = ['press_release', 'press_release_version', 'asset', 'press_kit'];

/** What companies' own press offices need, as far as both engines share it. */
export async function createCompanyOffices(db: Kysely<unknown>, { text, tableEnd }: Ddl): Promise<void> {
  await db.schema
    .createTable('company_member')
    .modifyEnd(tableEnd)
    .addColumn('user_account_id', 'integer', (column) =>
      column.primaryKey().notNull().references('user_account.id').onDelete('cascade'),
    )
    .addColumn('company_id', 'integer', (column) =>
      column.notNull().references('company.id').onDelete('cascade'),
    )
    .addColumn('confirmed_at', text, (column) => column.notNull())
    .addColumn('confirmed_by', 'integer', (column) =>
      column.references('user_account.id').onDelete('set null'),
    )
    .execute();
  for (const column of ['company_id', 'confirmed_by'])
    await db.schema.createIndex(`company_member_by_${column}`).on('company_member').column(column).execute();

  for (const table of OWNED) {
    await db.schema
      .alterTable(table)
      .addColumn('company_id', 'integer', (column) => column.references('company.id').onDelete('set null'))
      .execute();
    await db.schema.createIndex(`${table}_by_company_id`).on(table).column('company_id').execute();
  }
  await db.schema
    .alterTable('press_release')
    .addColumn('brand_id', 'integer', (column) => column.references('brand.id').onDelete('set null'))
    .execute();
  await db.schema.createIndex('press_release_by_brand_id').on('press_release').column('brand_id').execute();
  for (const column of ['hall', 'stand']) {
    await db.schema
      .alterTable('press_release')
      .addColumn(column, text, (built) => built.notNull().defaultTo(''))
      .execute();
  }
}
