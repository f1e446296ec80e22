import type { Period } from '@press-room/contract/analytics';
import { toOfficeDay as readOfficeDay } from '@press-room/contract/office-clock';

const DAY_MS = 86_400_000;

let lastHour = Number.NaN;
let lastDay = '';

/** Office day of an instant; cached per hour. */
export function toOfficeDay(instant: Date): string {
  const hour = Math.floor(instant.getTime() / 3_600_000);
  if (hour !== lastHour) [lastHour, lastDay] = [hour, readOfficeDay(instant)];
  return lastDay;
}

const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => toDay(toTime(day) + days * DAY_MS);

/** First day of a day's period; weeks begin on Monday. */
export function toPeriod(day: string, per: Period): string {
  if (per === 'month') return `${day.slice(0, 7)}-01`;
  return per === 'day' ? day : addDays(day, -((new Date(toTime(day)).getUTCDay() + 6) % 7));
}

/** First days of all periods between two days, at most `most`. */
export function listPeriods(
  { from, to, per }: { from: string; to: string; per: Period },
  most: number,
): string[] {
  const periods: string[] = [];
  for (let day = toPeriod(from, per); day <= to && periods.length < most; ) {
    periods.push(day);
    day = per === 'month' ? toPeriod(addDays(day, 31), 'month') : addDays(day, per === 'week' ? 7 : 1);
  }
  return periods;
}
