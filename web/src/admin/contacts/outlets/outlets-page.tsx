import { OUTLET_KINDS, OUTLET_PATH, type Outlet } from '@press-room/contract/contacts';
import { Link } from 'wouter';
import { listCountries } from '../../../lib/countries.ts';
import { countryName, formatNumber } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import type { ListColumn, ListDefinition } from '../../components/list/list-definition.ts';
import { OfficeList } from '../../components/list/office-list.tsx';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { UPDATED_COLUMN } from '../../components/shared-columns.tsx';
import { OFFICE_PATHS, toClippingsOf, toContactsOf, toOutlet } from '../../paths.ts';
import { KIND_LABELS } from '../labels.ts';

const COLUMNS: readonly ListColumn<Outlet>[] = [
  {
    id: 'name',
    label: m['office.outlets.name'],
    sortBy: 'name',
    isName: true,
    href: ({ id }) => toOutlet(id),
    cell: ({ name }) => name,
  },
  {
    id: 'kind',
    label: m['office.outlets.kind'],
    sortBy: 'kind',
    cell: ({ kind }) => kind !== '' && labelOf(KIND_LABELS, kind),
  },
  {
    id: 'country',
    label: m['office.companies.field.country'],
    sortBy: 'country',
    cell: ({ country }) => country !== '' && countryName(country),
  },
  {
    id: 'contacts',
    label: m['office.contacts.people'],
    cell: ({ id, contacts }) =>
      contacts > 0 && <Link href={toContactsOf({ outlet: String(id) })}>{formatNumber(contacts)}</Link>,
  },
  {
    id: 'clippings',
    label: m['office.clippings.title'],
    cell: ({ id, clippings }) =>
      clippings > 0 && <Link href={toClippingsOf({ outlet: String(id) })}>{formatNumber(clippings)}</Link>,
  },
  {
    id: 'reach',
    label: m['office.clippings.reach'],
    isHiddenAtFirst: true,
    cell: ({ reach }) => reach !== null && formatNumber(reach),
  },
  UPDATED_COLUMN,
];

const buildList = (): ListDefinition<Outlet> => ({
  noun: OUTLET_PATH,
  screen: OFFICE_PATHS.outlets,
  columns: COLUMNS,
  filters: [
    {
      name: 'kind',
      label: m['office.outlets.kind'](),
      options: OUTLET_KINDS.map((value) => ({ value, text: labelOf(KIND_LABELS, value) })),
    },
    { name: 'country', label: m['office.companies.field.country'](), options: listCountries() },
  ],
  search: {
    label: m['office.outlets.search'](),
    example: m['office.outlets.searchExample'](),
    fields: ['name'],
  },
  nameOf: ({ name }) => name,
  count: (count) => m['office.outlets.count']({ count }),
  empty: { title: m['office.outlets.none']() },
});

/** Outlets: newspapers, broadcasters and websites. */
export const OutletsPage = () => (
  <OfficePage
    title={m['office.outlets.title']()}
    action={<NewLink permission="outlet.create" to={toOutlet('new')} label={m['office.outlets.new']()} />}
  >
    <OfficeList list={buildList()} />
  </OfficePage>
);
