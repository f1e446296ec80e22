import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import tabs from '../../../components/filter-tabs.module.css';
import { FilterTabs } from '../../../components/filter-tabs.tsx';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { STATE_FILTERS, toFiltered, type UserFilter } from '../filter.ts';
import { STATE_LABELS } from '../labels.ts';
import { waitingQuery } from '../queries.ts';
import styles from './state-filters.module.css';

/** Which accounts to see, and how many of them wait; without an answer the list below still works. */
export function StateFilters({ filter }: { filter: UserFilter }) {
  const { data } = useQuery(waitingQuery());
  return (
    <FilterTabs className={styles.states} label={m['users.state.label']()}>
      {STATE_FILTERS.map((state) => (
        <Link
          key={state}
          href={toFiltered(filter, { state })}
          className={tabs.tab}
          aria-current={filter.state === state ? 'true' : undefined}
        >
          {STATE_LABELS[state]()}
          {(state === 'pending' || state === 'erasure') && <Waiting count={data?.[state] ?? 0} />}
        </Link>
      ))}
    </FilterTabs>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {formatNumber(count)}
      </span>
      <span className="visually-hidden">, {m['users.list.count']({ count })}</span>
    </>
  );
}
