import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../components/icon.tsx';
import { formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import styles from './dashboard-page.module.css';

interface WaitingSectionProps<Row> {
  title: string;
  /** Null without permission. */
  waiting: { count: number; rows: Row[] } | null;
  /** Link to the list of exactly these; null if there is none. */
  all: string | null;
  /** Further links. */
  below?: ReactNode;
  children: (row: Row) => ReactNode;
}

/** One kind of pending work: its number and its first rows. */
export function WaitingSection<Row>({ title, waiting, all, below, children }: WaitingSectionProps<Row>) {
  const id = useId();
  if (!waiting) return null;
  const { count, rows } = waiting;
  return (
    <section className={styles.section} aria-labelledby={id} data-clear={count === 0}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {count === 0 || all === null ? (
          <span className={styles.count}>{formatNumber(count)}</span>
        ) : (
          <Link href={all} className={styles.count} aria-label={m['office.desk.allOf']({ title, count })}>
            {formatNumber(count)}
          </Link>
        )}
      </div>
      {count === 0 && (
        <p className={styles.clear}>
          <Icon name="check" size={20} /> {m['office.desk.nothing']()}
        </p>
      )}
      {count > 0 && <ul className={styles.items}>{rows.map(children)}</ul>}
      {count > rows.length && all !== null && (
        <Link href={all} className={styles.all}>
          {m['office.desk.all']({ count })}
        </Link>
      )}
      {below}
    </section>
  );
}

interface WaitingItemProps {
  facts: ReactNode;
  when: ReactNode;
  children: ReactNode;
}

export function WaitingItem({ facts, when, children }: WaitingItemProps) {
  return (
    <li className={styles.item}>
      <span className={styles.name}>{children}</span>
      <span className={styles.when}>{when}</span>
      <span className={styles.facts}>{facts}</span>
    </li>
  );
}
