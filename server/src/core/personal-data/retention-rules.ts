import { LOCKED_YEARS, RETENTION_MONTHS } from '@press-room/contract/limits';

/** A day as `YYYY-MM-DD`, both ends included. */
interface EventDays {
  ends_on: string;
}

/** Basis of the retention rule. */
export interface RetentionClock {
  events: readonly EventDays[];
  /** Months that data stay while no event is known. */
  withoutEvent: number;
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

/** The instants at which events are over, earliest first: at midnight of UTC, since `addMonths` counts its days. */
const toEnds = (events: readonly EventDays[]): Date[] =>
  events
    .map(({ ends_on }) => new Date(Date.parse(`${ends_on}T00:00:00.000Z`) + DAY_MS))
    .toSorted((one, other) => one.getTime() - other.getTime());

/**
 * When personal data must be locked (spec 9: the event's duration plus 6 months). The event of a person is the last one
 * for which they are accredited, else the first one that ended on or after their last activity; if none is planned yet,
 * the period starts at that activity. An installation without events uses a period of its own, so that nothing is kept
 * for ever.
 */
export function toLockInstant(
  lastActivity: Date,
  { events, withoutEvent }: RetentionClock,
  accreditedUntil: string | null = null,
): Date {
  if (events.length === 0) return addMonths(lastActivity, withoutEvent);
  const own = accreditedUntil === null ? [] : toEnds([{ ends_on: accreditedUntil }]);
  const end = [...own, ...toEnds(events)].find((each) => each > lastActivity) ?? lastActivity;
  return addMonths(end, RETENTION_MONTHS);
}

/** Actions before this instant are anonymised: `toLockInstant` of each has passed. Null: none is old enough. */
export function toForgetInstant(now: Date, { events, withoutEvent }: RetentionClock): Date | null {
  const lastEnd = toEnds(events).at(-1);
  if (lastEnd === undefined) return addMonths(now, -withoutEvent);
  const past = toEnds(events).findLast((end) => addMonths(end, RETENTION_MONTHS) <= now);
  if (past === undefined || past < lastEnd) return past ?? null;
  // After the last event that is known each period starts at its own action.
  return new Date(Math.max(addMonths(now, -RETENTION_MONTHS).getTime(), past.getTime()));
}

/** … then 6 more years for legal purposes. */
export const toEraseInstant = (lockInstant: Date): Date => addMonths(lockInstant, 12 * LOCKED_YEARS);
