import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { formatMoment } from '../../lib/format.ts';

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant as the clock of the office shows it. */
export const clockTime = (instant: string): string =>
  formatMoment(instant, { timeStyle: 'medium', timeZone: OFFICE_ZONE });

const DAY_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

export const officeMoment = (instant: string): string =>
  formatMoment(instant, { ...DAY_AND_TIME, timeZone: OFFICE_ZONE });

/** The same where the writer is, null where their clock shows the same. */
export function ownMoment(instant: string): string | null {
  const own = formatMoment(instant, DAY_AND_TIME);
  return own === officeMoment(instant) ? null : own;
}
