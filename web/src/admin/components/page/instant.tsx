import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { formatDate, formatInstant, formatMoment } from '../../../lib/format.ts';
import styles from './instant.module.css';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

/** An instant by the office's clock, short enough for a list; by the reader's own where one points at it. */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatInstant(at)}>
      <span className={styles.whole}>{formatMoment(at, { ...DAY, timeZone: OFFICE_ZONE })}</span>{' '}
      {formatMoment(at, { ...TIME, timeZone: OFFICE_ZONE })}
    </time>
  );
}

/** A date, `2026-03-12`, short enough for a list. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDate(at)} className={styles.whole}>
      {formatMoment(at, { ...DAY, timeZone: 'UTC' })}
    </time>
  );
}
