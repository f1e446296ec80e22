import type { Magazine, MagazineKind } from '@press-room/contract/magazines';
import { capitalise, formatMonthOfYear, joinFacts, monthName, region } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

export const TITLES: Record<MagazineKind, () => string> = {
  italian: m['magazines.italian.title'],
  international: m['magazines.international.title'],
};

/** `{ year: 2024, month: 3 }` as March 2024; a year or a month alone stays alone. */
export function periodText({ year, month }: { year?: number; month?: number }): string {
  if (year && month) return capitalise(formatMonthOfYear(`${year}-${String(month).padStart(2, '0')}-01`));
  if (year) return String(year);
  return month ? monthName(month) : '';
}

/** A country or a wider area in the language of the interface. */
export const territoryName = (code: string): string =>
  new Intl.DisplayNames([region()], { type: 'region', fallback: 'code' }).of(code) ?? code;

/** When and where an issue appeared. */
export const issueText = ({
  year,
  month,
  territory,
}: Pick<Magazine, 'year' | 'month' | 'territory'>): string =>
  joinFacts([periodText({ year, month }), territory ? territoryName(territory) : '']);
