import type { Language } from '@press-room/contract/languages';
import type { ReviewSection } from '@press-room/contract/press-reviews';
import { localeOf } from '../../platform/text/bilingual.ts';

/** `2026-03-02` as `2 marzo 2026`. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Elided before a day that starts with a vowel, such as `8 marzo`. */
const ofDay = (date: string): string => (/^(?:8|11) /.test(date) ? `dell’${date}` : `del ${date}`);

interface ReviewWords {
  review: string;
  /** Title for a day, `2026-03-02`. */
  title: (day: string) => string;
  sections: Record<ReviewSection, string>;
  contents: string;
  /** Page of a newspaper. */
  page: (page: string) => string;
  /** With `{page}` and `{pages}`. */
  footer: string;
  count: (clippings: number) => string;
  companies: string;
  /** Alternative text of a page picture, before its text. */
  picture: (outlet: string, page: number) => string;
  /** Note about omitted pages. */
  more: (pages: number) => string;
}

/** Words of printed editions. */
export const REVIEW_WORDS: Record<Language, ReviewWords> = {
  it: {
    review: 'Rassegna stampa',
    title: (day) => `Rassegna stampa ${ofDay(formatDay(day, 'it'))}`,
    sections: {
      about_us: 'Parlano di noi',
      about_members: 'Parlano delle aziende associate',
      market: 'Mercato',
      competitors: 'Concorrenti',
    },
    contents: 'Indice',
    page: (page) => `pag. ${page}`,
    footer: 'Pagina {page} di {pages}',
    count: (clippings) => (clippings === 1 ? '1 articolo' : `${clippings} articoli`),
    companies: 'Aziende',
    picture: (outlet, page) => `${outlet}, pagina ${page} del ritaglio`,
    more: (pages) =>
      pages === 1 ? 'Un’altra pagina non è riprodotta.' : `Altre ${pages} pagine non sono riprodotte.`,
  },
  en: {
    review: 'Press review',
    title: (day) => `Press review of ${formatDay(day, 'en')}`,
    sections: {
      about_us: 'About us',
      about_members: 'About our members',
      market: 'Market',
      competitors: 'Competitors',
    },
    contents: 'Contents',
    page: (page) => `p. ${page}`,
    footer: 'Page {page} of {pages}',
    count: (clippings) => (clippings === 1 ? '1 article' : `${clippings} articles`),
    companies: 'Companies',
    picture: (outlet, page) => `${outlet}, page ${page} of the clipping`,
    more: (pages) => (pages === 1 ? 'One more page is not shown.' : `${pages} more pages are not shown.`),
  },
};
