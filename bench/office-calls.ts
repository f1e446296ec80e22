import { BRAND_PATH, COMPANY_CITY_PATH, COMPANY_PATH, companyPath } from '@press-room/contract/companies';
import { userRightsPath } from '@press-room/contract/rights';
import { USER_PATH } from '@press-room/contract/users';
import { nameOfCompany, OFFICE_SIZES, vatOf } from './office-content.ts';

/** Requests of one kind of call, with a different address each time. */
export interface OfficeCall {
  name: string;
  addresses: readonly string[];
}

const LENGTH = 50;
const DAY = '2026-01-01';

interface Asked {
  filters?: Record<string, string>;
  /** Search words, one by one, in `searched`. */
  q?: string;
  searched?: string;
  sort?: string;
  start?: number;
}

/** Parameters of the office's list requests. */
export function toListAddress(
  path: string,
  { filters = {}, q = '', searched = 'text', sort = '', start = 0 }: Asked,
): string {
  const words = q.split(' ').filter(Boolean);
  const columns = words.flatMap((word, at): [string, string][] => [
    [`columns[${at}][data]`, 'id'],
    [`columns[${at}][name]`, searched],
    [`columns[${at}][searchable]`, 'true'],
    [`columns[${at}][search][value]`, word],
  ]);
  const order: [string, string][] =
    sort === ''
      ? []
      : [
          [`columns[${words.length}][data]`, 'id'],
          [`columns[${words.length}][name]`, sort.replace('-', '')],
          [`columns[${words.length}][orderable]`, 'true'],
          ['order[0][column]', String(words.length)],
          ['order[0][dir]', sort.startsWith('-') ? 'desc' : 'asc'],
        ];
  const search = { format: 'datatables', start: String(start), length: String(LENGTH), ...filters };
  const query = new URLSearchParams([...Object.entries(search), ...columns, ...order]);
  return `${path}?${query.toString()}`;
}

const { companies, users, brands } = OFFICE_SIZES;
const lastPage = (rows: number): number => rows - LENGTH;

/** Each filter and order, words without, with one and with many matches, and the last page. */
export const OFFICE_CALLS: readonly OfficeCall[] = [
  ...listCalls('companies', COMPANY_PATH, {
    filters: {
      status: ['associated', 'ex_associated', 'not_associated'],
      typology: ['tiles', 'brick'],
      city: ['Sassuolo', 'Comune 12'],
      brand: ['2', '5'],
    },
    words: ['ceramica', 'oltre citta', vatOf(77_777), nameOfCompany(4321).toLowerCase(), 'nothinghere'],
    sorts: ['business_name', 'association_status', 'typology', 'city', 'country', 'vat', 'updated_at'],
    rows: companies,
  }),
  { name: 'companies: cities', addresses: [COMPANY_CITY_PATH] },
  { name: 'company: one', addresses: [1, 50_000, companies].map(companyPath) },
  ...listCalls('users', USER_PATH, {
    filters: {
      state: ['pending', 'erasure', 'disabled', 'unverified'],
      group: ['user_press_room', 'administrator_press_room', 'administrator_global'],
      language: ['it', 'en'],
      company: ['1', '77'],
      active_since: [DAY],
      idle_since: [DAY],
    },
    words: ['munoz', 'person77777', 'ada conti', 'ceramica', 'gazzetta 40', 'nothinghere'],
    sorts: ['last_name', 'created_at', 'last_sign_in_at'],
    rows: users,
  }),
  ...listCalls('brands', BRAND_PATH, {
    filters: { company: [String(companies), '5'], without: [String(companies), '5'] },
    words: ['linea 77', 'aurora', 'nothinghere'],
    sorts: ['name', 'updated_at'],
    rows: brands,
    searched: 'name',
  }),
  {
    name: 'two lists: brands of others, last page',
    addresses: [toListAddress(BRAND_PATH, { filters: { without: '5' }, start: lastPage(brands) - LENGTH })],
  },
  {
    name: 'two lists: brands of others, words',
    addresses: ['linea 77', 'aurora', 'nothinghere'].map((q) =>
      toListAddress(BRAND_PATH, { filters: { without: String(companies) }, q, searched: 'name' }),
    ),
  },
  { name: 'two lists: rights', addresses: [5, 1000, users].map(userRightsPath) },
];

interface List {
  filters: Record<string, readonly string[]>;
  words: readonly string[];
  sorts: readonly string[];
  rows: number;
  searched?: string;
}

function listCalls(
  name: string,
  path: string,
  { filters, words, sorts, rows, searched = 'text' }: List,
): OfficeCall[] {
  const start = lastPage(rows);
  return [
    { name: `${name}: first page`, addresses: [toListAddress(path, {})] },
    { name: `${name}: last page`, addresses: [toListAddress(path, { start })] },
    ...Object.entries(filters).map(([filter, values]) => ({
      name: `${name}: by ${filter}`,
      addresses: values.map((value) => toListAddress(path, { filters: { [filter]: value } })),
    })),
    ...words.map((q) => ({ name: `${name}: “${q}”`, addresses: [toListAddress(path, { q, searched })] })),
    ...sorts.map((sort) => ({
      name: `${name}: order ${sort}`,
      addresses: [sort, `-${sort}`].flatMap((each) =>
        [0, start].map((from) => toListAddress(path, { sort: each, start: from })),
      ),
    })),
    {
      name: `${name}: words, filter and order`,
      addresses: sorts.map((sort) => {
        const [filter = '', [value = ''] = []] = Object.entries(filters)[0] ?? [];
        return toListAddress(path, { filters: { [filter]: value }, q: words[0] ?? '', searched, sort });
      }),
    },
  ];
}
