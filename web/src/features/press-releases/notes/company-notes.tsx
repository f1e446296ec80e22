import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatMonthOfYear, joinFacts, monthName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type ReleaseFilter, toFiltered } from '../filter.ts';
import { releaseCompaniesQuery } from '../queries.ts';
import { useReader } from '../use-reader.ts';
import styles from './elsewhere.module.css';
import { findNamedCompanies } from './named-companies.ts';

/** The company whose news is shown, or else those that the searched words name. */
export function CompanyNotes({ group, filter }: { group: number; filter: ReleaseFilter }) {
  const { data } = useQuery(releaseCompaniesQuery(useReader(), group));
  if (!data) return null;
  if (filter.company) {
    const chosen = data.data.find(({ company }) => company.id === filter.company);
    return (
      chosen && (
        <p className={`${styles.elsewhere} ${styles.chosen}`}>
          <strong>{m['pressReleases.list.ofCompany']({ company: chosen.company.name })}</strong>
          <Link href={toFiltered(filter, { company: undefined })}>
            {m['pressReleases.filter.allCompanies']()}
          </Link>
        </p>
      )
    );
  }
  return findNamedCompanies(data.data, filter.q).map(({ company, change }) => (
    <p key={company.id} className={styles.elsewhere}>
      <Link href={toFiltered({ ...filter, ...change }, { company: company.id })}>
        {joinFacts([
          m['pressReleases.list.ofCompany']({ company: company.name }),
          change.q,
          toPeriod({ ...filter, ...change }),
        ])}
      </Link>
    </p>
  ));
}

/** A month, a year, or a month of a year, in words. */
export function toPeriod({ year, month }: Pick<ReleaseFilter, 'year' | 'month'>): string {
  if (year && month) return formatMonthOfYear(`${year}-${String(month).padStart(2, '0')}-01`);
  if (month) return monthName(month);
  return year ? String(year) : '';
}
