import { LANGUAGES, type Language } from '@press-room/contract/languages';
import type { Word } from '../words/words.ts';
import { AMBIGUOUS_MONTHS, MONTH_ABBREVIATIONS, MONTH_NAMES, WEEKDAYS } from './month-names.ts';

/** A date in a text, in any spelling: words `from` to `to` (exclusive). */
export interface FoundDate {
  from: number;
  to: number;
  year: number | null;
  month: number;
  /** One day, all days of a range, or none if only the month is named. */
  days: readonly number[];
}

const DAYS_IN_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const YEAR = /^(?:19|20)\d\d$/;
const SHORT_YEAR = /^\d\d$/;
const NUMBER = /^\d{1,2}$/;
/** Characters allowed between the words of a date. */
const GAP = /^[\s.,'’´`°ª()–-]{0,4}$/;
const RANGE_GAP = /^\s?[-–—]\s?$/;
const LIST_GAP = /^\s?[,/&]\s?$/;
const RANGE_WORDS: ReadonlySet<string> = new Set(['a', 'al', 'all', 'to', 'through', 'until', 'till']);
/** Words allowed before prepositions such as `to`. */
const UP: ReadonlySet<string> = new Set(['fino', 'sino', 'up']);
/** Words before two days that are the ends of a range although joined like a list. */
const BETWEEN: ReadonlySet<string> = new Set(['fra', 'tra', 'between']);
const LIST_WORDS: ReadonlySet<string> = new Set(['e', 'ed', 'and', 'o', 'or']);
const ORDINAL_ENDS: ReadonlySet<string> = new Set(['st', 'nd', 'rd', 'th', 'o', 'a']);
const FIRST: ReadonlySet<string> = new Set(['primo', 'first']);
const ARTICLES: ReadonlySet<string> = new Set(['il', 'l', 'the']);
const PARTICLES: ReadonlySet<string> = new Set(['of', 'the', 'di', 'del', 'dell']);

const toYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));
const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

interface Days {
  days: number[];
  to: number;
}

/** Reads the date that starts at a word of a text. */
export class DateReader {
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #language: Language;

  constructor(text: string, words: readonly Word[], language: Language) {
    this.#text = text;
    this.#words = words;
    this.#language = language;
  }

  readAt(from: number): FoundDate | null {
    const at = this.#isWeekday(from) ? from + 1 : from;
    const date = this.#readNumbers(at) ?? this.#readDayFirst(at) ?? this.#readMonthFirst(at);
    if (date === null || !this.#exists(date)) return null;
    // A weekday alone is not a date.
    return { ...date, from };
  }

  #exists({ month, days }: FoundDate): boolean {
    const last = DAYS_IN_MONTHS[month - 1] ?? 0;
    return days.every((day) => day >= 1 && day <= last);
  }

