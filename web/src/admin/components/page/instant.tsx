import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { formatDate, formatInstant, formatMoment } from '../../../lib/format.ts';
import { officeDay } from '../moments.ts';
import styles from './instant.module.css';

/** An instant in office time, wrapped before the time; the tooltip has the reader's own time. */
export function Instant({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatInstant(at)}>
      <span className={styles.whole}>
        {formatMoment(at, { dateStyle: 'medium', timeZone: OFFICE_ZONE })},
      </span>{' '}
      {formatMoment(at, { timeStyle: 'short', timeZone: OFFICE_ZONE })}
    </time>
  );
}

/** A date such as `2026-03-12` in the short form of lists. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDate(at)} className={styles.whole}>
      {officeDay(at)}
    </time>
  );
}
