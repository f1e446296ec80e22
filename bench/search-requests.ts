import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { GROUPS } from './releases.ts';
import { buildVocabulary } from './vocabulary.ts';

/** Words that stand in many releases: two of them together in some hundreds. */
const FREQUENT_WORDS = 300;
/** Behind them a word stands in few releases. */
const RARE_FROM = 1000;
const PAIRS = (FREQUENT_WORDS * (FREQUENT_WORDS - 1)) / 2;
/** Each group, and all of them. */
const SCOPES = GROUPS + 1;

const VOCABULARIES: Record<Language, readonly string[]> = {
  en: buildVocabulary('en').words,
  it: buildVocabulary('it').words,
};

const RARE_WORDS = Math.min(...LANGUAGES.map((language) => VOCABULARIES[language].length)) - RARE_FROM;

interface SearchAsked {
  words: string;
  language: Language;
  /** 0 is all groups. */
  group: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Takes every number below `count` once before it takes one again, neighbours far apart. */
function spread(index: number, count: number): number {
  let step = Math.floor(count * 0.618);
  while (divisor(step, count) !== 1) step += 1;
  return ((index % count) * step) % count;
}

// Languages take turns, and each has all of its words in all scopes before one comes again.
function inTurn(
  index: number,
  count: number,
  toWords: (vocabulary: readonly string[], at: number) => string,
): SearchAsked {
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'en';
  const at = spread(Math.floor(index / LANGUAGES.length), count * SCOPES);
  return { language, group: at % SCOPES, words: toWords(VOCABULARIES[language], Math.floor(at / SCOPES)) };
}

/** Two frequent words that were never asked for together before, among some 270,000 pairs. */
export const askPair = (index: number): SearchAsked =>
  inTurn(index, PAIRS, (vocabulary, at) => {
    const second = Math.floor((1 + Math.sqrt(1 + 8 * at)) / 2);
    return `${vocabulary[at - (second * (second - 1)) / 2]} ${vocabulary[second]}`;
  });

/** A rare word that was never asked for before in its scope, among some 30,000. */
export const askRareWord = (index: number): SearchAsked =>
  inTurn(index, RARE_WORDS, (vocabulary, at) => vocabulary[RARE_FROM + at] ?? '');
