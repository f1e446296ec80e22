import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import tabs from '../../../components/filter-tabs.module.css';
import { FilterTabs } from '../../../components/filter-tabs.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type ReleaseFilter, toFiltered } from '../filter.ts';
import { releaseYearsQuery } from '../queries.ts';
import { useReader } from '../use-reader.ts';
import styles from './year-filter.module.css';

/** Years with the number of releases, hidden during a search. The list below works without them. */
export function YearFilter({ group, filter }: { group: number; filter: ReleaseFilter }) {
  const { data } = useQuery(releaseYearsQuery(useReader(), group, filter.company));
  return (
    <FilterTabs label={m['pressReleases.filter.year']()}>
      <YearLink filter={filter} text={m['pressReleases.filter.allYears']()} />
      {data?.data.map(({ year, count }) => (
        <YearLink
          key={year}
          filter={filter}
          year={year}
          text={String(year)}
          count={filter.q ? undefined : count}
        />
      ))}
    </FilterTabs>
  );
}

type YearLinkProps = { filter: ReleaseFilter; year?: number; text: string; count?: number | undefined };

function YearLink({ filter, year, text, count }: YearLinkProps) {
  return (
    <Link
      href={toFiltered(filter, { year })}
      className={tabs.tab}
      aria-current={filter.year === year ? 'true' : undefined}
    >
      {text}
      {count !== undefined && (
        <>
          <span className={styles.count} aria-hidden="true">
            {formatNumber(count)}
          </span>
          <span className="visually-hidden">, {m['pressReleases.list.count']({ count })}</span>
        </>
      )}
    </Link>
  );
}
