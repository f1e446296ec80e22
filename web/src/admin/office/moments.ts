import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { region } from '../../lib/format.ts';

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** An instant as the clock of the office shows it. */
export const clockTime = (instant: string): string =>
  new Intl.DateTimeFormat(region(), { timeStyle: 'medium', timeZone: OFFICE_ZONE }).format(new Date(instant));

const DAY_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

export const officeMoment = (instant: string): string =>
  new Intl.DateTimeFormat(region(), { ...DAY_AND_TIME, timeZone: OFFICE_ZONE }).format(new Date(instant));

/** The same where the writer is, null where their clock shows the same. */
export function ownMoment(instant: string): string | null {
  const own = new Intl.DateTimeFormat(region(), DAY_AND_TIME).format(new Date(instant));
  return own === officeMoment(instant) ? null : own;
}
