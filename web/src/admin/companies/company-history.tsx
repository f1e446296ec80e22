import type { AuditRow } from '@press-room/contract/audit';
import { COMPANY_PATH, companyHistoryPath } from '@press-room/contract/companies';
import type { Datatables } from '@press-room/contract/datatables';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import buttons from '../../components/button.module.css';
import { getJson } from '../../lib/api.ts';
import { joinWords } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { describeAction } from '../audit/labels.ts';
import { Instant } from '../components/page/instant.tsx';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { toPersonName } from '../components/person-name.ts';
import { listsKey } from '../components/saving/queries.ts';
import styles from './companies.module.css';
import { describeField } from './labels.ts';

const AT_ONCE = 10;

const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...listsKey(COMPANY_PATH), 'history', id],
    queryFn: ({ pageParam: start, signal }) =>
      getJson<Datatables<AuditRow>>(
        companyHistoryPath(id),
        { format: 'datatables', start, length: AT_ONCE },
        signal,
      ),
    initialPageParam: 0,
    getNextPageParam: ({ recordsFiltered }, pages) => {
      const start = pages.length * AT_ONCE;
      return start < recordsFiltered ? start : null;
    },
    staleTime: 0,
  });

/** Changes of a company, newest first. */
export function CompanyHistory({ id }: { id: number }) {
  const { data, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteQuery(historyQuery(id));
  const entries = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <section className={styles.below} aria-labelledby="company-history">
      <h2 id="company-history" className={styles.heading}>
        {m['office.companies.history']()}
      </h2>
      {error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {data && entries.length === 0 && <p className={styles.hint}>{m['office.companies.noHistory']()}</p>}
      <ol className={styles.history}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <div>
          <button
            type="button"
            className={buttons.quiet}
            disabled={isFetching}
            onClick={() => void fetchNextPage()}
          >
            {m['office.companies.moreHistory']()}
          </button>
        </div>
      )}
    </section>
  );
}

function Entry({ entry: { at, by, action, fields } }: { entry: AuditRow }) {
  return (
    <li className={styles.entry}>
      <span className={styles.when}>
        <Instant at={at} />
      </span>
      <span>
        {describeAction(action)} · <bdi>{by === null ? m['office.audit.nobody']() : toPersonName(by)}</bdi>
      </span>
      {fields.length > 0 && <span className={styles.what}>{joinWords(fields.map(describeField))}</span>}
    </li>
  );
}
