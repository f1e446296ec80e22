import { COMPANY_FIELDS, type CompanyValues } from '@press-room/contract/companies';
import type { QuotaNumbers } from '@press-room/contract/company-quotas';
import { refreshKeysOfCompanies } from '../../core/account/search-key.ts';
import type { Db } from '../../platform/db/db.ts';
import { updateRows } from '../../platform/db/update-rows.ts';
import { toKey, toSearchedKey } from '../../platform/text/keys.ts';

/** A company with its known fields. */
export type NewCompany = Partial<CompanyValues> & Pick<CompanyValues, 'business_name'>;

const NAMES = ['business_name', 'pub_business_name'] as const;
const SEARCHED = ['business_name', 'pub_business_name', 'vat', 'city', 'pub_city'] as const;
type Searched = Record<(typeof SEARCHED)[number], string>;

/** Sort and search keys of a company. */
export const toCompanyKeys = (company: Searched) => ({
  name_key: toKey(company.business_name),
  search_text: toSearchedKey(SEARCHED.map((field) => company[field])),
});

const NOTHING = { business_name: '', pub_business_name: '', vat: '', city: '', pub_city: '' };

/** Writes a company with validated values. */
export async function createCompany(trx: Db, values: NewCompany, now: Date): Promise<number> {
  const [id] = await createCompanies(trx, [values], now);
  if (id === undefined) throw new Error('A company was not written');
  return id;
}

/** Writes some hundred companies with the same known fields; returns their ids in the same order. */
export async function createCompanies(
  trx: Db,
  companies: readonly NewCompany[],
  now: Date,
): Promise<number[]> {
  const at = now.toISOString();
  const rows = companies.map((values) => ({
    association_status: null,
    typology: null,
    ...values,
    ...toCompanyKeys({ ...NOTHING, ...values }),
    created_at: at,
    updated_at: at,
  }));
  const written = await trx.insertInto('company').values(rows).returning('id').execute();
  // Ids are assigned in the order of the rows, but returned in no guaranteed order.
  return written.map(({ id }) => id).toSorted((one, other) => one - other);
}

export interface CompanyChange {
  id: number;
  values: Partial<CompanyValues>;
  /** Raises the version of the row if it is this one, and otherwise leaves the row unchanged. */
  claim?: { version: number; at: string };
}

/** Writes the changed fields of a company; the caller has raised its version. */
export async function updateCompany(trx: Db, id: number, values: Partial<CompanyValues>): Promise<void> {
  await updateCompanies(trx, [{ id, values }]);
}

/** Writes changes of some hundred companies. Returns the ids of the written ones. */
export async function updateCompanies(trx: Db, changes: readonly CompanyChange[]): Promise<Set<number>> {
  const fields = COMPANY_FIELDS.filter((field) => changes.some(({ values }) => values[field] !== undefined));
  const ids = changes.map(({ id }) => id);
  const rows = await trx
    .selectFrom('company')
    .select(['id', 'version', ...new Set([...SEARCHED, ...fields])])
    .where('id', 'in', ids)
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  const renamed: number[] = [];
  const updates = changes.flatMap(({ id, values, claim }) => {
    const before = stored.get(id);
    // All writes raise the version, so a row with the same version is unchanged.
    if (before === undefined || (claim !== undefined && claim.version !== before.version)) return [];
    if (NAMES.some((name) => values[name] !== undefined && values[name] !== before[name])) renamed.push(id);
    // Fields changed by others are included, because one statement covers all rows.
    const after = { ...before, ...values };
    const told = Object.fromEntries(fields.map((field) => [field, after[field]]));
    const set = { ...told, ...toCompanyKeys(after) };
    if (claim === undefined) return [{ id, set }];
    const { version, at } = claim;
    return [{ id, set: { ...set, version: version + 1, updated_at: at }, when: { version } }];
  });
  const written = await updateRows(trx, 'company', updates);
  await refreshKeysOfCompanies(
    trx,
    renamed.filter((id) => written.has(id)),
  );
  return written;
}

/** Quotas of its press office; null: the default. */
export async function writeQuotas(trx: Db, id: number, numbers: Partial<QuotaNumbers>): Promise<void> {
  if (Object.keys(numbers).length === 0) return;
  await trx.updateTable('company').set(numbers).where('id', '=', id).execute();
}

/** Replaces the brands of a company. */
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
