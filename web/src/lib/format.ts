import { LANGUAGE_NAMES } from '../config.ts';
import { directionOf } from '../i18n/locale.ts';
import { getLocale } from '../paraglide/runtime.js';

/** English uses European formats: 12 March 2026. Arabic uses the same digits as names and files. */
const REGIONS: Record<string, string> = { en: 'en-GB', it: 'it-IT', ar: 'ar-u-nu-latn' };

export const region = (locale: string = getLocale()): string => REGIONS[locale] ?? locale;

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const languageNames = new Map<string, Intl.DisplayNames>();

/** Caches formatters, which are expensive to create: a list needs hundreds. */
function keep<Kept>(kept: Map<string, Kept>, key: string, make: () => Kept): Kept {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  return made;
}

const momentFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep(
    dateFormats,
    `${region()} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(region(), options),
  );
const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  momentFormat({ ...options, timeZone: 'UTC' });

/** An instant in the reader's time zone, or in the given one. */
export const formatMoment = (instant: string, options: Intl.DateTimeFormatOptions): string =>
  momentFormat(options).format(new Date(instant));

/** Isolates the direction of a part of a sentence. */
export const isolate = (text: string): string =>
  directionOf(getLocale()) === 'rtl' ? `\u2068${text}\u2069` : text;

/** `2026-03-12` as 12 March 2026. */
export const formatDate = (date: string): string => dateFormat({ dateStyle: 'long' }).format(new Date(date));

/** Date and time of an instant in the reader's time zone, or in the given one. */
export const formatInstant = (instant: string, timeZone?: string): string =>
  formatMoment(instant, { dateStyle: 'long', timeStyle: 'short', timeZone });

/** `2026-03-12` as March 2026. */
export const formatMonthOfYear = (date: string): string =>
  dateFormat({ month: 'long', year: 'numeric' }).format(new Date(date));

/** Capitalises the first letter, for the start of a line. */
export const capitalise = (text: string, locale: string = region()): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** Name of a month (1 to 12), capitalised. */
export const monthName = (month: number): string =>
  capitalise(dateFormat({ month: 'long' }).format(new Date(Date.UTC(2024, month - 1, 1))));

export const formatNumber = (value: number): string =>
  keep(numberFormats, region(), () => new Intl.NumberFormat(region())).format(value);

/** `500+` for a capped search, which means "or more". */
export const formatCount = (count: number, isCapped = false): string =>
  `${formatNumber(count)}${isCapped ? '+' : ''}`;

/** Bytes as kB, MB or GB. */
export function formatBytes(bytes: number): string {
  const isLarge = bytes >= 1e6;
  const isHuge = bytes >= 1e9;
  return new Intl.NumberFormat(region(), {
    style: 'unit',
    unit: isHuge ? 'gigabyte' : isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(Math.max(1, bytes / (isHuge ? 1e9 : isLarge ? 1e6 : 1000)));
}

/** Facts in one line: `JPEG · 1.2 MB`. */
export const joinFacts = (facts: readonly string[]): string => facts.filter(Boolean).map(isolate).join(' · ');

/** List in a sentence: `A, B and C`. */
export const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat(region(), { type: 'conjunction' }).format(words);

/** Display name of a code; a malformed code is returned as it is. */
function nameIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Name of a language in the language of the interface. */
export function languageName(language: string, locale: string = getLocale()): string {
  const names = keep(
    languageNames,
    locale,
    () => new Intl.DisplayNames([region(locale)], { type: 'language' }),
  );
  return nameIn(names, language);
}

/** `IT` as Italy, `019` as Americas. */
export const countryName = (code: string): string =>
  nameIn(new Intl.DisplayNames([region()], { type: 'region' }), code);

/** Name of a language in the language itself. */
export const ownLanguageName = (language: string): string =>
  LANGUAGE_NAMES[language] ?? capitalise(languageName(language, language), language);

/** Version of a notice as a date: `20220802` as 2 August 2022. */
export const formatVersion = (version: string): string =>
  formatDate(version.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'));
