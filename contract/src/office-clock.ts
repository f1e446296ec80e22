/** The clock of the office, by which it plans and looks back. */
export const OFFICE_ZONE = 'Europe/Rome';

// Created on first use: code that only names the zone, as Home does, would slow down the first paint on a phone.
let hourThere: Intl.DateTimeFormat | null = null;
let dayThere: Intl.DateTimeFormat | null = null;

/** The day there, `2026-03-12`. */
export function toOfficeDay(instant: Date): string {
  // Sweden writes days as ISO 8601 does.
  dayThere ??= new Intl.DateTimeFormat('sv-SE', { timeZone: OFFICE_ZONE });
  return dayThere.format(instant);
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The hour there, 0 to 23. */
export function toOfficeHour(instant: Date): number {
  hourThere ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: OFFICE_ZONE,
    hour: '2-digit',
    hourCycle: 'h23',
  });
  return Number(hourThere.format(instant));
}

/** When a day, `2026-03-12`, or the one so many days later, begins there: its clock is ahead of UTC all year. */
export function startOfOfficeDay(day: string, daysLater = 0): Date {
  const midnight = new Date(Date.parse(day) + daysLater * DAY_MS);
  return new Date(midnight.getTime() - toOfficeHour(midnight) * HOUR_MS);
}
