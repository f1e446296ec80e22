import {
  ASSOCIATION_STATUSES,
  COMPANY_CITY_PATH,
  COMPANY_PATH,
  type CompanyRow,
  type citiesSchema,
  TYPOLOGIES,
} from '@press-room/contract/companies';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useSearch } from 'wouter';
import type { z } from 'zod';
import buttons from '../../components/button.module.css';
import { TYPOLOGY_LABELS } from '../../features/companies/typologies.ts';
import { getJson } from '../../lib/api.ts';
import { countryName, formatNumber } from '../../lib/format.ts';
import { entryOf, labelOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../components/list/list-definition.ts';
import { OfficeList } from '../components/list/office-list.tsx';
import { NewLink } from '../components/page/new-link.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { TableTools } from '../components/page/table-tools.tsx';
import { listsKey } from '../components/saving/queries.ts';
import { UPDATED_COLUMN } from '../components/shared-columns.tsx';
import { OFFICE_PATHS, toCompany } from '../paths.ts';
import styles from './companies.module.css';
import { STATUS_KINDS, STATUS_LABELS } from './labels.ts';

const COLUMNS: readonly ListColumn<CompanyRow>[] = [
  {
    id: 'name',
    label: m['office.companies.field.businessName'],
    sortBy: 'business_name',
    isName: true,
    cell: ({ id, business_name, pub_business_name, wanted_name }) => (
      <>
        <Link href={toCompany(id)}>
          <bdi>{business_name}</bdi>
        </Link>
        {pub_business_name !== '' && pub_business_name !== business_name && (
          <bdi className={styles.publicName}>{pub_business_name}</bdi>
        )}
        {wanted_name !== null && (
          <span className={styles.publicName}>{m['office.names.wanted']({ name: wanted_name })}</span>
        )}
      </>
    ),
  },
  {
    id: 'status',
    label: m['office.companies.column.status'],
    sortBy: 'association_status',
    cell: ({ association_status: status }) =>
      status && (
        <StatusChip kind={entryOf(STATUS_KINDS, status) ?? 'plain'} label={labelOf(STATUS_LABELS, status)} />
      ),
  },
  {
    id: 'typology',
    label: m['office.companies.field.typology'],
    sortBy: 'typology',
    cell: ({ typology }) => typology && labelOf(TYPOLOGY_LABELS, typology),
  },
  {
    id: 'city',
    label: m['office.companies.field.city'],
    sortBy: 'city',
    cell: ({ city, state }) => city !== '' && <bdi>{state === '' ? city : `${city} (${state})`}</bdi>,
  },
  {
    id: 'country',
    label: m['office.companies.field.country'],
    sortBy: 'country',
    isHiddenAtFirst: true,
    cell: ({ country }) => country !== '' && countryName(country),
  },
  {
    id: 'vat',
    label: m['office.companies.field.vat'],
    sortBy: 'vat',
    cell: ({ vat }) => vat !== '' && <bdi>{vat}</bdi>,
  },
  {
    id: 'telephone',
    label: m['office.companies.field.telephone'],
    isHiddenAtFirst: true,
    cell: ({ telephone }) => telephone !== '' && <bdi>{telephone}</bdi>,
  },
  { id: 'brands', label: m['office.brands.title'], cell: ({ brands }) => formatNumber(brands) },
  {
    id: 'accounts',
    label: m['office.companies.accounts'],
    isHiddenAtFirst: true,
    cell: ({ accounts }) => formatNumber(accounts),
  },
  UPDATED_COLUMN,
];

const buildList = (cities: readonly string[]): ListDefinition<CompanyRow> => ({
  noun: COMPANY_PATH,
  screen: OFFICE_PATHS.companies,
  columns: COLUMNS,
  filters: [
    {
      name: 'status',
      label: m['office.companies.column.status'](),
      options: ASSOCIATION_STATUSES.map((value) => ({ value, text: labelOf(STATUS_LABELS, value) })),
    },
    {
      name: 'typology',
      label: m['office.companies.field.typology'](),
      options: TYPOLOGIES.map((value) => ({ value, text: labelOf(TYPOLOGY_LABELS, value) })),
    },
    {
      name: 'city',
      label: m['office.companies.field.city'](),
      options: cities.map((value) => ({ value, text: value })),
    },
    {
      name: 'name',
      label: m['office.names.filter'](),
      options: [{ value: 'waiting', text: m['office.names.waiting']() }],
    },
  ],
  search: {
    label: m['office.companies.search'](),
    example: m['office.companies.searchExample'](),
    fields: ['text'],
  },
  nameOf: ({ business_name }) => business_name,
  count: (count) => m['office.companies.count']({ count }),
  empty: { title: m['office.companies.none']() },
});

/** Companies of the association. */
export function CompaniesPage() {
  const cities = useCities();
  return (
    <OfficePage
      title={m['office.companies.title']()}
      action={
        <>
          <TableTools target="company" fileName={m['office.imports.fileName.company']()} />
          <MembersLink />
          <NewLink permission="company.create" to={toCompany('new')} label={m['office.companies.new']()} />
        </>
      }
    >
      <OfficeList list={buildList(cities)} />
    </OfficePage>
  );
}

/** Link to the members of all companies, if the officer may see them. */
function MembersLink() {
  if (!usePermissions().includes('company_member.view')) return null;
  return (
    <Link href={OFFICE_PATHS.companyMembers} className={buttons.quiet}>
      {m['office.members.title']()}
    </Link>
  );
}

const citiesQuery = () =>
  queryOptions({
    queryKey: [...listsKey(COMPANY_PATH), 'cities'],
    queryFn: ({ signal }) => getJson<z.infer<typeof citiesSchema>>(COMPANY_CITY_PATH, {}, signal),
  });

/** The most frequent cities, and the city in the address. */
function useCities(): readonly string[] {
  const { data } = useQuery(citiesQuery());
  const asked = new URLSearchParams(useSearch()).get('city') ?? '';
  const cities = data?.results.map(({ city }) => city) ?? [];
  return asked === '' || cities.includes(asked) ? cities : [...cities, asked];
}
