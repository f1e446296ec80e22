import { useQuery } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { SearchBox } from '../../../components/search-box.tsx';
import { useScreenTitle } from '../../../features/press-groups/use-screen-title.ts';
import { statusOf } from '../../../lib/api-error.ts';
import { navigate, readAddress } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { InEnglish } from '../../in-english.tsx';
import { OfficeFailure } from '../../office/page/office-failure.tsx';
import { readFilter, toFiltered } from '../filter.ts';
import { userListQuery } from '../queries.ts';

import { StateFilters } from './state-filters.tsx';
import { UserResults } from './user-results.tsx';
import styles from './users-page.module.css';
import { UsersSkeleton } from './users-skeleton.tsx';

export function UsersPage() {
  useScreenTitle(m['users.title']());
  return (
    <InEnglish>
      <h1 className={styles.title}>{m['users.title']()}</h1>
      <Users />
    </InEnglish>
  );
}

function Users() {
  const filter = readFilter(useSearch());
  const { data, error, isPlaceholderData, refetch } = useQuery(userListQuery(filter));
  const failure = error && <OfficeFailure error={error} onRetry={() => void refetch()} />;
  if (statusOf(error) === 403) return failure;
  const handleSearch = (q: string) => {
    // A filter may have been chosen after the last letter was typed.
    const latest = readFilter(readAddress().search);
    // One entry in the history per search, not one per letter.
    navigate(toFiltered(latest, { q }), { replace: latest.q !== '', keepScroll: true });
  };
  return (
    <>
      <search className={styles.filters}>
        <SearchBox
          label={m['users.search']()}
          example={m['users.searchExample']()}
          submitLabel={m['pressReleases.filter.submit']()}
          value={filter.q}
          onSearch={handleSearch}
        />
        <StateFilters filter={filter} />
      </search>
      {data && <UserResults filter={filter} users={data} isBusy={isPlaceholderData} />}
      {!data && (failure ?? <UsersSkeleton />)}
    </>
  );
}
