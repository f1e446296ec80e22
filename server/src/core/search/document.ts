import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { findDates, listDateTokens, listDayTokens } from './dates/dates.ts';
import { type AnalysedWord, analyse } from './words/analyser.ts';
import { findConcepts } from './words/glossary.ts';

/**
 * Increase it if a text would give other tokens (analyser, stop words, stems, glossary, dates, indexed fields):
 * documents of an older version are rebuilt after the start.
 */
export const SEARCH_VERSION = 6;

/** The text of a document in one language, without markup. */
export type SearchableText = {
  language: Language;
  title: string;
  subtitle: string;
  abstract: string;
  body: string;
};

export const SEARCH_FIELDS = ['title', 'abstract', 'body'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Indexed form of a record: tokens of each field in order, concepts after the words that they represent. */
export type SearchDocument = {
  id: number;
  /** Orders documents by date, then by id. */
  sortKey: number;
  fields: Record<SearchField, string[]>;
  /** For the vocabulary of suggestions: folded words of each language, with their spelling in the text. */
  words: Record<Language, Map<string, string>>;
};

const MS_PER_DAY = 86_400_000;
export const IDS_PER_DAY = 1e8;
/** Limit for title and abstract; the analyser limits the body. */
const HEAD_WORDS_MAX = 500;
/** PostgreSQL stores 255 positions per token. Later ones are dropped on both engines, so that phrases match alike. */
const OCCURRENCES_MAX = 250;
/** Placeholder for a removed occurrence. */
export const GAP_TOKEN = '0';

/** Days since 1970 of a `YYYY-MM-DD` date. */
export function toDays(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY);
}

export function toSortKey(date: string, id: number): number {
  return toDays(date) * IDS_PER_DAY + id;
}

export function sortKeyToDays(sortKey: number): number {
  return Math.floor(sortKey / IDS_PER_DAY);
}

export const sortKeyToId = (sortKey: number): number => sortKey - sortKeyToDays(sortKey) * IDS_PER_DAY;

/** Range of all sort keys. */
export const EVER = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER };

/** Range of sort keys of a year or one of its months; empty for months that do not exist. */
export function toSortKeyRange(year: number, month?: number): { min: number; max: number } {
  const first = Date.UTC(year, month === undefined ? 0 : month - 1, 1) / MS_PER_DAY;
  const next = Date.UTC(month === undefined ? year + 1 : year, month ?? 0, 1) / MS_PER_DAY;
  if (Number.isNaN(first) || Number.isNaN(next)) return { min: 0, max: -1 };
  return { min: first * IDS_PER_DAY, max: next * IDS_PER_DAY - 1 };
}

interface Owner {
  id: number;
  /** Sort date. */
  date: string;
  /** Search also finds it by its date, and dates without a year in its text are near that date. */
  isDated?: boolean;
}

/** `texts` contains only published languages: search must not find others. */
export function buildDocument(
  { id, date, isDated = false }: Owner,
  texts: readonly SearchableText[],
): SearchDocument {
  const near = isDated ? date : null;
  const fields: SearchDocument['fields'] = { title: [], abstract: [], body: [] };
  const words = { en: new Map<string, string>(), it: new Map<string, string>() };
  for (const text of texts) {
    const { language } = text;
    const sources: Record<SearchField, string> = {
      title: text.title,
      abstract: `${text.subtitle}\n${text.abstract}`,
      body: text.body,
    };
    for (const field of SEARCH_FIELDS) {
      const analysed = analyse(sources[field], language);
      const kept = field === 'body' ? analysed : analysed.slice(0, HEAD_WORDS_MAX);
      fields[field].push(
        ...kept.map(({ token }) => token),
        ...conceptsIn(kept, language),
        ...datesIn(sources[field], kept, { language, near }),
      );
      collectWords(words[language], kept, sources[field]);
    }
    if (isDated) fields.abstract.push(...listDayTokens(date, language));
  }
  dropExcess(fields);
  return { id, sortKey: toSortKey(date, id), fields, words };
}

/** Tokens of a short text, for `isMatch`. */
export function toTokens(text: Record<Language, string>): string[] {
  const texts = LANGUAGES.map((language) => ({
    language,
    title: text[language],
    subtitle: '',
    abstract: '',
    body: '',
  }));
  return buildDocument({ id: 0, date: '1970-01-01' }, texts).fields.title;
}

function conceptsIn(words: readonly AnalysedWord[], language: Language): Set<string> {
  return new Set(findConcepts(words, language).map(({ concept }) => concept));
}

function datesIn(
  source: string,
  words: readonly AnalysedWord[],
  { language, near }: { language: Language; near: string | null },
): Set<string> {
  const dates = findDates(source, words, language);
  return new Set(dates.flatMap((date) => [...listDateTokens(date, language, near)]));
}

function collectWords(words: Map<string, string>, analysed: readonly AnalysedWord[], source: string): void {
  for (const { word, start, end } of analysed) {
    if (!words.has(word)) words.set(word, source.slice(start, end));
  }
}

function dropExcess(fields: SearchDocument['fields']): void {
  const counts = new Map<string, number>();
  for (const field of SEARCH_FIELDS) {
    fields[field].forEach((token, index) => {
      const count = (counts.get(token) ?? 0) + 1;
      counts.set(token, count);
      if (count > OCCURRENCES_MAX) fields[field][index] = GAP_TOKEN;
    });
  }
}
