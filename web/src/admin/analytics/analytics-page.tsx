import type { Analytics } from '@press-room/contract/analytics';
import { ANALYTICS_EXPORT_PATH, ANALYTICS_PATH } from '@press-room/contract/analytics';
import type { TableFileType } from '@press-room/contract/messages';
import { TABLE_FILE_TYPES } from '@press-room/contract/messages';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Disclosure } from '../../components/disclosure.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { Notice } from '../../components/notice.tsx';
import { Reloadable } from '../../components/reloadable.tsx';
import { getBlob, getJson } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format.ts';
import { formatDays } from '../../lib/format-days.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { ListSkeleton } from '../components/list/list-skeleton.tsx';
import { ExportButtons } from '../components/page/export-buttons.tsx';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { type AnalyticsState, readAnalyticsState, toAnalyticsRequest } from './analytics-address.ts';
import { AnalyticsFilters } from './analytics-filters.tsx';
import styles from './analytics-page.module.css';
import { toSeries } from './chart/series.ts';
import { PeriodTable } from './period-table.tsx';
import { RankingTable } from './ranking-table.tsx';

/** Downloads, copies and views: number, subject, and use by outlets. No person is named. */
export function AnalyticsPage() {
  const state = readAnalyticsState(useSearch());
  const [now] = useState(() => new Date());
  const request = toAnalyticsRequest(state, now);
  const { data, error, isPlaceholderData, refetch } = useQuery(analyticsQuery(request));
  return (
    <OfficePage
      title={m['office.figures.title']()}
      facts={m['office.figures.explanation']()}
      action={
        <ExportButtons
          types={TABLE_FILE_TYPES}
          load={(type) => getAnalyticsTable(request, type)}
          fileName={m['office.figures.fileName']()}
        />
      }
    >
      <AnalyticsFilters state={state} now={now} subject={data?.subject ?? ''} />
      {data && (
        <Reloadable isBusy={isPlaceholderData}>
          <Numbers figure={data} state={state} />
        </Reloadable>
      )}
      {!data && error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton />}
    </OfficePage>
  );
}

function Numbers({ figure, state }: { figure: Analytics; state: AnalyticsState }) {
  const series = useMemo(() => toSeries(figure), [figure]);
  const { total, from, to } = figure;
  if (total === 0) {
    return <Notice title={m['office.figures.none.title']()} text={m['office.figures.none.text']()} />;
  }
  return (
    <div className={styles.numbers}>
      <p className={styles.sum} role="status">
        {m['office.figures.sum']({
          count: total,
          number: formatNumber(total),
          days: formatDays({ starts_on: from, ends_on: to }),
        })}
      </p>
      <LazyChart figure={figure} series={series} />
      <RankingTable figure={figure} state={state} />
      <Disclosure summary={<span className={styles.summary}>{m['office.figures.overTime']()}</span>}>
        <PeriodTable figure={figure} series={series} />
      </Disclosure>
    </div>
  );
}

const analyticsQuery = (request: Record<string, string>) =>
  queryOptions({
    queryKey: ['office', ANALYTICS_PATH, request, getLocale()],
    queryFn: ({ signal }) => getJson<Analytics>(ANALYTICS_PATH, request, signal),
    placeholderData: keepPreviousData,
  });

const getAnalyticsTable = (request: Record<string, string>, type: TableFileType): Promise<Blob> =>
  getBlob(`${ANALYTICS_EXPORT_PATH}?${new URLSearchParams({ ...request, type })}`);

/** Only the screen with a chart loads the charting code, after its numbers. */
const LazyChart = lazyComponent(async () => (await import('./chart/analytics-chart.tsx')).AnalyticsChart);
