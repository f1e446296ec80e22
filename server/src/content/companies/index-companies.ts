import { LANGUAGES } from '@press-room/contract/languages';
import { buildDocument } from '../../core/search/document.ts';
import type { Indexer } from '../../core/search/index/indexers.ts';
import type { SearchIndex } from '../../core/search/index/search-index.ts';
import type { Db } from '../../platform/db/db.ts';
import { lockRows } from '../../platform/db/row-locks.ts';
import { indexReleasesOf } from '../press-releases/search/index-releases.ts';

/** Companies have no date; the latest ones come first. */
const NO_DAY = '1970-01-01';

/** Indexed fields of a company, besides its brands. */
export const INDEXED_COMPANY_FIELDS = [
  'business_name',
  'pub_business_name',
  'short_description',
  'pub_short_description',
  'city',
  'pub_city',
] as const;

/** Fields that determine the name for readers. */
export const COMPANY_NAME_FIELDS = ['business_name', 'pub_business_name'] as const;

/** For companies whose name or releases may have changed: also updates the releases, which are found by the name. */
export async function indexRenamedCompanies(
  search: SearchIndex,
  trx: Db,
  ids: readonly number[],
): Promise<void> {
  await indexCompanies(search, trx, ids);
  await indexReleasesOf(search, trx, { column: 'company_id', ids });
}

/**
 * Updates the search index with public data of companies, including their brands; call it in the transaction of the
 * change.
 */
export async function indexCompanies(search: SearchIndex, trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await lockRows(trx, search, 'company', ids);
  const companies = await trx
    .selectFrom('company')
    .select(['id', ...INDEXED_COMPANY_FIELDS])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  const brands = await trx
    .selectFrom('company_brand')
    .innerJoin('brand', 'brand.id', 'company_brand.brand_id')
    .select(['company_brand.company_id', 'brand.name'])
    .where('company_brand.company_id', 'in', ids)
    .orderBy('brand.name')
    .execute();
  const brandsOf = Map.groupBy(brands, ({ company_id }) => company_id);
  const documents = companies.map((company) => {
    const names = (brandsOf.get(company.id) ?? []).map(({ name }) => name);
    const body = company.pub_short_description || company.short_description;
    return buildDocument(
      { id: company.id, date: NO_DAY },
      LANGUAGES.map((language) => ({
        language,
        title: company.pub_business_name || company.business_name,
        subtitle: names.join('\n'),
        abstract: company.pub_city || company.city,
        body,
      })),
    );
  });
  await search.putDocuments(trx, 'company', documents);
}

export const companyIndexer: Indexer = { index: indexCompanies };
