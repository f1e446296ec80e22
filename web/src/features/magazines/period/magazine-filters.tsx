import type { MagazineKind, MagazinePeriod } from '@press-room/contract/magazines';
import { useQuery } from '@tanstack/react-query';
import { SearchBox } from '../../../components/search-box.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { countryName, monthName, region } from '../../../lib/format.ts';
import { navigate, readAddress } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { useReader } from '../../press-releases/use-reader.ts';
import { changeFilter, type FilterChange, type MagazineFilter, readFilter, toMagazines } from '../filter.ts';
import { magazineTerritoriesQuery } from '../queries.ts';
import styles from './magazine-filters.module.css';
import { keepMonth, monthsOf, withChosen, yearsOf } from './periods.ts';

type MagazineFiltersProps = {
  kind: MagazineKind;
  /** Effective filter, including the default period. */
  filter: MagazineFilter;
  /** Filter in the address. A default year is not in it, and does not become a choice when another filter changes. */
  asked: MagazineFilter;
  periods: readonly MagazinePeriod[];
};

export function MagazineFilters({ kind, filter, asked, periods }: MagazineFiltersProps) {
  const apply = (change: FilterChange) =>
    navigate(toMagazines(kind, changeFilter(asked, change)), { keepScroll: true });
  const handleSearch = (q: string) => {
    // Another filter may have been selected during the pause in typing.
    const latest = readFilter(readAddress().search);
    const next = toMagazines(kind, changeFilter(latest, { q }));
    // One history entry per search, not one per letter.
    navigate(next, { replace: latest.q !== '', keepScroll: true });
  };
  const chooseYear = (value: string) => {
    const year = value ? Number(value) : undefined;
    apply({ year, month: keepMonth(periods, year, filter.month) });
  };
  return (
    <search className={styles.filters} data-kind={kind}>
      <SearchBox
        label={m['magazines.filter.search']()}
        example={m['magazines.filter.searchExample']()}
        submitLabel={m['magazines.filter.submit']()}
        value={filter.q}
        onSearch={handleSearch}
      />
      <SelectField
        label={m['magazines.filter.year']()}
        value={String(filter.year ?? '')}
        onChange={chooseYear}
        options={[
          // Without a search the newest year replaces "all".
          ...(filter.year && !filter.q ? [] : [{ value: '', text: m['magazines.filter.allYears']() }]),
          ...withChosen(yearsOf(periods), filter.year).map((year) => ({
            value: String(year),
            text: String(year),
          })),
        ]}
      />
      <SelectField
        label={m['magazines.filter.month']()}
        value={String(filter.month ?? '')}
        // Month of the displayed year, whether selected or default.
        onChange={(value) => apply({ year: filter.year, month: value ? Number(value) : undefined })}
        options={[
          { value: '', text: m['magazines.filter.allMonths']() },
          ...withChosen(monthsOf(periods, filter.year), filter.month).map((month) => ({
            value: String(month),
            text: monthName(month),
          })),
        ]}
      />
      {kind === 'international' && (
        <TerritoryField chosen={filter.territory} onChoose={(territory) => apply({ territory })} />
      )}
    </search>
  );
}

type TerritoryFieldProps = {
  chosen: string | undefined;
  onChoose: (territory: string | undefined) => void;
};

/** Territories with issues, by name in the reader's language. */
function TerritoryField({ chosen, onChoose }: TerritoryFieldProps) {
  const { data } = useQuery(magazineTerritoriesQuery(useReader()));
  const codes = withChosen(data?.data.map(({ territory }) => territory) ?? [], chosen);
  const options = codes
    .map((code) => ({ value: code, text: countryName(code) }))
    .sort((one, other) => one.text.localeCompare(other.text, region()));
  return (
    <SelectField
      label={m['magazines.filter.territory']()}
      value={chosen ?? ''}
      onChange={(value) => onChoose(value || undefined)}
      options={[{ value: '', text: m['magazines.filter.allTerritories']() }, ...options]}
    />
  );
}
