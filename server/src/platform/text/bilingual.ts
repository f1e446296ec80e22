import { type Language, otherLanguage } from '@press-room/contract/languages';

export type Bilingual = Record<Language, string>;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', it: 'it-IT' };

/** Locale for dates. */
export const localeOf = (language: Language): string => LOCALES[language];

/** `IT` as Italy or Italia, `019` as the Americas; malformed codes are returned unchanged. */
export const toCountryName = (code: string, language: Language): string =>
  !/^([A-Z]{2}|\d{3})$/i.test(code)
    ? code
    : (new Intl.DisplayNames([localeOf(language)], { type: 'region' }).of(code) ?? code);

/** `March 2026`, or only month or year; empty: neither. */
export function toMonthName(
  { year, month }: { year?: number | undefined; month?: number | undefined },
  language: Language,
): string {
  if (month === undefined) return year === undefined ? '' : String(year);
  const day = new Date(Date.UTC(2000, month - 1, 1));
  // `Date.UTC` changes years below 100.
  if (year !== undefined) day.setUTCFullYear(year);
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    ...(year !== undefined && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(day);
}

/** An instant in the press office's time zone, with the zone, because the reader may be elsewhere. */
export const inRome = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
    timeZoneName: 'short',
  }).format(new Date(instant));

/** A value written in both languages: a number, an instant. */
export const inBoth = (write: (language: Language) => string): Bilingual => ({
  it: write('it'),
  en: write('en'),
});

/** The same within a sentence: Italian needs its article, `l’8 marzo`. */
export function onRome(instant: string, language: Language): string {
  const text = inRome(instant, language);
  return language === 'it' ? withArticle(text) : text;
}

/** An Italian date with its article, `il 3 marzo`, `l’8 marzo`. */
export const withArticle = (date: string): string => (/^(?:8|11) /.test(date) ? `l’${date}` : `il ${date}`);

/** Text in the requested language, else in the other one. */
export const wordsIn = ({ en, it }: Bilingual, language: Language): string =>
  language === 'it' ? it || en : en || it;

/** Both languages of a name; a missing one is replaced by the other. */
export const toName = ({ name_en, name_it }: { name_en: string; name_it: string }): Bilingual => ({
  it: name_it || name_en,
  en: name_en || name_it,
});

/** Title in the requested language, else in the other one, with its language. */
export function chooseTitle(
  row: { title_en: string; title_it: string },
  wanted: Language,
): { title: string; language: Language } {
  const language = row[`title_${wanted}`] === '' ? otherLanguage(wanted) : wanted;
  return { title: row[`title_${language}`], language };
}
