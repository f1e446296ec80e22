import type { Analytics, AnalyticsRow } from '@press-room/contract/analytics';
import { Link } from 'wouter';
import { formatNumber, region } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import { type AnalyticsState, toAnalytics } from './analytics-address.ts';
import styles from './analytics-page.module.css';
import { BREAKDOWN_LABELS, nameOfRow } from './labels.ts';

const formatShare = (share: number): string =>
  new Intl.NumberFormat(region(), { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 }).format(
    share,
  );

/** Rows of a breakdown, largest first. */
export function RankingTable({ figure, state }: { figure: Analytics; state: AnalyticsState }) {
  const { rows, by, total, lines } = figure;
  const largest = rows[0]?.total ?? 1;
  const rest = total - rows.reduce((sum, row) => sum + row.total, 0);
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{m['office.figures.ranking']()}</caption>
      <thead>
        <tr>
          <th scope="col">{labelOf(BREAKDOWN_LABELS, by)}</th>
          <th scope="col" className={styles.number}>
            {m['office.figures.column.count']()}
          </th>
          <th scope="col" className={styles.share}>
            {m['office.figures.column.share']()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row" className={styles.name}>
              <Name row={row} figure={figure} state={state} />
            </th>
            <td className={styles.number}>{formatNumber(row.total)}</td>
            <td className={styles.share}>
              <span className={styles.bars}>
                <span className={styles.bar} style={{ inlineSize: `${(row.total / largest) * 100}%` }} />
                <span className={styles.percent}>{formatShare(row.total / total)}</span>
              </span>
            </td>
          </tr>
        ))}
        {lines > rows.length && (
          <tr>
            <th scope="row" className={styles.name}>
              {m['office.figures.more']({ count: lines - rows.length })}
            </th>
            <td className={styles.number}>{formatNumber(rest)}</td>
            <td className={styles.share}>
              <span className={styles.bars}>
                <span className={styles.percent}>{formatShare(rest / total)}</span>
              </span>
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

/** Links to the details of a row, if there are any. */
function Name({
  row,
  figure: { by },
  state,
}: {
  row: AnalyticsRow;
  figure: Analytics;
  state: AnalyticsState;
}) {
  const name = <bdi>{nameOfRow(row, by)}</bdi>;
  if (!row.key.includes(':') || row.name === '' || by === 'query') return name;
  return <Link href={toAnalytics({ subject: row.key, by: 'kind' }, state)}>{name}</Link>;
}