  #word(at: number): string {
    return this.#words[at]?.word ?? '';
  }

  #gap(before: number): string {
    const [word, next] = [this.#words[before - 1], this.#words[before]];
    return word === undefined || next === undefined ? '\0' : this.#text.slice(word.end, next.start);
  }

  #isNear(at: number): boolean {
    return GAP.test(this.#gap(at));
  }

  #isWeekday(at: number): boolean {
    return WEEKDAYS.has(this.#word(at)) && this.#isNear(at + 1);
  }

  #monthAt(at: number): number | null {
    const word = this.#word(at);
    const own = MONTH_NAMES[this.#language].get(word) ?? MONTH_ABBREVIATIONS[this.#language].get(word);
    return own ?? MONTH_NAMES[this.#language === 'it' ? 'en' : 'it'].get(word) ?? null;
  }

  /** `2026-03-10`, `10/03/2026`, `10.3.26`, `03/25/2026` and `03/2026`. */
  #readNumbers(at: number): FoundDate | null {
    const separator = this.#gap(at + 1);
    if (!/^[-./]$/.test(separator) || this.#isJoinedNumber(at)) return null;
    const [first, second, third] = [this.#word(at), this.#word(at + 1), this.#word(at + 2)];
    if (this.#gap(at + 2) === separator && !this.#isJoinedNumber(at + 3) && NUMBER.test(second)) {
      const [to, middle] = [at + 3, Number(second)];
      if (YEAR.test(first) && NUMBER.test(third))
        return isMonth(middle)
          ? { from: at, to, year: Number(first), month: middle, days: [Number(third)] }
          : null;
      const isYear = YEAR.test(third) || (SHORT_YEAR.test(third) && separator !== '-');
      if (!NUMBER.test(first) || !isYear) return null;
      const year = toYear(third);
      if (isMonth(middle)) return { from: at, to, year, month: middle, days: [Number(first)] };
      const isAmerican = separator === '/' && isMonth(Number(first));
      return isAmerican ? { from: at, to, year, month: Number(first), days: [middle] } : null;
    }
    const isMonthOfYear = separator === '/' && SHORT_YEAR.test(first) && YEAR.test(second);
    if (!isMonthOfYear || !isMonth(Number(first)) || this.#isJoinedNumber(at + 2)) return null;
    return { from: at, to: at + 2, year: Number(second), month: Number(first), days: [] };
  }

  #isJoinedNumber(at: number): boolean {
    return this.#words[at]?.joined === true && /^\d/.test(this.#word(at));
  }

  /** `10 marzo 2026`, `10th of March`, `1° marzo`, `dal 10 al 14 marzo`, `10-14 March 2026`. */
  #readDayFirst(at: number): FoundDate | null {
    const read = this.#readDays(at);
    if (read === null) return null;
    const monthPlace = this.#passParticles(read.to);
    const month = this.#isNear(monthPlace) ? this.#monthAt(monthPlace) : null;
    if (month === null) return null;
    return { from: at, month, days: read.days, ...this.#readYear(monthPlace + 1) };
  }

  /** `March 10, 2026`, `March the 10th`, `March 10–14`, `marzo 2026`, and a month alone. */
  #readMonthFirst(at: number): FoundDate | null {
    const month = this.#monthAt(at);
    if (month === null) return null;
    const { year, to } = this.#readYear(at + 1);
    if (year !== null) return { from: at, to, year, month, days: [] };
    const dayPlace = this.#passParticles(at + 1);
    const isEnglish = MONTH_NAMES.it.get(this.#word(at)) === undefined && this.#isNear(dayPlace);
    const read = isEnglish ? this.#readDays(dayPlace) : null;
    if (read !== null) return { from: at, month, days: read.days, ...this.#readYear(read.to) };
    return this.#isMonthAlone(at) ? { from: at, to: at + 1, year: null, month, days: [] } : null;
  }

  #isMonthAlone(at: number): boolean {
    const { word = '', start = 0 } = this.#words[at] ?? {};
    if (!LANGUAGES.some((language) => MONTH_NAMES[language].has(word))) return false;
    return !AMBIGUOUS_MONTHS.has(word) || /[A-Z]/.test(this.#text.charAt(start));
  }

  #passParticles(at: number): number {
    let to = at;
    while (to < at + 2 && PARTICLES.has(this.#word(to)) && this.#isNear(to)) to += 1;
    return to;
  }

  /** Reads a year after the position `at`; without one, `to` is `at`. */
  #readYear(at: number): { year: number | null; to: number } {
    const place = this.#passParticles(at);
    const word = this.#word(place);
    const isShort = SHORT_YEAR.test(word) && /['’]$/.test(this.#gap(place));
    if (this.#isNear(place) && (YEAR.test(word) || isShort)) return { year: toYear(word), to: place + 1 };
    return { year: null, to: at };
  }

  /** One day, or several: `10-14`, `10, 11 e 12`, `fra il 10 e il 14`. */
  #readDays(at: number): Days | null {
    const read = this.#readDay(at);
    if (read === null) return null;
    const isBetween = this.#isBetween(at);
    for (;;) {
      const next = this.#readNextDay(read, isBetween);
      if (next === null) return read;
      read.days.push(...next.days);
      read.to = next.to;
    }
  }

  #readDay(at: number): Days | null {
    const word = this.#word(at);
    if (FIRST.has(word)) return { days: [1], to: at + 1 };
    if (!NUMBER.test(word) || Number(word) > 31 || this.#isJoinedTo(at)) return null;
    const hasEnd = ORDINAL_ENDS.has(this.#word(at + 1)) && this.#gap(at + 1) === '';
    return { days: [Number(word)], to: at + (hasEnd ? 2 : 1) };
  }

  /** Skips the words before a further day: `al 14`, `a venerdì 14`, `e il 14`. */
  #passToDay(at: number): number {
    const place = ARTICLES.has(this.#word(at)) ? at + 1 : this.#passParticles(at);
    return this.#isWeekday(place) ? place + 1 : place;
  }

  #isBetween(at: number): boolean {
    const place = [1, 2].find((back) => !ARTICLES.has(this.#word(at - back))) ?? 1;
    return BETWEEN.has(this.#word(at - place));
  }

  /** `1.10` is not a range, `10-14` is. */
  #isJoinedTo(at: number): boolean {
    return this.#isJoinedNumber(at) && !/^[-–/,]$/.test(this.#gap(at));
  }

  #readNextDay({ days, to }: Days, isBetween: boolean): Days | null {
    const place = UP.has(this.#word(to)) ? to + 1 : to;
    const word = this.#word(place);
    const isWord = RANGE_WORDS.has(word) || LIST_WORDS.has(word);
    const gap = this.#gap(to);
    if (!isWord && !RANGE_GAP.test(gap) && !LIST_GAP.test(gap)) return null;
    const next = this.#readDay(isWord ? this.#passToDay(place + 1) : to);
    const [first = 0, last = 0] = [days.at(-1), next?.days[0]];
    if (next === null || last <= first) return null;
    const isRange = RANGE_WORDS.has(word) || (isWord ? isBetween : RANGE_GAP.test(gap));
    return { days: isRange ? range(first + 1, last) : [last], to: next.to };
  }
}

const isMonth = (number: number): boolean => number >= 1 && number <= 12;
