import { useId, useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { TABLE_ROLES } from '../../../components/table-roles.ts';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './figures.module.css';

/** More rows are in a disclosure. */
const ROWS_SHOWN = 5;

export interface BreakdownRow<Name extends string> {
  key: string | number;
  name: string;
  /** Link of the name; absent: none. */
  to?: string;
  /** Null: not shown. */
  figures: Readonly<Record<Name, number | null>>;
}

export interface BreakdownColumn<Name extends string> {
  name: Name;
  label: () => string;
  /** Formats the number. */
  toText?: (value: number | null) => string;
}

interface BreakdownTableProps<Name extends string> {
  title: string;
  /** Label of the first column. */
  first: string;
  rows: readonly BreakdownRow<Name>[];
  columns: readonly BreakdownColumn<Name>[];
}

/** Figures by group. On narrow screens each row is a list. */
export function BreakdownTable<Name extends string>({
  title,
  first,
  rows,
  columns: all,
}: BreakdownTableProps<Name>) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  const isFolded = rows.length > ROWS_SHOWN + 1;
  const shown = isFolded && !isWhole ? rows.slice(0, ROWS_SHOWN) : rows;
  // A column without a number in any row is left out.
  const columns = all.filter(({ name }) => rows.some(({ figures }) => figures[name] !== null));
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
          {shown.map(({ key, name: heading, to, figures }) => (
            <tr key={key} {...TABLE_ROLES.row}>
              <th {...TABLE_ROLES.rowHeader}>
                {to === undefined ? (
                  <bdi>{heading}</bdi>
                ) : (
                  <Link href={to}>
                    <bdi>{heading}</bdi>
                  </Link>
                )}
              </th>
              {columns.map(({ name, label, toText = toFigure }) => (
                <td
                  key={name}
                  {...TABLE_ROLES.cell}
                  className={styles.number}
                  data-label={label()}
                  data-nothing={!figures[name]}
                >
                  {toText(figures[name])}
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
