import type { Appointment } from '@press-room/contract/appointments';
import { useBrowserValue } from '../../lib/browser-value.ts';
import { formatOwnSpan, formatSpan } from '../../lib/format-span.ts';
import { m } from '../../paraglide/messages.js';
import styles from './agenda.module.css';

/** When it is, by the clocks in Rome; where the reader's own show another time, by those as well. */
export function Span({ of: span }: { of: Pick<Appointment, 'starts_at' | 'ends_at'> }) {
  // The server that draws a page does not know the reader's clock.
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
