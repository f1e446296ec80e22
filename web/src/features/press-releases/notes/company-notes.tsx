import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatMonthOfYear, joinFacts, monthName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { countReleases } from '../count-releases.ts';
import { type ReleaseFilter, toFiltered } from '../filter.ts';
import { releaseCompaniesQuery } from '../queries.ts';
import { useReader } from '../use-reader.ts';
import styles from './elsewhere.module.css';
import { findNamedCompanies } from './named-companies.ts';

interface NotesProps {
  group: number;
  filter: ReleaseFilter;
  isEmpty: boolean;
}

/** The selected company, or companies named in the search. */
export function CompanyNotes({ group, filter, isEmpty }: NotesProps) {
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
  return findNamedCompanies(data.data, filter.q).map(({ company, count, change }) => {
    // Without results, drop the period: it would have none either.
    const next: ReleaseFilter = isEmpty ? { q: '', page: 1 } : { ...filter, ...change };
    const facts = [next.q, toPeriod(next)].filter(Boolean);
    return (
      <p key={company.id} className={styles.elsewhere}>
        <Link href={toFiltered(next, { company: company.id })}>
          {joinFacts([
            m['pressReleases.list.ofCompany']({ company: company.name }),
            ...(facts.length > 0 || next.language ? facts : [countReleases(count)]),
          ])}
        </Link>
      </p>
    );
  });
}

/** Text for a year, a month, or both. */
export function toPeriod({ year, month }: Pick<ReleaseFilter, 'year' | 'month'>): string {
  if (year && month) return formatMonthOfYear(`${year}-${String(month).padStart(2, '0')}-01`);
  if (month) return monthName(month);
  return year ? String(year) : '';
}
