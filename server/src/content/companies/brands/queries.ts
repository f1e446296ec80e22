import { type Brand, type BrandRow, brandRowSchema, brandSchema } from '@press-room/contract/companies';
import { expressionBuilder } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import type { Schema } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import type { FieldMap } from '../../../platform/http/datatables.ts';
import { toKey } from '../../../platform/text/keys.ts';

const brand = expressionBuilder<Schema, 'brand'>();

export const BRAND_FIELDS: FieldMap = {
  id: brand.ref('brand.id'),
  name: { keyed: brand.ref('brand.name_key') },
  updated_at: brand.ref('brand.updated_at'),
};

/** By name. */
export const BRAND_ORDER = [{ by: brand.ref('brand.name_key'), direction: 'asc' as const }];

export interface BrandFilter {
  /** Brands of a company. */
  company?: number | undefined;
  /** Brands that a company does not have. */
  without?: number | undefined;
}

export function selectBrands(db: Db, { company, without }: BrandFilter) {
  const query = db.selectFrom('brand').select('brand.id');
  const brandsOf = (id: number) =>
    db.selectFrom('company_brand').select('brand_id').where('company_id', '=', id);
  if (company !== undefined) return query.where('brand.id', 'in', brandsOf(company));
  return without === undefined ? query : query.where('brand.id', 'not in', brandsOf(without));
}

const AT_ONCE = 500;

/** In the order of the ids. */
async function listBrands(db: Db, ids: readonly number[]): Promise<Brand[]> {
  const found: Brand[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE);
    const rows = await db.selectFrom('brand').selectAll().where('id', 'in', some).execute();
    const companies = Map.groupBy(await listCompaniesOf(db, some), ({ brand_id }) => brand_id);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const id of some) {
      const row = byId.get(id);
      if (row !== undefined) found.push(brandSchema.parse({ ...row, companies: companies.get(id) ?? [] }));
    }
  }
  return found;
}

const listCompaniesOf = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('company_brand')
    .innerJoin('company', 'company.id', 'company_brand.company_id')
    .select(['company_brand.brand_id', 'company.id', 'company.business_name as name'])
    .where('company_brand.brand_id', 'in', ids)
    .orderBy('company.name_key')
    .execute();

export const listBrandRows = async (db: Db, ids: readonly number[]): Promise<BrandRow[]> =>
  (await listBrands(db, ids)).map((row) => brandRowSchema.parse(row));

/** @throws 404 */
export async function getBrand(db: Db, id: number): Promise<Brand> {
  const [row] = await listBrands(db, [id]);
  if (row === undefined) throw notFound();
  return row;
}

export async function createBrand(trx: Db, name: string, now: Date): Promise<number> {
  const at = now.toISOString();
  const { id } = await trx
    .insertInto('brand')
    .values({ name, name_key: toKey(name), created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function renameBrand(trx: Db, id: number, name: string): Promise<void> {
  await trx
    .updateTable('brand')
    .set({ name, name_key: toKey(name) })
    .where('id', '=', id)
    .execute();
}

export async function findBrandByName(db: Db, name: string): Promise<number | null> {
  const row = await db
    .selectFrom('brand')
    .select('id')
    .where('name_key', '=', toKey(name))
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Companies that own a brand. */
export async function listCompanyIds(db: Db, brandId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('company_brand')
    .select('company_id')
    .where('brand_id', '=', brandId)
    .execute();
  return rows.map(({ company_id }) => company_id);
}
