import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { formatMoment, joinFacts } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** An instant as the clock of the office shows it. */
export const clockTime = (instant: string): string =>
  formatMoment(instant, { timeStyle: 'medium', timeZone: OFFICE_ZONE });

const DAY_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

export const officeMoment = (instant: string): string =>
  formatMoment(instant, { ...DAY_AND_TIME, timeZone: OFFICE_ZONE });

/** `2026-03-12` as 12 Mar 2026: dates have this form in lists and sentences of the office. */
export const officeDay = (date: string): string =>
  formatMoment(date, { dateStyle: 'medium', timeZone: 'UTC' });

/** Value of a date field in words of the app, empty if it has none: the browser uses the order of its own language. */
export const describeDay = (date: string): string => (date === '' ? '' : officeDay(date));

/** The long form, for use outside of lists. */
export const officeMomentInFull = (instant: string): string =>
  formatMoment(instant, { dateStyle: 'long', timeStyle: 'short', timeZone: OFFICE_ZONE });

/** The same where the writer is, null where their clock shows the same. */
export function ownMoment(instant: string): string | null {
  const own = formatMoment(instant, DAY_AND_TIME);
  return own === officeMoment(instant) ? null : own;
}

/** Value of a date-time field in words of the app: the browser uses the order of its own language. */
export function describeMoment(instant: string | null): string {
  if (instant === null) return m['office.editor.when.zone']();
  const own = ownMoment(instant);
  const zone = own === null ? m['office.editor.when.zone']() : m['office.editor.when.here']({ own });
  return joinFacts([officeMoment(instant), zone]);
}
