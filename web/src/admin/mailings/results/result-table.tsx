import type { MailingFigures, MailingResultRow } from '@press-room/contract/mailings';
import { useId, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { TABLE_ROLES } from '../../../components/table-roles.ts';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from '../../components/page/figures.module.css';

const COLUMNS: readonly { name: keyof MailingFigures; label: () => string }[] = [
  { name: 'recipients', label: m['office.mailings.recipients'] },
  { name: 'accepted', label: m['office.mailings.figure.accepted'] },
  { name: 'refused', label: m['office.mailings.figure.refused'] },
  { name: 'bounced', label: m['office.mailings.figure.bounced'] },
  { name: 'left', label: m['office.mailings.figure.left'] },
  { name: 'complained', label: m['office.mailings.figure.complained'] },
  { name: 'visitors', label: m['office.mailings.figure.visitors'] },
  { name: 'downloads', label: m['office.mailings.figure.downloads'] },
];

/** Further rows are folded. */
const ROWS_SHOWN = 5;

interface ResultTableProps {
  title: string;
  /** Of the first column. */
  first: string;
  rows: readonly MailingResultRow[];
  /** Of the row of recipients without any. */
  without: string;
  toAddress: (id: number) => string;
}

/** Figures of a mailing by group; on a narrow screen each row is a list. */
export function ResultTable({ title, first, rows, without, toAddress }: ResultTableProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = rows.length > ROWS_SHOWN + 1;
  const shown = isFolded && !isWhole ? rows.slice(0, ROWS_SHOWN) : rows;
  // Where few people share each row, none has a number of downloads.
  const columns = COLUMNS.filter(({ name }) => rows.some((row) => row[name] !== null));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <table {...TABLE_ROLES.table} className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {columns.map(({ name, label }) => (
              <th key={name} scope="col" className={styles.number}>
                {label()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {shown.map((row) => (
            <tr key={row.of?.id ?? 0} {...TABLE_ROLES.row}>
              <th {...TABLE_ROLES.rowHeader}>
                {row.of === null ? (
                  without
                ) : (
                  <Link href={toAddress(row.of.id)}>
                    <bdi>{row.of.name}</bdi>
                  </Link>
                )}
              </th>
              {columns.map(({ name, label }) => (
                <td
                  key={name}
                  {...TABLE_ROLES.cell}
                  className={styles.number}
                  data-label={label()}
                  data-nothing={!row[name]}
                >
                  {toFigure(row[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {isFolded && (
        <button
          type="button"
          className={`${buttons.quiet} ${styles.more}`}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? m['office.mailings.result.fewer']() : m['office.desk.all']({ count: rows.length })}
        </button>
      )}
    </section>
  );
}

const toFigure = (value: number | null): string =>
  value === null ? m['office.mailings.result.few']() : formatNumber(value);
