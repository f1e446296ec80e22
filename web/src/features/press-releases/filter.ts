import { HOME_PAGE_LENGTH } from '@press-room/contract/boot';
import type { FeedChoice } from '@press-room/contract/feeds';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { readNumber } from '../../lib/search-numbers.ts';
import { toHome } from '../../paths.ts';

/** State of Home. All of it is in the address. `page` starts at 1. */
export type ReleaseFilter = {
  q: string;
  company?: number;
  year?: number;
  month?: number;
  language?: Language;
  page: number;
};

export function readFilter(search: string): ReleaseFilter {
  const parameters = new URLSearchParams(search);
  const language = LANGUAGES.find((known) => known === parameters.get('language'));
  const company = readNumber(parameters, 'company', 1, 2_147_483_647);
  const year = readNumber(parameters, 'year', 1900, 2999);
  const month = readNumber(parameters, 'month', 1, 12);
  return {
    q: parameters.get('q')?.trim() ?? '',
    ...(company && { company }),
    ...(year && { year }),
    ...(month && { month }),
    ...(language && { language }),
    page: readNumber(parameters, 'page', 1, 100_000) ?? 1,
  };
}

/** Change of a filter; undefined removes a criterion. */
export type FilterChange = { [Key in keyof ReleaseFilter]?: ReleaseFilter[Key] | undefined };

/** Address of Home with a changed filter; every change except of the page resets the page to 1. */
export function toFiltered(filter: ReleaseFilter, change: FilterChange): string {
  const next = { ...filter, page: 1, ...change };
  const parameters = new URLSearchParams();
  for (const name of ['q', 'company', 'year', 'month', 'language'] as const) {
    if (next[name]) parameters.set(name, String(next[name]));
  }
  if (next.page && next.page > 1) parameters.set('page', String(next.page));
  return toHome(parameters);
}

export const isNarrowed = ({ q, company, year, month, language }: Omit<ReleaseFilter, 'page'>): boolean =>
  Boolean(q || company || year || month || language);

/** Feed with the same filter. */
export const toFeedChoice = (
  group: number,
  { q, company, year, month, language }: ReleaseFilter,
): FeedChoice => ({ group, q, company, year, month, language });

/** First row of a page, in the numbering of the datatables protocol. */
export const toStart = (page: number): number => (page - 1) * HOME_PAGE_LENGTH;
export const countPages = (rows: number): number => Math.max(1, Math.ceil(rows / HOME_PAGE_LENGTH));
