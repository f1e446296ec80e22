import type { Kysely } from 'kysely';
import { toKey, toSearchedKey } from '../../text/keys.ts';
import type { MigrationFactory } from '../migrate.ts';

const SEARCHED = [
  'last_name',
  'first_name',
  'email',
  'newspaper',
  'publishing_house',
  'company_name',
] as const;

interface Known {
  user_account: Record<(typeof SEARCHED)[number], string> & {
    id: number;
    company_id: number | null;
    search_text: string;
  };
  company: { id: number; business_name: string; pub_business_name: string };
  import_difference: { id: number; label: string; label_key: string };
}

/** People and differences of imports are looked for by keys, in indexes that hold nothing else. */
export const keysOfPeople: MigrationFactory = ({ text }) => ({
  async up(db: Kysely<Known>): Promise<void> {
    for (const [table, column] of [
      ['user_account', 'search_text'],
      ['import_difference', 'label_key'],
    ] as const) {
      await db.schema
        .alterTable(table)
        .addColumn(column, text, (added) => added.notNull().defaultTo(''))
        .execute();
    }
    for (const { id, business_name, pub_business_name, ...account } of await db
      .selectFrom('user_account')
      .leftJoin('company', 'company.id', 'user_account.company_id')
      .select(['user_account.id', 'company.business_name', 'company.pub_business_name', ...SEARCHED])
      .execute()) {
      const names = [business_name ?? '', pub_business_name ?? ''];
      const search_text = toSearchedKey([...SEARCHED.map((field) => account[field]), ...names]);
      await db.updateTable('user_account').set({ search_text }).where('id', '=', id).execute();
    }
    for (const { id, label } of await db.selectFrom('import_difference').select(['id', 'label']).execute())
      await db
        .updateTable('import_difference')
        .set({ label_key: toKey(label) })
        .where('id', '=', id)
        .execute();

    // In the order of the list: rows are wide, and lie elsewhere.
    await db.schema
      .createIndex('user_account_by_search')
      .on('user_account')
      .columns(['id', 'search_text'])
      .execute();
    // By name within a country, as in the other orders of the list.
    await db.schema.dropIndex('company_by_country').execute();
    await db.schema
      .createIndex('company_by_country')
      .on('company')
      .columns(['country', 'name_key', 'id'])
      .execute();
    for (const columns of [
      ['id', 'kind'],
      ['label_key', 'id', 'kind'],
    ])
      await db.schema
        .createIndex(`import_difference_by_${columns[0]}`)
        .on('import_difference')
        .columns(['run_id', ...columns])
        .execute();
  },
});
