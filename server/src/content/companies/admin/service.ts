import {
  COMPANY_FIELDS,
  type Company,
  type CompanyForm,
  type CompanyValues,
} from '@press-room/contract/companies';
import { QUOTA_FIELDS, type QuotaField, type QuotaNumbers } from '@press-room/contract/company-quotas';
import { changeRow, createRow, deleteRow, namesOf } from '../../../core/admin/writes.ts';
import type { AppContext } from '../../../core/context.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import type { Db } from '../../../platform/db/db.ts';
import { companyInUse, invalidField, invalidFields } from '../../../platform/errors/errors.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { COMPANY_NAME_FIELDS, indexCompanies, indexRenamedCompanies } from '../index-companies.ts';
import { createCompany, replaceBrands, updateCompany, writeQuotas } from '../writing.ts';
import { companiesOf } from './company.ts';
import { settleVat } from './form.ts';
import { countUses, listUnknownBrands } from './queries.ts';

export type CompanyContext = Pick<AppContext, 'config' | 'database' | 'now'>;

/** Readers have a page for each company. */
const isSeen = true;

const NUMBERS: readonly string[] = Object.values(QUOTA_FIELDS);
const isNumber = (field: string): field is QuotaField => NUMBERS.includes(field);

/** Quotas in the form. */
const numbersOf = (form: CompanyForm): Partial<QuotaNumbers> =>
  Object.fromEntries(Object.entries(form).filter(([field]) => isNumber(field)));

const valuesOf = ({
  brands: _brands,
  shows_clippings: _shown,
  ...form
}: CompanyForm): Partial<CompanyValues> =>
  Object.fromEntries(Object.entries(form).filter(([field]) => !isNumber(field)));

/** @throws 400 naming brands that do not exist */
async function writeBrands(trx: Db, id: number, brands: readonly number[] | undefined): Promise<void> {
  if (brands === undefined) return;
  const unknown = await listUnknownBrands(trx, brands);
  if (unknown.length > 0) {
    throw invalidFields({ brands: [{ key: 'unknown_brands', parameters: { ids: unknown.join(', ') } }] });
  }
  await replaceBrands(trx, id, brands);
}

async function writeShown(trx: Db, id: number, { shows_clippings }: CompanyForm): Promise<void> {
  if (shows_clippings === undefined) return;
  await trx
    .updateTable('company')
    .set({ shows_clippings: shows_clippings ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

/** @throws 400 */
export async function createOfficeCompany(
  context: CompanyContext,
  officer: Officer,
  form: CompanyForm,
): Promise<Company> {
  const { business_name, ...rest } = await settleVat(valuesOf(form));
  if (business_name === undefined) throw invalidField('business_name', 'required');
  const creation = { officer, fields: namesOf(form), isSeen };
  return createRow(context, companiesOf(context), creation, async (trx) => {
    const id = await createCompany(trx, { ...rest, business_name }, context.now());
    await writeBrands(trx, id, form.brands);
    await writeQuotas(trx, id, numbersOf(form));
    await writeShown(trx, id, form);
    await indexCompanies(searchOf(context.database), trx, [id]);
    return id;
  });
}

/** Names of the fields that a form changes. */
function changesOf(
  current: Company,
  values: Partial<CompanyValues>,
  { brands, shows_clippings = current.shows_clippings, ...form }: CompanyForm,
): string[] {
  const after = { ...current, ...numbersOf(form), ...values };
  const before = new Set(current.brands.map(({ id }) => id));
  const areOthers =
    brands !== undefined && (brands.length !== before.size || brands.some((id) => !before.has(id)));
  return [
    ...COMPANY_FIELDS.filter((field) => after[field] !== current[field]),
    ...(areOthers ? ['brands'] : []),
    ...(shows_clippings === current.shows_clippings ? [] : ['shows_clippings']),
    ...Object.values(QUOTA_FIELDS).filter((field) => after[field] !== current[field]),
  ];
}

/** Changes the fields of the request. @throws 400, 404, 412 */
export const changeOfficeCompany = (
  context: CompanyContext,
  write: Write,
  form: CompanyForm,
): Promise<Company> =>
  changeRow(context, companiesOf(context), { ...write, isSeen }, async (trx, current) => {
    const change = await settleVat(valuesOf(form), current);
    await updateCompany(trx, write.id, change);
    await writeBrands(trx, write.id, form.brands);
    await writeQuotas(trx, write.id, numbersOf(form));
    await writeShown(trx, write.id, form);
    const fields = changesOf(current, change, form);
    const index = COMPANY_NAME_FIELDS.some((field) => fields.includes(field))
      ? indexRenamedCompanies
      : indexCompanies;
    await index(searchOf(context.database), trx, [write.id]);
    return { action: 'edit', fields };
  });

/** @throws 404, 409 with its remaining uses, 412 */
export const deleteOfficeCompany = (context: CompanyContext, write: Write): Promise<void> =>
  deleteRow(context, companiesOf(context), { ...write, isSeen }, async (trx) => {
    const uses = await countUses(trx, write.id);
    if (Object.keys(uses).length > 0) throw companyInUse(uses);
  });
