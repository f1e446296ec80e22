import { type Company, type CompanyWarning, companySchema } from '@press-room/contract/companies';
import { checkItalianVat } from '@press-room/contract/vat';
import type { Versioned } from '../../../core/admin/writes.ts';
import type { Db } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors/errors.ts';
import { listQuotas, type QuotaContext } from '../../assets/quotas/service.ts';
import { findNameRequest } from '../own/name-requests.ts';
import { checksVatOf } from '../vat.ts';
import { countUses, findStoredCompany, listBrandsOf, listSameVat } from './queries.ts';

function listWarnings(
  { vat, country }: { vat: string; country: string },
  isShared: boolean,
): CompanyWarning[] {
  const isOffice = checkItalianVat(vat) === 'office' && ['', 'IT'].includes(country);
  const isUnchecked = vat !== '' && !checksVatOf(vat, country);
  return [
    ...(isOffice ? (['vat_office'] as const) : []),
    ...(isUnchecked ? (['vat_unchecked'] as const) : []),
    ...(isShared ? (['vat_shared'] as const) : []),
  ];
}

/** A company with its brands and uses. @throws 404 */
export async function getCompany(context: QuotaContext, db: Db, id: number): Promise<Company> {
  const row = await findStoredCompany(db, id);
  if (row === undefined) throw notFound();
  const [brands, uses, same_vat, name_request, quotas] = await Promise.all([
    listBrandsOf(db, id),
    countUses(db, id),
    listSameVat(db, row),
    findNameRequest(db, id),
    listQuotas(context, db, { id }),
  ]);
  return companySchema.parse({
    ...row,
    shows_clippings: row.shows_clippings === 1,
    brands,
    uses,
    same_vat,
    name_request,
    quotas,
    warnings: listWarnings(row, same_vat.length > 0),
  });
}

export const companiesOf = (context: QuotaContext): Versioned<Company> => ({
  table: 'company',
  noun: 'company',
  get: (db, id) => getCompany(context, db, id),
});
