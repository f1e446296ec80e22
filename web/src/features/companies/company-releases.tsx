import { useQuery } from '@tanstack/react-query';
import { DatedReleases } from '../../components/dated-releases.tsx';
import { Failure } from '../../components/failure.tsx';
import { FeedLinks } from '../../components/feed-links.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { useHashSearch } from '../../lib/navigation.ts';
import { m } from '../../paraglide/messages.js';
import { toCompanyPage } from '../../paths.ts';
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
  return (
    <DatedReleases
      list={data}
      page={page}
      length={COMPANY_RELEASES}
      isBusy={isPlaceholderData}
      none={m['companies.noReleases']()}
      toPage={(shown) => toCompanyPage(company, shown)}
    />
  );
}
