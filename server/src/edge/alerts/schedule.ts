import type { AlertRhythm } from '@press-room/contract/alerts';

/** When an alert is due, in the recipient's time zone. */
export interface Schedule {
  rhythm: AlertRhythm;
  /** Hour of digests. */
  hour: number;
  /** Weekday of weekly digests; 1 is Monday. */
  weekday: number;
  time_zone: string;
}

const thereAt = (instant: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

/** Next digest after an instant; null: sent at once. An hour skipped by a clock change counts as the next one. */
export function findNextDigest({ rhythm, hour, weekday, time_zone }: Schedule, after: Date): Date | null {
  if (rhythm === 'now') return null;
  let day = thereAt(after, time_zone).toPlainDate();
  for (;;) {
    const at = new Date(day.toZonedDateTime({ timeZone: time_zone, plainTime: { hour } }).epochMilliseconds);
    if (at > after && (rhythm === 'daily' || day.dayOfWeek === weekday)) return at;
    day = day.add({ days: 1 });
  }
}

/** End of a day, `YYYY-MM-DD`, in a time zone. */
const endOfDay = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);

/** Day in a time zone, `YYYY-MM-DD`. */
const toDayThere = (instant: Date, timeZone: string): string =>
  thereAt(instant, timeZone).toPlainDate().toString();

interface Pause {
  paused_until: string | null;
  time_zone: string;
}

interface Absence {
  away_from: string | null;
  away_until: string | null;
}

/** Whether alerts of a person are paused at an instant; first and last day are included. */
export function isPaused(pause: Pause, { away_from, away_until }: Absence, now: Date): boolean {
  const today = toDayThere(now, pause.time_zone);
  const isAlertPaused = pause.paused_until !== null && today <= pause.paused_until;
  const isAway = away_until !== null && today <= away_until && (away_from === null || away_from <= today);
  return isAlertPaused || isAway;
}

/** Instant of the digest with the news of a pause or an absence; null: none. */
export function findResumption(
  { paused_until, rhythm, ...alert }: Pause & Schedule,
  { away_until }: Pick<Absence, 'away_until'>,
): Date | null {
  const last = [paused_until, away_until]
    .flatMap((day) => day ?? [])
    .toSorted()
    .at(-1);
  if (last === undefined) return null;
  const begins = endOfDay(last, alert.time_zone);
  return findNextDigest(
    { ...alert, rhythm: rhythm === 'now' ? 'daily' : rhythm },
    new Date(begins.getTime() - 1),
  );
}
