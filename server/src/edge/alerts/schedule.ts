import type { AlertRhythm } from '@press-room/contract/alerts';

/** When an alert is due, on the clock of who gets it. */
export interface Schedule {
  rhythm: AlertRhythm;
  /** Of digests. */
  hour: number;
  /** Of weekly digests; 1 is Monday. */
  weekday: number;
  time_zone: string;
}

const thereAt = (instant: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

/** The next digest after an instant; null: it is told at once. An hour that the clock skips counts as the next one. */
export function findNextDigest({ rhythm, hour, weekday, time_zone }: Schedule, after: Date): Date | null {
  if (rhythm === 'now') return null;
  let day = thereAt(after, time_zone).toPlainDate();
  for (;;) {
    const at = new Date(day.toZonedDateTime({ timeZone: time_zone, plainTime: { hour } }).epochMilliseconds);
    if (at > after && (rhythm === 'daily' || day.dayOfWeek === weekday)) return at;
    day = day.add({ days: 1 });
  }
}

/** When a day, `YYYY-MM-DD`, is over there. */
export const endOfDay = (day: string, timeZone: string): Date =>
  new Date(Temporal.PlainDate.from(day).add({ days: 1 }).toZonedDateTime(timeZone).epochMilliseconds);

/** The day there, `YYYY-MM-DD`. */
export const toDayThere = (instant: Date, timeZone: string): string =>
  thereAt(instant, timeZone).toPlainDate().toString();

interface Pause {
  paused_until: string | null;
  time_zone: string;
}

interface Absence {
  away_from: string | null;
  away_until: string | null;
}

/** Whether somebody gets nothing at an instant: all days are included. */
export function isPaused(pause: Pause, { away_from, away_until }: Absence, now: Date): boolean {
  const today = toDayThere(now, pause.time_zone);
  const isAlertPaused = pause.paused_until !== null && today <= pause.paused_until;
  const isAway = away_until !== null && today <= away_until && (away_from === null || away_from <= today);
  return isAlertPaused || isAway;
}

/** What appeared until then is not told: it was told already, or there was a pause. */
export function toSince(
  { told_until, paused_until, time_zone }: Pause & { told_until: string },
  { away_until }: Pick<Absence, 'away_until'>,
  now: Date,
): string {
  const ends = [paused_until, away_until].flatMap((day) => (day === null ? [] : [endOfDay(day, time_zone)]));
  const past = ends.filter((end) => end <= now).map((end) => end.toISOString());
  return [told_until, ...past].toSorted().at(-1) ?? told_until;
}
