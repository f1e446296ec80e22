import { LOCKED_YEARS, RETENTION_MONTHS } from '@press-room/contract/limits';

/** First and last day, `YYYY-MM-DD`. */
interface EventDays {
  ends_on: string;
}

/** Input of the retention rule. */
export interface RetentionClock {
  events: readonly EventDays[];
  /** Retention in months if there is no event. */
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

/** Ends of events, earliest first: at midnight UTC, because `addMonths` counts UTC days. */
const toEnds = (events: readonly EventDays[]): Date[] =>
  events
    .map(({ ends_on }) => new Date(Date.parse(`${ends_on}T00:00:00.000Z`) + DAY_MS))
    .toSorted((one, other) => one.getTime() - other.getTime());

/**
 * When personal data must be locked (spec 9: the event's duration plus 6 months). The event of a person is the last one
 * for which they are accredited, else the first one that ended on or after their last activity. If none is planned, the
 * period starts at that activity. An installation without events uses its own period, so that no data are kept forever.
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

/** Actions before this instant are anonymised, because their `toLockInstant` has passed. Null: none is old enough. */
export function toForgetInstant(now: Date, { events, withoutEvent }: RetentionClock): Date | null {
  const lastEnd = toEnds(events).at(-1);
  if (lastEnd === undefined) return addMonths(now, -withoutEvent);
  const past = toEnds(events).findLast((end) => addMonths(end, RETENTION_MONTHS) <= now);
  if (past === undefined || past < lastEnd) return past ?? null;
  // After the last known event, each period starts at the action itself.
  return new Date(Math.max(addMonths(now, -RETENTION_MONTHS).getTime(), past.getTime()));
}

/** 6 more years for legal purposes. */
export const toEraseInstant = (lockInstant: Date): Date => addMonths(lockInstant, 12 * LOCKED_YEARS);
