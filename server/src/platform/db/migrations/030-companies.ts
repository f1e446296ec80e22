import type { Kysely } from 'kysely';
import { toKey, toSearchedKey } from '../../text/keys.ts';
import type { MigrationFactory } from '../migrate.ts';

const LONG_AGO = '1970-01-01T00:00:00.000Z';
const TEXTS = [
  'vat',
  ...['address', 'city', 'state', 'postal_code', 'country', 'telephone', 'fax', 'short_description'].flatMap(
    (name) => [name, `pub_${name}`],
  ),
  'name_key',
  'search_text',
];

interface Known {
  company: {
    id: number;
    business_name: string;
    pub_business_name: string;
    name_key: string;
    search_text: string;
  };
}

/** What the association knows of companies, and their brands. */
export const companies: MigrationFactory = ({ id, text, tableEnd }) => ({
  async up(db: Kysely<Known>): Promise<void> {
    const change = () => db.schema.alterTable('company');
    for (const name of TEXTS) {
      await change()
        .addColumn(name, text, (column) => column.notNull().defaultTo(''))
        .execute();
    }
    for (const name of ['association_status', 'typology']) await change().addColumn(name, text).execute();
    await change()
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    for (const name of ['created_at', 'updated_at']) {
      await change()
        .addColumn(name, text, (column) => column.notNull().defaultTo(LONG_AGO))
        .execute();
    }
    for (const row of await db.selectFrom('company').selectAll().execute()) {
      const name_key = toKey(row.business_name);
      const search_text = toSearchedKey([row.business_name, row.pub_business_name]);
      await db.updateTable('company').set({ name_key, search_text }).where('id', '=', row.id).execute();
    }
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(`company_by_${name}`).on('company').columns(columns).execute();
    // Search reads this index alone, in the order of the list: rows are wide, and lie elsewhere.
    await index('name_key', ['name_key', 'id', 'search_text']);
    for (const name of ['association_status', 'typology', 'city'])
      await index(name, [name, 'name_key', 'id']);
    for (const name of ['country', 'vat', 'updated_at']) await index(name, [name, 'id']);

    await db.schema
      .createTable('brand')
      .modifyEnd(tableEnd)
      .addColumn('id', 'integer', id)
      .addColumn('name', text, (column) => column.notNull())
      .addColumn('name_key', text, (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .addColumn('created_at', text, (column) => column.notNull())
      .addColumn('updated_at', text, (column) => column.notNull())
      .execute();
    await db.schema.createIndex('brand_by_name_key').unique().on('brand').column('name_key').execute();
    await db.schema
      .createTable('company_brand')
      .modifyEnd(tableEnd)
      .addColumn('company_id', 'integer', (column) =>
        column.notNull().references('company.id').onDelete('cascade'),
      )
      .addColumn('brand_id', 'integer', (column) => column.notNull().references('brand.id'))
      .addPrimaryKeyConstraint('company_brand_pk', ['company_id', 'brand_id'])
      .execute();
    await db.schema.createIndex('company_brand_by_brand').on('company_brand').column('brand_id').execute();
  },
});
