import type { Magazine, MagazineKind } from '@press-room/contract/magazines';
import { capitalise, countryName, formatMonthOfYear, joinFacts, monthName } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';

export const TITLES: Record<MagazineKind, () => string> = {
  italian: m['magazines.italian.title'],
  international: m['magazines.international.title'],
};

interface Period {
  year?: number;
  month?: number;
}

/** Period as part of a sentence: months are lower case in Italian. */
function periodInLine({ year, month }: Period): string {
  if (year && month) return formatMonthOfYear(`${year}-${String(month).padStart(2, '0')}-01`);
  if (year) return String(year);
  return month ? monthName(month) : '';
}

/** `{ year: 2024, month: 3 }` as March 2024; also for a year or a month alone. */
export const periodText = (period: Period): string => capitalise(periodInLine(period));

type Issue = Pick<Magazine, 'issue_number' | 'year' | 'month' | 'territory'>;

/** Issue, date and territory as part of a sentence. */
export const issueInLine = ({ issue_number, year, month, territory }: Issue): string =>
  joinFacts([
    issue_number && m['magazines.issueNumber']({ number: issue_number }),
    periodInLine({ year, month }),
    territory ? countryName(territory) : '',
  ]);

/** Issue, date and territory as a sentence of its own. */
export const issueText = (issue: Issue): string => capitalise(issueInLine(issue));
