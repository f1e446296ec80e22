import { LANGUAGES } from '@press-room/contract/languages';
import type { PressReleaseCompany } from '@press-room/contract/press-releases';
import { foldQuery, toWords } from '../../../lib/fold.ts';
import { region } from '../../../lib/format.ts';
import type { ReleaseFilter } from '../filter.ts';

type Offer = PressReleaseCompany & { change: Pick<ReleaseFilter, 'q' | 'month' | 'year'> };

/** Maximum number of offered companies: more are not helpful. */
const OFFERS_MAX = 2;
const YEAR = /^(?:19|20)\d\d$/;

/** Companies named by the searched words, in whole or in part, with the remaining words: month, year, others. */
export function findNamedCompanies(companies: readonly PressReleaseCompany[], q: string): Offer[] {
  const months = listMonths();
  const words = toWords(foldQuery(q));
  const [month] = words.flatMap((word) => months.get(word) ?? []);
  const year = words.find((word) => YEAR.test(word));
  const others = words.filter((word) => !months.has(word) && !YEAR.test(word));
  const toOffer = ({ company, count }: PressReleaseCompany): Offer => {
    const name = toWords(foldQuery(company.name));
    const left = others.filter((word) => !name.some((part) => part.startsWith(word)));
    return {
      company,
      count,
      change: { q: left.join(' '), ...(month && { month }), ...(year && { year: Number(year) }) },
    };
  };
  const whole = companies.filter(({ company }) => {
    const name = toWords(foldQuery(company.name));
    return name.length > 0 && name.every((part) => others.includes(part));
  });
  if (whole.length > 0) return whole.map(toOffer);
  const inPart = companies.map(toOffer).filter(({ change }) => others.length > 0 && change.q === '');
  return inPart.length > OFFERS_MAX ? [] : inPart;
}

/** Months by their names in the content languages and in the reader's. */
function listMonths(): Map<string, number> {
  const names = new Map<string, number>();
  for (const locale of [...LANGUAGES, region()]) {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      names.set(foldQuery(format.format(Date.UTC(2026, month - 1))), month);
    }
  }
  return names;
}
