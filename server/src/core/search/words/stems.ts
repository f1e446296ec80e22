import type { Language } from '@press-room/contract/languages';
import type { Snowball, Stemmer } from 'snowball-stemmers';
import { loadLate } from '../../../platform/text/load-late.ts';
import { detach } from './words.ts';

const CACHE_MAX_SIZE = 50_000;
const PLAIN_WORD = /^[a-z]+$/;
const PLAIN_TOKEN = /^[a-z0-9]+$/;

/** Token prefixes: an Italian stem never matches an English one (`note` would otherwise match every English `not`). */
export const TOKEN_PREFIXES: Record<Language, string> = { en: 'e', it: 'i' };

// Technical terms for which Snowball gives the stem of unrelated words (smalto with smaltimento, forno with fornire,
// mercato with merce, production with product). Each line: a stem and its words.
const EXCEPTION_LINES: Record<Language, string> = {
  it: `
    abitazion abitazione abitazioni
    adesiv adesivo adesivi adesiva adesive
    cotto cotto
    designar designare designato designata designati designate designazione designazioni
    fiera fiera fiere
    forno forno forni
    fuga fuga fughe
    giornalist giornalista giornalisti giornaliste giornalismo
    important importante importanti importanza
    importo importo importi
    impasto impasto impasti
    mercat mercato mercati
    metan metano
    mostra mostra mostre
    occupazion occupazione
    paviment pavimento pavimenti
    piastrellist piastrellista piastrellisti piastrelliste
    porcellana porcellana porcellane
    posa posa pose
    pressa pressa presse
    progettazion progettazione progettazioni
    progettist progettista progettisti progettiste
    ricavi ricavo ricavi
    rinnovabil rinnovabile rinnovabili
    sanitari sanitario sanitari
    smalto smalto smalti
    smaltat smaltato smaltata smaltati smaltate
    sostenibil sostenibile sostenibili`,
  en: `
    body body bodies
    designat designate designated designates designation
    digitalis digitalisation digitalization
    ets ets
    fairly fairly
    firing firing firings
    important important importance importantly
    journalism journalism
    production production productions
    renewabl renewable renewables
    tiling tiling`,
};

function readExceptions(lines: string): Map<string, string> {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
  return new Map(rows.flatMap(([stem = '', ...words]) => words.map((word) => [word, stem] as const)));
}

const EXCEPTIONS = { en: readExceptions(EXCEPTION_LINES.en), it: readExceptions(EXCEPTION_LINES.it) };
const ALGORITHMS = { en: 'english', it: 'italian' } as const;
// Also saves memory: a required module is loaded once, one imported from an old module twice.
const loadSnowball = loadLate<Snowball>('snowball-stemmers');
const stemmers: Partial<Record<Language, Stemmer>> = {};
const tokens: Record<Language, Map<string, string>> = { en: new Map(), it: new Map() };

function stem(word: string, language: Language): string {
  if (!PLAIN_WORD.test(word)) return word;
  const exception = EXCEPTIONS[language].get(word);
  if (exception !== undefined) return exception;
  stemmers[language] ??= loadSnowball().newStemmer(ALGORITHMS[language]);
  return stemmers[language].stem(word);
}

/** A document of distinct tokens of this length stays within the one-megabyte limit of a PostgreSQL vector. */
const TOKEN_MAX_LENGTH = 40;

/** Encodes other scripts as text that every engine reads as one word. */
function toAscii(word: string): string {
  if (PLAIN_TOKEN.test(word)) return word;
  return Array.from(word, (letter) => `u${letter.codePointAt(0)?.toString(16)}`)
    .join('')
    .slice(0, TOKEN_MAX_LENGTH);
}

/** Index token of a folded word: `[a-z0-9]` only; the first letter encodes the language. */
export function toToken(word: string, language: Language): string {
  const known = tokens[language].get(word);
  if (known !== undefined) return known;
  const token = TOKEN_PREFIXES[language] + toAscii(stem(word, language));
  if (tokens[language].size >= CACHE_MAX_SIZE) tokens[language].clear();
  tokens[language].set(detach(word), token);
  return token;
}
