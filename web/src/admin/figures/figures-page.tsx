import type { Figure } from '@press-room/contract/figures';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { Disclosure } from '../../components/disclosure.tsx';
import { Notice } from '../../components/notice.tsx';
import { Reloadable } from '../../components/reloadable.tsx';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import { ListSkeleton } from '../office/list/list-skeleton.tsx';
import { ExportButtons } from '../office/page/export-buttons.tsx';
import { OfficeFailure } from '../office/page/office-failure.tsx';
import { OfficePage } from '../office/page/office-page.tsx';
import { toSeries } from './chart/series.ts';
import { type FigureState, readFigureState, toFigureRequest } from './figure-address.ts';
import { FigureFilters } from './figure-filters.tsx';
import styles from './figures-page.module.css';
import { LateChart } from './late-chart.ts';
import { PeriodTable } from './period-table.tsx';
import { figureQuery, getFigureTable } from './queries.ts';
import { RankingTable } from './ranking-table.tsx';

/** What readers took: how often, of what, and where in the trade. Nobody is named. */
export function FiguresPage() {
  const state = readFigureState(useSearch());
  const [now] = useState(() => new Date());
  const request = toFigureRequest(state, now);
  const { data, error, isPlaceholderData, refetch } = useQuery(figureQuery(request));
  return (
    <OfficePage
      title={m['office.figures.title']()}
      facts={m['office.figures.explanation']()}
      action={
        <ExportButtons
          load={(type) => getFigureTable(request, type)}
          fileName={m['office.figures.fileName']()}
        />
      }
    >
      <FigureFilters state={state} now={now} subject={data?.subject ?? ''} />
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

function Numbers({ figure, state }: { figure: Figure; state: FigureState }) {
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
          from: formatDate(from),
          to: formatDate(to),
        })}
      </p>
      <LateChart figure={figure} series={series} />
      <RankingTable figure={figure} state={state} />
      <Disclosure summary={<span className={styles.summary}>{m['office.figures.overTime']()}</span>}>
        <PeriodTable figure={figure} series={series} />
      </Disclosure>
    </div>
  );
}
