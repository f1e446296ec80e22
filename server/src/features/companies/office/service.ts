import {
  COMPANY_FIELDS,
  type Company,
  type CompanyForm,
  type CompanyValues,
} from '@press-room/contract/companies';
import type { Db } from '../../../db/database.ts';
import { indexCompanies } from '../../../db/index-companies.ts';
import { companyInUse, invalidField, invalidFields } from '../../../errors.ts';
import type { Officer, Write } from '../../../http/officer.ts';
import { changeRow, createRow, deleteRow, namesOf, type OfficeContext } from '../../../office/writes.ts';
import { createCompany, replaceBrands, updateCompany, writeAgentsMax } from '../writing.ts';
import { COMPANIES } from './company.ts';
import { settleVat } from './form.ts';
import { countUses, listUnknownBrands } from './queries.ts';

/** Readers have a page of each company. */
const isSeen = true;

/** @throws 400 naming brands that are not there */
async function writeBrands(trx: Db, id: number, brands: readonly number[] | undefined): Promise<void> {
  if (brands === undefined) return;
  const unknown = await listUnknownBrands(trx, brands);
  if (unknown.length > 0) {
    throw invalidFields({ brands: [{ key: 'unknown_brands', parameters: { ids: unknown.join(', ') } }] });
  }
  await replaceBrands(trx, id, brands);
}

/** @throws 400 */
export async function createOfficeCompany(
  context: OfficeContext,
  officer: Officer,
  form: CompanyForm,
): Promise<Company> {
  const { brands, agents_max, business_name, ...rest } = await settleVat(form);
  if (business_name === undefined) throw invalidField('business_name', 'required');
  const creation = { officer, fields: namesOf(form), isSeen };
  return createRow(context, COMPANIES, creation, async (trx) => {
    const id = await createCompany(trx, { ...rest, business_name }, context.now());
    await writeBrands(trx, id, brands);
    if (agents_max !== undefined) await writeAgentsMax(trx, id, agents_max);
    await indexCompanies(context.database.search, trx, [id]);
    return id;
  });
}

/** Names of what a form changes of a company as it stands. */
function changesOf(
  current: Company,
  values: Partial<CompanyValues>,
  { brands, agents_max = current.agents_max }: CompanyForm,
): string[] {
  const after = { ...current, ...values };
  const before = new Set(current.brands.map(({ id }) => id));
  const areOthers =
    brands !== undefined && (brands.length !== before.size || brands.some((id) => !before.has(id)));
  return [
    ...COMPANY_FIELDS.filter((field) => after[field] !== current[field]),
    ...(areOthers ? ['brands'] : []),
    ...(agents_max === current.agents_max ? [] : ['agents_max']),
  ];
}

/** Changes what was sent. @throws 400, 404, 412 */
export const changeOfficeCompany = (
  context: OfficeContext,
  write: Write,
  form: CompanyForm,
): Promise<Company> =>
  changeRow(context, COMPANIES, { ...write, isSeen }, async (trx, current) => {
    const { brands, agents_max, ...change } = await settleVat(form, current);
    await updateCompany(trx, write.id, change);
    await writeBrands(trx, write.id, brands);
    if (agents_max !== undefined) await writeAgentsMax(trx, write.id, agents_max);
    await indexCompanies(context.database.search, trx, [write.id]);
    return { action: 'edit', fields: changesOf(current, change, form) };
  });

/** @throws 404, 409 with what still hangs on it, 412 */
export const deleteOfficeCompany = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, COMPANIES, { ...write, isSeen }, async (trx) => {
    const uses = await countUses(trx, write.id);
    if (Object.keys(uses).length > 0) throw companyInUse(uses);
  });
