import { COMPANY_PATH, type Company, type CompanyRow } from '@press-room/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { m } from '../../../paraglide/messages.js';
import { officeListQuery } from '../../components/saving/queries.ts';
import styles from './merge.module.css';

const FOUND_MAX = 8;

const foundQuery = (q: string) => ({
  ...officeListQuery<CompanyRow>({
    noun: COMPANY_PATH,
    q,
    searched: ['text'],
    // The results may include the company itself.
    length: FOUND_MAX + 1,
  }),
  enabled: q !== '',
});

interface OtherCompanyProps {
  row: Company;
  onChoose: (id: number) => void;
  onClose: () => void;
}

/** Selection of the company to merge: those with the same VAT number are proposed, others are searched. */
export function OtherCompany({ row, onChoose, onClose }: OtherCompanyProps) {
  const [q, setQ] = useState('');
  const { data, error } = useQuery(foundQuery(q));
  const found = data?.data.filter(({ id }) => id !== row.id).slice(0, FOUND_MAX) ?? [];
  const offered =
    q === ''
      ? row.same_vat.map(({ id, name }) => ({ id, name, note: row.vat }))
      : found.map(({ id, business_name: name, vat, city }) => ({
          id,
          name,
          note: [city, vat].filter(Boolean).join(' · '),
        }));
  return (
    <div className={styles.parts}>
      <p className={styles.text}>{m['office.companies.merge.text']()}</p>
      <SearchBox
        isCompact
        label={m['office.companies.merge.search']()}
        example={m['office.companies.searchExample']()}
        submitLabel={m['pressReleases.filter.submit']()}
        value={q}
        onSearch={setQ}
      />
      <Refusal error={error} />
      <ul className={styles.found}>
        {offered.map(({ id, name, note }) => (
          <li key={id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
              <bdi>{name}</bdi>
              {note && <bdi className={styles.note}>{note}</bdi>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {q !== '' && data && offered.length === 0 && m['office.companies.merge.nothingFound']()}
      </p>
      <div>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </div>
  );
}
