import { type CalendarDate, getDayOfWeek, parseDate } from '@internationalized/date';

const WEEK = 7;

const startOfWeek = (date: CalendarDate): CalendarDate =>
  // Weeks begin on Monday in both languages.
  date.subtract({ days: getDayOfWeek(date, 'en-GB', 'mon') });

const listDays = (first: CalendarDate, count: number): string[] =>
  Array.from({ length: count }, (_, at) => first.add({ days: at }).toString());

/** All days of the week of a day such as `2026-03-12`. */
export const weekOf = (day: string): string[] => listDays(startOfWeek(parseDate(day)), WEEK);

/** Weeks of the month of a day, complete. */
export function monthOf(day: string): string[][] {
  const first = parseDate(day).set({ day: 1 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  const start = startOfWeek(first);
  const weeks = startOfWeek(last).compare(start) / WEEK + 1;
  return Array.from({ length: weeks }, (_, at) => listDays(start.add({ days: at * WEEK }), WEEK));
}

export const isInMonthOf = (day: string, anchor: string): boolean => day.slice(0, 7) === anchor.slice(0, 7);

/** Adds months to a day; the result is the first day of its month. */
export const addMonths = (day: string, months: number): string =>
  parseDate(day).set({ day: 1 }).add({ months }).toString();
export const addWeeks = (day: string, weeks: number): string => parseDate(day).add({ weeks }).toString();

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Reads a day from the address; `otherwise` if it is not valid. */
export function readDay(text: string | null, otherwise: string): string {
  if (text === null || !DAY.test(text) || Number.isNaN(Date.parse(text))) return otherwise;
  return text;
}
