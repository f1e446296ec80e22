/** Time zone of the office, for planning and reports. */
export const OFFICE_ZONE = 'Europe/Rome';

// Created on first use: code that only needs the name of the zone, such as Home, would slow down the first paint on a
// phone.
let hourThere: Intl.DateTimeFormat | null = null;
let dayThere: Intl.DateTimeFormat | null = null;

/** Day in the office's time zone, `2026-03-12`. */
export function toOfficeDay(instant: Date): string {
  // The Swedish locale formats days as ISO 8601.
  dayThere ??= new Intl.DateTimeFormat('sv-SE', { timeZone: OFFICE_ZONE });
  return dayThere.format(instant);
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Hour in the office's time zone, 0 to 23. */
export function toOfficeHour(instant: Date): number {
  hourThere ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: OFFICE_ZONE,
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return Number(hourThere.format(instant));
}

/** Start of a day, `2026-03-12`, or of a later one, in the office's time zone, which is always ahead of UTC. */
export function startOfOfficeDay(day: string, daysLater = 0): Date {
  const midnight = new Date(Date.parse(day) + daysLater * DAY_MS);
  return new Date(midnight.getTime() - toOfficeHour(midnight) * HOUR_MS);
}
