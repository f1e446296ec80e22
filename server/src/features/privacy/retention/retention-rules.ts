import { LOCKED_YEARS, RETENTION_MONTHS } from '@press-room/contract/limits';

/** A day as `YYYY-MM-DD`, both ends included. */
export interface EventDays {
  ends_on: string;
}

const DAY_MS = 86_400_000;

/** The same day some months later, or the last day of a shorter month. */
export function addMonths(instant: Date, months: number): Date {
  const shifted = new Date(instant);
  shifted.setUTCDate(1);
  shifted.setUTCMonth(shifted.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth() + 1, 0)).getUTCDate();
  shifted.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return shifted;
}

/**
 * When personal data must be locked away (spec 9: the event's duration plus 6 months), null while no event is known. The
 * event of a person is the first one that ended on or after their last activity; where none is planned yet, the clock
 * starts at that activity.
 */
export function toLockInstant(lastActivity: Date, events: readonly EventDays[]): Date | null {
  if (events.length === 0) return null;
  const ends = events
    .map(({ ends_on }) => new Date(Date.parse(`${ends_on}T00:00:00.000Z`) + DAY_MS))
    .toSorted((one, other) => one.getTime() - other.getTime());
  const end = ends.find((each) => each > lastActivity) ?? lastActivity;
  return addMonths(end, RETENTION_MONTHS);
}

/** … then 6 more years for legal purposes. */
export const toEraseInstant = (lockInstant: Date): Date => addMonths(lockInstant, 12 * LOCKED_YEARS);
