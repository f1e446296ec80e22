import type { OpeningHours } from '@press-room/contract/contact';
import { capitalise, region } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';

export type OpenDays = { days: string; times: string[] };

/** Name of an ISO weekday: 1 January 2024 was a Monday. */
const dayName = (day: number): string =>
  new Intl.DateTimeFormat(region(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2024, 0, day)),
  );

/** `Monday to Thursday` for consecutive days; otherwise the name of each day. */
function daysInWords(days: readonly number[]): string {
  const sorted = days.toSorted((one, other) => one - other);
  const [first = 1, last = first] = [sorted[0], sorted.at(-1)];
  const isRange = sorted.length > 2 && last - first === sorted.length - 1;
  const words = isRange
    ? m['contact.hours.range']({ from: dayName(first), to: dayName(last) })
    : new Intl.ListFormat(region()).format(sorted.map(dayName));
  return capitalise(words);
}

const toDate = (time: string): Date => new Date(`2024-01-01T${time}:00Z`);

function timesInWords({ opens, closes }: OpeningHours): string {
  const format = new Intl.DateTimeFormat(region(), { timeStyle: 'short', timeZone: 'UTC' });
  return format.formatRange(toDate(opens), toDate(closes));
}

/** Opening hours by days, in the order given. */
export function listOpenDays(hours: readonly OpeningHours[]): OpenDays[] {
  const byDays = Map.groupBy(hours, ({ days }) => daysInWords(days));
  return Array.from(byDays, ([days, spans]) => ({ days, times: spans.map(timesInWords) }));
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Weekday (1 is Monday) and time of day in the office's time zone. */
function localTime(now: Date, timeZone: string): { day: number; time: string } {
  const format = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: WEEKDAYS.indexOf(parts.get('weekday') ?? '') + 1,
    time: `${parts.get('hour')}:${parts.get('minute')}`,
  };
}

export function isOpen(hours: readonly OpeningHours[], timeZone: string, now: Date): boolean {
  const { day, time } = localTime(now, timeZone);
  return hours.some(({ days, opens, closes }) => days.includes(day) && opens <= time && time < closes);
}

/** Time in the office's time zone; null if it equals the reader's. */
export function otherTime(timeZone: string, now: Date): string | null {
  const format = (zone?: string) =>
    new Intl.DateTimeFormat(region(), { timeStyle: 'short', ...(zone && { timeZone: zone }) }).format(now);
  const there = format(timeZone);
  return there === format() ? null : there;
}

const CITIES: Record<string, () => string> = { 'Europe/Rome': m['contact.city.rome'] };

/** City in the name of a time zone. */
export const cityOf = (timeZone: string): string =>
  CITIES[timeZone]?.() ?? (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
