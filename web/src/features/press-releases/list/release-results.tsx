import { findLead } from '@press-room/contract/boot';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Failure } from '../../../components/failure.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Pager } from '../../../components/pager.tsx';
import { Reloadable } from '../../../components/reloadable.tsx';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { formatNumber } from '../../../lib/format.ts';
import { toLoaded } from '../../../lib/pages.ts';
import { storeError } from '../../../lib/stored-error.ts';
import { m } from '../../../paraglide/messages.js';
import { countReleases } from '../count-releases.ts';
import { countPages, isNarrowed, type ReleaseFilter, toFiltered } from '../filter.ts';
import { releaseListQuery } from '../queries.ts';
import { useReader } from '../use-reader.ts';
import { LeadRelease } from './lead-release.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './release-results.module.css';
import { ReleaseRow } from './release-row.tsx';

// Loaded separately from the first load.
const HomeFront = lazyComponent(async () => (await import('./home-front.tsx')).HomeFront);
const ListFoot = lazyComponent(async () => (await import('./home-front.tsx')).ListFoot);
const ResultNotes = lazyComponent(async () => (await import('../notes/result-notes.tsx')).ResultNotes);

export function ReleaseResults({ group, filter }: { group: number; filter: ReleaseFilter }) {
  const language = useContentLanguage();
  const { data, error, isPlaceholderData, refetch } = useQuery(releaseListQuery(useReader(), group, filter));
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;

  const pages = countPages(data.recordsFiltered);
  const page = toLoaded(filter.page, pages);
  const isFront = page === 1 && !isNarrowed(filter);
  const isEmpty = data.data.length === 0;
  const lead = isFront ? findLead(data, language) : undefined;
  const others = data.data.filter(({ id }) => id !== lead?.id);
  const notes = !isPlaceholderData && (isEmpty || isNarrowed(filter)) && (
    <ResultNotes group={group} filter={filter} isEmpty={isEmpty} />
  );
  // Here notes come first; elsewhere late notes would move the results below the pointer.
  const isNotesFirst = isEmpty || filter.company !== undefined;
  return (
    <Reloadable isBusy={isPlaceholderData}>
      <section aria-labelledby="results" data-tour="releases">
        <div role="status">
          <h2 id="results" className={isFront || isEmpty ? 'visually-hidden' : styles.count}>
            {countReleases(data.recordsFiltered, data.is_capped)}
          </h2>
        </div>
        {isNotesFirst && notes}
        {lead && <LeadRelease release={lead} />}
        {isFront && (
          <Late>
            <HomeFront />
          </Late>
        )}
        {others.length > 0 && (
          <ul className={styles.rows}>
            {others.map((release) => (
              <li key={release.id}>
                <ReleaseRow release={release} />
              </li>
            ))}
          </ul>
        )}
        {!isNotesFirst && notes}
        <Pager
          page={page}
          pages={pages}
          toPage={(shown) => toFiltered(filter, { page: shown })}
          labels={{
            pager: m['pressReleases.pager.label'](),
            previous: m['pressReleases.pager.previous'](),
            next: m['pressReleases.pager.next'](),
            page: (shown) => m['pressReleases.pager.page']({ page: formatNumber(shown) }),
          }}
        />
        <Late>
          <ListFoot group={group} filter={filter} />
        </Late>
      </section>
    </Reloadable>
  );
}

/** Hides content that failed to load; the list is complete without it. */
const Late = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={null} onError={(error) => storeError(error)}>
    {children}
  </ErrorBoundary>
);

/** Loads the lazy parts of Home; null if they are loaded. */
export function prepareHome(): Promise<void> | null {
  const [front, foot] = [HomeFront.prepare(), ListFoot.prepare()];
  return front && foot && Promise.all([front, foot]).then(() => undefined);
}
