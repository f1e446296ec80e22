import type { Analytics } from '@press-room/contract/analytics';
import { formatNumber } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { useScrollStop } from '../../lib/use-scroll-stop.ts';
import { m } from '../../paraglide/messages.js';
import styles from './analytics-page.module.css';
import type { Series } from './chart/series.ts';
import { nameOfPeriod, PERIOD_LABELS } from './labels.ts';

/** Values of the chart, latest first. */
export function PeriodTable({ figure, series }: { figure: Analytics; series: readonly Series[] }) {
  const { periods, per, totals } = figure;
  const label = m['office.figures.overTime']();
  const scroll = useScrollStop();
  return (
    <section ref={scroll} className={styles.scroll} aria-label={label}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{labelOf(PERIOD_LABELS, per)}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col" className={styles.number}>
                <bdi>{name}</bdi>
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {m['office.figures.column.total']()}
            </th>
          </tr>
        </thead>
        <tbody>
          {periods
            .map((day, at) => (
              <tr key={day}>
                <th scope="row" className={styles.period}>
                  {nameOfPeriod(day, per)}
                </th>
                {series.map(({ key, counts }) => (
                  <td key={key} className={styles.number}>
                    {formatNumber(counts[at] ?? 0)}
                  </td>
                ))}
                <td className={styles.number}>{formatNumber(totals[at] ?? 0)}</td>
              </tr>
            ))
            .toReversed()}
        </tbody>
      </table>
    </section>
  );
}
