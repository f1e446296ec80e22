import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Ddl } from '../migrate.ts';

const OWNED = ['press_release', 'press_release_version', 'asset', 'press_kit'];

/** What companies' own press offices need, as far as both engines share it. */
export async function createCompanyOffices(
  db: Kysely<unknown>,
  { text, tableEnd }: Ddl,
  sortKey: RawBuilder<unknown>,
): Promise<void> {
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
  await db.schema
    .createTable('company_search')
    .modifyEnd(tableEnd)
    .addColumn('document_id', 'integer', (column) =>
      column.primaryKey().notNull().references('company.id').onDelete('cascade'),
    )
    .addColumn('sort_key', sortKey, (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', text, (column) => column.notNull())
    .addColumn('abstract', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('company_search_by_version').on('company_search').column('version').execute();
  // Built with the next start, as documents of an older version are.
  await sql`insert into company_search (document_id, sort_key, version, title, abstract)
    select id, id, 0, '', '' from company`.execute(db);
}
