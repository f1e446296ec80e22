import { BRAND_NAME_MAX_LENGTH, type Brand } from '@press-room/contract/companies';
import { z } from 'zod';
import { withUniqueName } from '../../../core/admin/unique-names.ts';
import {
  changeRow,
  createRow,
  deleteRow,
  namesOf,
  type OfficeContext,
  type Versioned,
} from '../../../core/admin/writes.ts';
import { searchOf } from '../../../core/search/index/search-of.ts';
import { brandInUse, invalidField } from '../../../platform/errors/errors.ts';
import { changedText } from '../../../platform/http/fields.ts';
import type { Officer, Write } from '../../../platform/http/officer.ts';
import { indexCompanies } from '../index-companies.ts';
import { createBrand, getBrand, listCompanyIds, renameBrand } from './queries.ts';

export const brandForm = z.object({ name: changedText({ max: BRAND_NAME_MAX_LENGTH }) });
type BrandForm = z.infer<typeof brandForm>;

const BRANDS: Versioned<Brand> = { table: 'brand', noun: 'brand', get: getBrand };
/** Readers find companies by their brands. */
const isSeen = true;

const taken = 'brand_name_taken';

/** @throws 400 */
export async function createOfficeBrand(
  context: OfficeContext,
  officer: Officer,
  form: BrandForm,
): Promise<Brand> {
  const { name } = form;
  if (name === undefined) throw invalidField('name', 'required');
  const creation = { officer, fields: namesOf(form), isSeen };
  return withUniqueName(context, { name, taken }, () =>
    createRow(context, BRANDS, creation, (trx) => createBrand(trx, name, context.now())),
  );
}

/** @throws 400, 404, 412 */
export const changeOfficeBrand = (context: OfficeContext, write: Write, form: BrandForm): Promise<Brand> =>
  withUniqueName(context, { name: form.name, taken }, () =>
    changeRow(context, BRANDS, { ...write, isSeen }, async (trx) => {
      if (form.name !== undefined) await renameBrand(trx, write.id, form.name);
      await indexCompanies(searchOf(context.database), trx, await listCompanyIds(trx, write.id));
      return { action: 'edit', fields: namesOf(form) };
    }),
  );

/** @throws 404, 409 with the companies that have the brand, 412 */
export const deleteOfficeBrand = (context: OfficeContext, write: Write): Promise<void> =>
  deleteRow(context, BRANDS, { ...write, isSeen }, async (_trx, { companies }) => {
    if (companies.length > 0) throw brandInUse(companies);
  });
