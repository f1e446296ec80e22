import type { Language } from '@press-room/contract/languages';
import { localeOf } from '../../platform/text/bilingual.ts';

/** `March 2026`, or the month or year alone; empty: neither is named. */
export function toMonthName(
  { year, month }: { year?: number | undefined; month?: number | undefined },
  language: Language,
): string {
  if (month === undefined) return year === undefined ? '' : String(year);
  const day = new Date(Date.UTC(2000, month - 1, 1));
  // Years before 100 are no years of `Date.UTC`.
  if (year !== undefined) day.setUTCFullYear(year);
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    ...(year !== undefined && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(day);
}
