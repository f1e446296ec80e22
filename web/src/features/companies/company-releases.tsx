import type { PressReleaseRow } from '@press-room/contract/press-releases';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import article from '../../components/article.module.css';
import { Failure } from '../../components/failure.tsx';
import { FeedLinks } from '../../components/feed-links.tsx';
import { Pager } from '../../components/pager.tsx';
import { Reloadable } from '../../components/reloadable.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { excerpt } from '../../lib/excerpt.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useHashSearch } from '../../lib/navigation.ts';
import { m } from '../../paraglide/messages.js';
import { toCompanyPage, toPressRelease } from '../../paths.ts';
import { readFilter } from '../press-releases/filter.ts';
import { useReader } from '../press-releases/use-reader.ts';
import styles from './company-releases.module.css';
import { COMPANY_RELEASES, companyReleasesQuery } from './queries.ts';

/** What the company has had published, newest first. */
export function CompanyReleases({ company, name }: { company: number; name: string }) {
  return (
    <section aria-labelledby="company-releases">
      <h2 id="company-releases" className={styles.heading}>
        {m['companies.releases']()}
      </h2>
      <Releases company={company} />
      <FeedLinks choice={{ company }} title={name} />
    </section>
  );
}

function Releases({ company }: { company: number }) {
  const { page } = readFilter(useHashSearch());
  const query = companyReleasesQuery(useReader(), company, page);
  const { data, error, isPlaceholderData, refetch } = useQuery(query);
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  if (data.recordsFiltered === 0) return <p className={styles.none}>{m['companies.noReleases']()}</p>;
  return (
    <Reloadable isBusy={isPlaceholderData}>
      <ul>
        {data.data.map((release) => (
          <li key={release.id} className={styles.row}>
            <CompanyRelease release={release} />
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={Math.ceil(data.recordsFiltered / COMPANY_RELEASES)}
        toPage={(shown) => toCompanyPage(company, shown)}
        labels={{
          pager: m['pressReleases.pager.label'](),
          previous: m['pressReleases.pager.previous'](),
          next: m['pressReleases.pager.next'](),
          page: (shown) => m['pressReleases.pager.page']({ page: formatNumber(shown) }),
        }}
      />
    </Reloadable>
  );
}

function CompanyRelease({ release }: { release: PressReleaseRow }) {
  const { id, title, abstract, date, language } = release;
  return (
    <article>
      <p className={article.meta}>
        <time dateTime={date}>{formatDate(date)}</time>
      </p>
      <h3 className={styles.title} lang={language} dir="auto">
        <Link href={toPressRelease(id)}>{title}</Link>
      </h3>
      {abstract && (
        <p className={styles.abstract} lang={language} dir="auto">
          {excerpt(abstract, language)}
        </p>
      )}
    </article>
  );
}
