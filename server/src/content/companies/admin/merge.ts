import {
  COMPANY_FIELDS,
  type Company,
  type CompanyField,
  type CompanyMerge,
  type CompanyValues,
} from '@press-room/contract/companies';
import { z } from 'zod';
import { finish, raiseVersion } from '../../../core/admin/writes.ts';
import { recordAudit } from '../../../core/audit/queries.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import { lockRow } from '../../../platform/db/row-locks.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import { optionalChoices, requiredId } from '../../../platform/http/fields.ts';
import type { Write } from '../../../platform/http/officer.ts';
import { indexRenamedCompanies } from '../index-companies.ts';
import { replaceBrands, updateCompany } from '../writing.ts';
import { companiesOf, getCompany } from './company.ts';
import { moveHoldings } from './queries.ts';
import type { CompanyContext } from './service.ts';

export const companyMergeForm = z.object({
  merged: requiredId(),
  merged_version: requiredId(),
  take: optionalChoices(COMPANY_FIELDS),
});
type MergeForm = z.infer<typeof companyMergeForm>;

/** Preview of merging `merged` into `kept`. @throws 400 if they are the same, 404 */
export async function planMerge(
  context: CompanyContext,
  kept: number,
  merged: number,
): Promise<CompanyMerge> {
  const { db } = context.database;
  if (kept === merged) throw invalidField('merged', 'merge_itself');
  const [one, other] = await Promise.all([getCompany(context, db, kept), getCompany(context, db, merged)]);
  const own = new Set(one.brands.map(({ id }) => id));
  return {
    kept: one,
    merged: other,
    moves: other.uses,
    brands: other.brands.filter(({ id }) => !own.has(id)),
    differences: COMPANY_FIELDS.filter((field) => one[field] !== other[field]),
  };
}

const valuesOf = (company: Company, fields: readonly CompanyField[]): Partial<CompanyValues> =>
  Object.fromEntries(fields.map((field) => [field, company[field]]));

/**
 * Merges one company into another: its records are moved, its brands added, the chosen fields copied, and it is
 * deleted.
 * @throws 400, 404, 412 for either
 */
export async function mergeCompanies(
  context: CompanyContext,
  { id, version, officer }: Write,
  { merged, merged_version, take = [] }: MergeForm,
): Promise<Company> {
  if (merged === id) throw invalidField('merged', 'merge_itself');
  const { database, now } = context;
  const kind = companiesOf(context);
  return database.change(async (trx) => {
    const claims = [
      { id, version, officer },
      { id: merged, version: merged_version, officer },
    ];
    // In a fixed order, to prevent deadlocks of two merges.
    for (const one of claims.toSorted((a, b) => a.id - b.id)) {
      // Concurrent assignments to either company wait, and are refused if it was deleted.
      await lockRow(trx, database, { table: 'company', id: one.id });
      await raiseVersion(trx, kind, one, now());
    }
    const [kept, other] = [await kind.get(trx, id, now()), await kind.get(trx, merged, now())];
    await moveHoldings(trx, merged, id);
    await updateCompany(trx, id, valuesOf(other, take));
    const brands = new Set([...kept.brands, ...other.brands].map((brand) => brand.id));
    await replaceBrands(trx, id, [...brands]);
    await trx.deleteFrom('company').where('id', '=', merged).execute();
    await indexRenamedCompanies(searchOf(database), trx, [id]);
    await recordAudit(trx, { by: officer.id, action: 'merge_away', about: `company:${merged}` }, now());
    const fields = [...take, `company:${merged}`];
    return finish(trx, kind, { id, officer, action: 'merge', fields }, now());
  });
}
