import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Disclosure } from '../../../components/disclosure.tsx';
import { SearchBox } from '../../../components/search-box.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { useBrowserValue } from '../../../lib/browser-value.ts';
import { capitalise, languageName, monthName } from '../../../lib/format.ts';
import { navigate, readAddress } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { type FilterChange, isNarrowed, type ReleaseFilter, readFilter, toFiltered } from '../filter.ts';
import { releaseCompaniesQuery } from '../queries.ts';
import { useReader } from '../use-reader.ts';
import styles from './release-filters.module.css';
import { YearFilter } from './year-filter.tsx';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

type ReleaseFiltersProps = { group: number; filter: ReleaseFilter };

/** Search, with further filters in a disclosure, which works without scripts. */
export function ReleaseFilters({ group, filter }: ReleaseFiltersProps) {
  // Keep the filters expanded: initially only if the address has filters.
  const [isOpen] = useState(isNarrowed({ ...filter, q: '' }));
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Server-rendered pages do not contain the companies.
  const isDrawnOpen = useBrowserValue(() => isOpen, false);
  const { data: companies } = useQuery({
    ...releaseCompaniesQuery(useReader(), group),
    enabled: isUnfolded || isDrawnOpen,
  });
  const apply = (change: FilterChange) => navigate(toFiltered(filter, change), { keepScroll: true });
  const handleSearch = (q: string) => {
    // A filter may have been selected during the pause in typing.
    const latest = readFilter(readAddress().search);
    // One history entry per search, not one per letter.
    navigate(toFiltered(latest, { q }), { replace: latest.q !== '', keepScroll: true });
  };
  return (
    <search className={styles.filters}>
      <SearchBox
        label={m['pressReleases.filter.search']()}
        example={m['pressReleases.filter.searchExample']()}
        submitLabel={m['pressReleases.filter.submit']()}
        value={filter.q}
        onSearch={handleSearch}
      />
      <Disclosure
        className={styles.fold}
        summary={m['pressReleases.filter.more']()}
        isOpen={isOpen}
        onUnfold={setIsUnfolded}
      >
        <div className={styles.part}>
          <YearFilter group={group} filter={filter} />
          <SelectField
            label={m['pressReleases.filter.company']()}
            value={String(filter.company ?? '')}
            onChange={(value) => apply({ company: value ? Number(value) : undefined })}
            options={[
              { value: '', text: m['pressReleases.filter.allCompanies']() },
              ...(companies?.data ?? []).map(({ company }) => ({
                value: String(company.id),
                text: company.name,
              })),
            ]}
          />
          <SelectField
            label={m['pressReleases.filter.month']()}
            value={String(filter.month ?? '')}
            onChange={(value) => apply({ month: value ? Number(value) : undefined })}
            options={[
              { value: '', text: m['pressReleases.filter.allMonths']() },
              ...MONTHS.map((month) => ({ value: String(month), text: monthName(month) })),
            ]}
          />
          <SelectField
            label={m['pressReleases.filter.language']()}
            value={filter.language ?? ''}
            onChange={(value) => apply({ language: toLanguage(value) })}
            options={[
              { value: '', text: m['pressReleases.filter.allLanguages']() },
              ...LANGUAGES.map((language) => ({ value: language, text: capitalise(languageName(language)) })),
            ]}
          />
        </div>
      </Disclosure>
    </search>
  );
}

const toLanguage = (value: string): Language | undefined => LANGUAGES.find((language) => language === value);
