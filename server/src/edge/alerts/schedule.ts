import type { AlertRhythm } from '@press-room/contract/alerts';
import { type Absence, isAway } from '../../core/contacts/absence.ts';

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

/** Day in a time zone, `YYYY-MM-DD`. */
const toDayThere = (instant: Date, timeZone: string): string =>
  thereAt(instant, timeZone).toPlainDate().toString();

interface Pause {
  paused_until: string | null;
  time_zone: string;
}

/** Whether alerts of a person are paused at an instant; first and last day are included. */
export function isPaused(pause: Pause, absence: Absence, now: Date): boolean {
  const today = toDayThere(now, pause.time_zone);
  const isAlertPaused = pause.paused_until !== null && today <= pause.paused_until;
  return isAlertPaused || isAway(absence, today);
}

/** When news held by a pause or an absence are searched again; either can end earlier than it was to. */
export const findNextCheck = (schedule: Schedule, after: Date): Date | null =>
  findNextDigest({ ...schedule, rhythm: schedule.rhythm === 'now' ? 'daily' : schedule.rhythm }, after);
