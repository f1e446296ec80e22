import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { TOKEN_PREFIXES } from '../words/stems.ts';
import type { Word } from '../words/words.ts';
import { DateReader, type FoundDate } from './read-dates.ts';

/** Separates date tokens from stems and concepts. */
const DATE = '2d';
const MS_PER_DAY = 86_400_000;
const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * Dates of a text in their order, without overlaps. Full month names are recognised in each language, short ones only
 * in the language of the text.
 */
export function findDates(text: string, words: readonly Word[], language: Language): FoundDate[] {
  const reader = new DateReader(text, words, language);
  const found: FoundDate[] = [];
  for (let at = 0; at < words.length; ) {
    const date = reader.readAt(at);
    if (date !== null) found.push(date);
    at = date?.to ?? at + 1;
  }
  return found;
}

/** All forms in which a query may name a date: day, day of any year, month, name of a month. */
export function listDateTokens(date: FoundDate, language: Language, near: string | null): Set<string> {
  const month = twoDigits(date.month);
  const tokens = new Set<string>([month]);
  for (const number of date.days) {
    const day = month + twoDigits(number);
    const year = date.year ?? (near === null ? null : nearestYear(date.month, number, near));
    tokens.add(day);
    if (year !== null) tokens.add(`${year}${day}`).add(`${year}${month}`);
  }
  if (date.year !== null) tokens.add(`${date.year}${month}`);
  return new Set(Array.from(tokens, (token) => TOKEN_PREFIXES[language] + DATE + token));
}

/** Tokens of the date of a document. */
export function listDayTokens(day: string, language: Language): string[] {
  const [year = '', month = '', number = ''] = day.split('-');
  return [year + month + number, month + number, year + month, month].map(
    (token) => TOKEN_PREFIXES[language] + DATE + token,
  );
}

/** Search tokens: the date with the given precision, on one of the days of a range. */
export function toDateTokens({ year, month, days }: FoundDate, languages: readonly Language[]): string[] {
  const prefix = `${year ?? ''}${twoDigits(month)}`;
  const dates = days.length === 0 ? [prefix] : days.map((day) => prefix + twoDigits(day));
  return languages.flatMap((language) => dates.map((date) => TOKEN_PREFIXES[language] + DATE + date));
}

export const isDateToken = (token: string): boolean => token.startsWith(DATE, 1);

/** The longest date that starts at a word of a query, in any language. */
export function longestDate(text: string, words: readonly Word[], from: number): FoundDate | null {
  const read = LANGUAGES.map((language) => new DateReader(text, words, language).readAt(from));
  return read.reduce((longest, date) => ((date?.to ?? 0) > (longest?.to ?? 0) ? date : longest), null);
}

/** A day without a year gets the year in which it is nearest to the document's date. */
function nearestYear(month: number, day: number, near: string): number {
  const time = Date.parse(`${near}T00:00:00Z`);
  const year = new Date(time).getUTCFullYear();
  const distance = (each: number): number => Math.abs(Date.UTC(each, month - 1, day) - time) / MS_PER_DAY;
  return [year - 1, year + 1].reduce((best, each) => (distance(each) < distance(best) ? each : best), year);
}
