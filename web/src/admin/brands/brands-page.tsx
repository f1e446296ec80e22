import { BRAND_PATH, type BrandRow } from '@press-room/contract/companies';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { OFFICE_PATHS, toBrand } from '../paths.ts';
import { CompanyLinks } from './company-links.tsx';

const COLUMNS: readonly ListColumn<BrandRow>[] = [
  {
    id: 'name',
    label: m['office.brands.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toBrand(id),
    cell: ({ name }) => name,
  },
  {
    id: 'companies',
    label: m['office.companies.title'],
    cell: ({ companies }) => <CompanyLinks companies={companies} />,
  },
  UPDATED_COLUMN,
];

const buildList = (): ListDefinition<BrandRow> => ({
  noun: BRAND_PATH,
  screen: OFFICE_PATHS.brands,
  columns: COLUMNS,
  search: {
    label: m['office.brands.search'](),
    example: m['office.brands.searchExample'](),
    fields: ['name'],
  },
  nameOf: ({ name }) => name,
  count: (count) => m['office.brands.count']({ count }),
  empty: { title: m['office.brands.none']() },
});

/** The brands of all companies. */
export const BrandsPage = () => (
  <OfficePage
    title={m['office.brands.title']()}
    action={<NewLink permission="brand.create" to={toBrand('new')} label={m['office.brands.new']()} />}
  >
    <OfficeList list={buildList()} />
  </OfficePage>
);
