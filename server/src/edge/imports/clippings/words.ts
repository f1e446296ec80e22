import {
  CLIPPING_LANGUAGES,
  type ClippingKind,
  type ClippingLanguage,
  type ClippingLicence,
  type ClippingTone,
} from '@press-room/contract/clippings';
import { z } from 'zod';
import { toPlain } from '../targets/words.ts';

const KIND_WORDS: Record<ClippingKind, readonly string[]> = {
  print: [
    'print',
    'press',
    'newspaper',
    'magazine',
    'stampa',
    'carta',
    'carta stampata',
    'cartaceo',
    'quotidiano',
    'quotidiani',
    'periodico',
    'periodici',
    'settimanale',
    'mensile',
    'rivista',
  ],
  // Agency dispatches are published on the agencies' sites.
  web: [
    'web',
    'online',
    'on line',
    'internet',
    'website',
    'web site',
    'sito',
    'sito web',
    'siti web',
    'portale',
    'blog',
    'testata online',
    'agenzia',
    'agenzie',
    'agenzia di stampa',
    'agency',
    'news agency',
  ],
  radio: ['radio'],
  tv: ['tv', 'television', 'televisione', 'telegiornale', 'tg'],
  social: [
    'social',
    'social media',
    'social network',
    'facebook',
    'instagram',
    'linkedin',
    'x',
    'twitter',
    'youtube',
    'tiktok',
  ],
  newsletter: ['newsletter', 'newsletters'],
};

const TONE_WORDS: Record<ClippingTone, readonly string[]> = {
  positive: ['positive', 'very positive', 'positivo', 'positiva', 'molto positivo', 'favorevole', 'pos'],
  neutral: ['neutral', 'neutro', 'neutra', 'neutrale', 'neu'],
  negative: [
    'negative',
    'very negative',
    'negativo',
    'negativa',
    'molto negativo',
    'critico',
    'sfavorevole',
    'neg',
  ],
};

const LICENCE_WORDS: Record<ClippingLicence, readonly string[]> = {
  link_only: ['link only', 'solo link'],
  licensed: ['licensed', 'con licenza'],
  own: ['own', 'own rights', 'diritti propri'],
};

const byWord = <Choice extends string>(
  words: Record<Choice, readonly string[]>,
): ReadonlyMap<string, Choice> =>
  new Map(
    (Object.entries(words) as [Choice, readonly string[]][]).flatMap(([choice, each]) =>
      each.map((word): [string, Choice] => [word, choice]),
    ),
  );

const KINDS = byWord(KIND_WORDS);
const TONES = byWord(TONE_WORDS);
const LICENCES = byWord(LICENCE_WORDS);

export const toKind = (text: string): ClippingKind | undefined => KINDS.get(toPlain(text));
export const toTone = (text: string): ClippingTone | undefined => TONES.get(toPlain(text));
export const toLicence = (text: string): ClippingLicence | undefined => LICENCES.get(toPlain(text));

const LANGUAGES = new Map<string, ClippingLanguage>(
  CLIPPING_LANGUAGES.flatMap((code) =>
    ['it', 'en', code].map((locale): [string, ClippingLanguage] => [
      toPlain(new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code),
      code,
    ]),
  ),
);

/** A language by its name in Italian, English or the language itself, or by its code: `it`, `ita`, `it-IT`. */
export function toLanguage(text: string): ClippingLanguage | undefined {
  const named = LANGUAGES.get(toPlain(text));
  if (named !== undefined) return named;
  try {
    const { language } = new Intl.Locale(text);
    return CLIPPING_LANGUAGES.find((code) => code === language);
  } catch {
    return undefined;
  }
}

const daySchema = z.iso.date();
const TIME = String.raw`(?:[\sT,]+\d{1,2}[:.]\d\d(?:[:.]\d\d(?:\.\d+)?)?(?:\s*(?:Z|[+-]\d\d:?\d\d))?)?`;
const ISO = new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${TIME}$`, 'i');
/** Day first, as in Italy. */
const NUMBERS = new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d\\d)${TIME}$`, 'i');
const DAY_FIRST = new RegExp(
  `^(?:\\p{L}+,?\\s+)?(\\d{1,2})[°º.]?[\\s-]+(\\p{L}{3,})\\.?,?[\\s-]+(\\d{4})${TIME}$`,
  'iu',
);
const MONTH_FIRST = new RegExp(
  `^(?:\\p{L}+,\\s+)?(\\p{L}{3,})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${TIME}$`,
  'iu',
);

/** Months by the first three letters of their names. */
const MONTHS = new Map(
  ['it', 'en'].flatMap((locale) =>
    Array.from({ length: 12 }, (_, at): [string, number] => [
      new Date(Date.UTC(2026, at, 15))
        .toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' })
        .slice(0, 3)
        .toLowerCase(),
      at + 1,
    ]),
  ),
);

/** Excel's days since 31 December 1899; the range covers the years 1982 to 2119. */
const SERIAL = /^([3-7]\d{4})(?:[.,]\d+)?$/;
const SERIAL_START = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

/** `YYYY-MM-DD` from the notations of tables, without the time; null: not a day. */
export function toDay(text: string): string | null {
  const serial = SERIAL.exec(text)?.[1];
  if (serial !== undefined)
    return new Date(SERIAL_START + Number(serial) * DAY_MS).toISOString().slice(0, 10);
  const [year, month, day] = readParts(text.trim());
  const date = [String(year), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
  return daySchema.safeParse(date).success ? date : null;
}

function readParts(text: string): [year: number, month: number, day: number] {
  const monthOf = (name = ''): number => MONTHS.get(name.slice(0, 3).toLowerCase()) ?? 0;
  const iso = ISO.exec(text);
  if (iso !== null) return [Number(iso[1]), Number(iso[2]), Number(iso[3])];
  const numbers = NUMBERS.exec(text);
  if (numbers !== null) {
    const [, day, month, year = ''] = numbers;
    return [year.length === 2 ? 2000 + Number(year) : Number(year), Number(month), Number(day)];
  }
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) return [Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1])];
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst !== null) return [Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2])];
  return [0, 0, 0];
}

/** A whole number, with or without thousands separators; null: not a number. */
export function toCount(text: string): number | null {
  const digits = /^\d{1,3}(?:[.,'’\s]\d{3})+$/.test(text)
    ? text.replaceAll(/\D/g, '')
    : text.replace(/[.,]0+$/, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** Seconds as a number, or as `1:30` or `00:01:30`; null: not a duration. */
export function toSeconds(text: string): number | null {
  if (!/^\d{1,3}(?::[0-5]?\d){1,2}$/.test(text)) return toCount(text);
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}
