import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './section.module.css';

/** Group of related fields; `count`: number of list items. */
export function Section({
  title,
  count = 0,
  children,
}: {
  title: string;
  count?: number;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.title}>
        {count > 0 ? m['office.record.counted']({ title, count: formatNumber(count) }) : title}
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
