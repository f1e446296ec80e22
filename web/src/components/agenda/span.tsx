import type { Appointment } from '@press-room/contract/appointments';
import { useBrowserValue } from '../../lib/browser-value.ts';
import { formatOwnSpan, formatSpan } from '../../lib/format-span.ts';
import { m } from '../../paraglide/messages.js';
import styles from './agenda.module.css';

/** Date and time in Rome, and in the reader's time zone if the time differs. */
export function Span({ of: span }: { of: Pick<Appointment, 'starts_at' | 'ends_at'> }) {
  // Server rendering does not know the reader's time zone.
  const own = useBrowserValue(() => formatOwnSpan(span), null);
  return (
    <p className={styles.when}>
      <time dateTime={span.starts_at}>{formatSpan(span)}</time>
      <span className={styles.soft}>
        {own === null ? m['agenda.zone']() : m['agenda.zoneAndOwn']({ span: own })}
      </span>
    </p>
  );
}
