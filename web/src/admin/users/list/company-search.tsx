import { COMPANY_SEARCH_MIN_LENGTH } from '@press-room/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchBox } from '../../../components/search-box.tsx';
import { useCompanies } from '../../../components/use-companies.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './company-finder.module.css';
import { companyNameKey } from './company-option.ts';

export interface CompanySearchProps {
  onChoose: (value: string) => void;
}

/** Selectable companies whose names contain the typed text. */
export function CompanySearch({ onChoose }: CompanySearchProps) {
  const [q, setQ] = useState('');
  const found = useCompanies(q);
  const client = useQueryClient();
  const choose = ({ id, name }: (typeof found)[number]) => {
    client.setQueryData(companyNameKey(String(id)), name);
    onChoose(String(id));
  };
  const isAsking = q.length >= COMPANY_SEARCH_MIN_LENGTH;
  return (
    <>
      <SearchBox
        isCompact
        label={m['users.filter.findCompany']()}
        example={m['users.filter.companyExample']()}
        submitLabel={m['pressReleases.filter.submit']()}
        value={q}
        onSearch={setQ}
      />
      <ul className={styles.found}>
        {found.map((company) => (
          <li key={company.id}>
            <button type="button" className={styles.choice} onClick={() => choose(company)}>
              <bdi>{company.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className={styles.note}>
        {found.length > 0
          ? m['office.companies.count']({ count: found.length })
          : isAsking
            ? m['office.companies.merge.nothingFound']()
            : m['users.filter.companyHint']()}
      </p>
    </>
  );
}
