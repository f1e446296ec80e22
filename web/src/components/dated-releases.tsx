import type { Datatables } from '@press-room/contract/datatables';
import type { PressReleaseRow } from '@press-room/contract/press-releases';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import { excerpt } from '../lib/excerpt.ts';
import { formatDate, formatNumber } from '../lib/format.ts';
import { toLoaded } from '../lib/pages.ts';
import { m } from '../paraglide/messages.js';
import { toPressRelease } from '../paths.ts';
import article from './article.module.css';
import styles from './dated-releases.module.css';
import { Failure } from './failure.tsx';
import { Pager } from './pager.tsx';
import { Reloadable } from './reloadable.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';

interface DatedReleasesProps {
  query: UseQueryResult<Datatables<PressReleaseRow>>;
  /** Starts at 1. */
  page: number;
  /** Number of releases per page. */
  length: number;
  /** Text of an empty list. */
  none: string;
  toPage: (page: number) => string;
}

/** Releases of a company or about a subject, grouped by day, with a pager. */
export function DatedReleases({ query, page, length, none, toPage }: DatedReleasesProps) {
  const { data: list, error, isPlaceholderData, refetch } = query;
  if (!list) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  const pages = Math.ceil(list.recordsFiltered / length);
  if (list.recordsFiltered === 0) return <p className={styles.none}>{none}</p>;
  return (
    <Reloadable isBusy={isPlaceholderData}>
      <ul>
        {list.data.map((release) => (
          <li key={release.id} className={styles.row}>
            <DatedRelease release={release} />
          </li>
        ))}
      </ul>
      <Pager
        page={toLoaded(page, pages)}
        pages={pages}
        toPage={toPage}
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

function DatedRelease({ release }: { release: PressReleaseRow }) {
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
