import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { formatDate, formatInstant, formatMoment } from '../../../lib/format.ts';
import { officeDay } from '../moments.ts';
import styles from './instant.module.css';

/** An instant as `officeMoment` shows it, wrapped before the time; by the reader's own where one points at it. */
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

/** A date, `2026-03-12`, short enough for a list. */
export function Day({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatDate(at)} className={styles.whole}>
      {officeDay(at)}
    </time>
  );
}
