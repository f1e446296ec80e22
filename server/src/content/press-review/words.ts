import type { Language } from '@press-room/contract/languages';
import { localeOf } from '../../platform/text/bilingual.ts';

/** `2026-03-02` as `2 marzo 2026`. */
export const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Elided before a day that starts with a vowel, such as `8 marzo`. */
const ofDay = (date: string): string => (/^(?:8|11) /.test(date) ? `dell’${date}` : `del ${date}`);

/** Words of printed editions. */
export const REVIEW_WORDS = {
  it: {
    review: 'Rassegna stampa',
    /** Of a day, `2026-03-02`. */
    title: (day: string) => `Rassegna stampa ${ofDay(formatDay(day, 'it'))}`,
    sections: {
      about_us: 'Parlano di noi',
      about_members: 'Parlano delle aziende associate',
      market: 'Mercato',
      competitors: 'Concorrenti',
    },
    contents: 'Indice',
    /** Of the page of a newspaper. */
    page: (page: string) => `pag. ${page}`,
    /** With `{page}` and `{pages}`. */
    footer: 'Pagina {page} di {pages}',
    count: (clippings: number) => (clippings === 1 ? '1 articolo' : `${clippings} articoli`),
    companies: 'Aziende',
    /** Alternative text of the picture of a page, before its text. */
    picture: (outlet: string, page: number) => `${outlet}, pagina ${page} del ritaglio`,
    /** Further pages are left out. */
    more: (pages: number) =>
      pages === 1 ? 'Un’altra pagina non è riprodotta.' : `Altre ${pages} pagine non sono riprodotte.`,
  },
  en: {
    review: 'Press review',
    title: (day: string) => `Press review of ${formatDay(day, 'en')}`,
    sections: {
      about_us: 'About us',
      about_members: 'About our members',
      market: 'Market',
      competitors: 'Competitors',
    },
    contents: 'Contents',
    page: (page: string) => `p. ${page}`,
    footer: 'Page {page} of {pages}',
    count: (clippings: number) => (clippings === 1 ? '1 article' : `${clippings} articles`),
    companies: 'Companies',
    picture: (outlet: string, page: number) => `${outlet}, page ${page} of the clipping`,
    more: (pages: number) =>
      pages === 1 ? 'One more page is not shown.' : `${pages} more pages are not shown.`,
  },
};
