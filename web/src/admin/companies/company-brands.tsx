import { BRAND_PATH, type BrandRow, COMPANY_PATH, type Company } from '@press-room/contract/companies';
import type { Datatables } from '@press-room/contract/datatables';
import { getJson } from '../../lib/api.ts';
import { joinWords } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { useOfficeWrite } from '../components/saving/use-office-write.ts';
import {
  type Item,
  type ItemSource,
  type StoredChoice,
  toStoredOutcome,
} from '../components/transfer-list/items.ts';
import { LazyTransferList } from '../components/transfer-list/lazy-transfer-list.ts';
import styles from './companies.module.css';

const toStored = ({ version, brands }: Company): StoredChoice => ({ version, chosen: brands });

const toItem = ({ id, name, companies }: BrandRow): Item => ({
  id,
  name,
  ...(companies.length > 0 && {
    note: m['office.brands.of']({ companies: joinWords(companies.map((company) => company.name)) }),
  }),
});

/** Brands that the company does not have, page by page. */
const sourceOf = (id: number): ItemSource => ({
  key: ['brands', id],
  load: async ({ q, start, length, signal }) => {
    const search = {
      'columns[0][data]': 'id',
      'columns[0][name]': 'name',
      'columns[0][searchable]': 'true',
      'search[value]': q,
      keep: 'id,name,companies',
    };
    const { data, recordsFiltered } = await getJson<Datatables<BrandRow>>(
      BRAND_PATH,
      { format: 'datatables', without: id, start, length, ...(q !== '' && search) },
      signal,
    );
    return { items: data.map(toItem), count: recordsFiltered };
  },
});

interface CompanyBrandsProps {
  row: Company;
  isReadOnly: boolean;
  onSaved: (row: Company) => void;
}

/** Brands of a company. */
export function CompanyBrands({ row, isReadOnly, onSaved }: CompanyBrandsProps) {
  const write = useOfficeWrite(COMPANY_PATH);
  return (
    <section className={styles.below} aria-labelledby="company-brands">
      <h2 id="company-brands" className={styles.heading}>
        {m['office.brands.title']()}
      </h2>
      <LazyTransferList
        key={row.id}
        titles={{ available: m['office.brands.available'](), chosen: m['office.brands.chosen']() }}
        emptyChosen={m['office.brands.noneChosen']()}
        stored={toStored(row)}
        source={sourceOf(row.id)}
        save={async (brands, version) => {
          const outcome = await write<Company>({ method: 'PATCH', id: row.id, version, body: { brands } });
          // Changes by colleagues are handled by the form beside it, which does not show them yet.
          if (outcome.kind === 'saved' && outcome.row.version === row.version + 1) onSaved(outcome.row);
          return toStoredOutcome(outcome, toStored);
        }}
        isReadOnly={isReadOnly}
      />
    </section>
  );
}
