import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { formatMoment, joinFacts } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

/** Time of an instant in the office's time zone. */
export const clockTime = (instant: string): string =>
  formatMoment(instant, { timeStyle: 'medium', timeZone: OFFICE_ZONE });

const DAY_AND_TIME = { dateStyle: 'medium', timeStyle: 'short' } as const;

export const officeMoment = (instant: string): string =>
  formatMoment(instant, { ...DAY_AND_TIME, timeZone: OFFICE_ZONE });

/** `2026-03-12` as 12 Mar 2026: dates have this form in lists and sentences of the office. */
export const officeDay = (date: string): string =>
  formatMoment(date, { dateStyle: 'medium', timeZone: 'UTC' });

/** Text of a date field; empty without a value. Browsers use the order of their own language in the field. */
export const describeDay = (date: string): string => (date === '' ? '' : officeDay(date));

/** Long form, for use outside of lists. */
export const officeMomentInFull = (instant: string): string =>
  formatMoment(instant, { dateStyle: 'long', timeStyle: 'short', timeZone: OFFICE_ZONE });

/** An instant in the officer's time zone; null if it equals the office's. */
export function ownMoment(instant: string): string | null {
  const own = formatMoment(instant, DAY_AND_TIME);
  return own === officeMoment(instant) ? null : own;
}

/** Text of a date-time field. Browsers use the order of their own language in the field. */
export function describeMoment(instant: string | null): string {
  if (instant === null) return m['office.editor.when.zone']();
  const own = ownMoment(instant);
  const zone = own === null ? m['office.editor.when.zone']() : m['office.editor.when.here']({ own });
  return joinFacts([officeMoment(instant), zone]);
}
