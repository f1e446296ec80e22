import type { CompanyValues } from '@press-room/contract/companies';
import type { Db } from '../../db/database.ts';
import { toKey, toSearchedKey } from '../../text/keys.ts';

/** A company with the fields that are known of it. */
export type NewCompany = Partial<CompanyValues> & Pick<CompanyValues, 'business_name'>;

const SEARCHED = ['business_name', 'pub_business_name', 'vat', 'city', 'pub_city'] as const;
type Searched = Record<(typeof SEARCHED)[number], string>;

const toKeys = (company: Searched) => ({
  name_key: toKey(company.business_name),
  search_text: toSearchedKey(SEARCHED.map((field) => company[field])),
});

const NOTHING = { business_name: '', pub_business_name: '', vat: '', city: '', pub_city: '' };

/** Writes a company whose values have been checked. */
export async function createCompany(trx: Db, values: NewCompany, now: Date): Promise<number> {
  const at = now.toISOString();
  const { id } = await trx
    .insertInto('company')
    .values({
      association_status: null,
      typology: null,
      ...values,
      ...toKeys({ ...NOTHING, ...values }),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes what changes of a company; its version is raised by whoever claims the row. */
export async function updateCompany(trx: Db, id: number, change: Partial<CompanyValues>): Promise<void> {
  const before = await trx
    .selectFrom('company')
    .select(SEARCHED)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('company')
    .set({ ...change, ...toKeys({ ...before, ...change }) })
    .where('id', '=', id)
    .execute();
}

/** The brands of a company are these, and no others. */
export async function replaceBrands(trx: Db, company_id: number, brands: readonly number[]): Promise<void> {
  await trx.deleteFrom('company_brand').where('company_id', '=', company_id).execute();
  for (let at = 0; at < brands.length; at += ROWS_AT_ONCE) {
    const some = brands.slice(at, at + ROWS_AT_ONCE);
    await trx
      .insertInto('company_brand')
      .values(some.map((brand_id) => ({ company_id, brand_id })))
      .execute();
  }
}

const ROWS_AT_ONCE = 200;
