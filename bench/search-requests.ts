import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { GROUPS } from './releases.ts';
import { buildVocabulary } from './vocabulary.ts';

/** Frequent words; two of them together match some hundred releases. */
const FREQUENT_WORDS = 300;
/** Words from this rank occur in few releases. */
const RARE_FROM = 1000;
const PAIRS = (FREQUENT_WORDS * (FREQUENT_WORDS - 1)) / 2;
/** Each group, and all groups together. */
const SCOPES = GROUPS + 1;

const VOCABULARIES: Record<Language, readonly string[]> = {
  en: buildVocabulary('en').words,
  it: buildVocabulary('it').words,
};

const RARE_WORDS = Math.min(...LANGUAGES.map((language) => VOCABULARIES[language].length)) - RARE_FROM;

interface SearchAsked {
  words: string;
  language: Language;
  /** 0: all groups. */
  group: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** Uses each number below `count` once before repeating one; consecutive numbers are far apart. */
function spread(index: number, count: number): number {
  let step = Math.floor(count * 0.618);
  while (divisor(step, count) !== 1) step += 1;
  return ((index % count) * step) % count;
}

// Alternates the languages, and uses all words in all scopes before repeating one.
function inTurn(
  index: number,
  count: number,
  toWords: (vocabulary: readonly string[], at: number) => string,
): SearchAsked {
  const language = LANGUAGES[index % LANGUAGES.length] ?? 'en';
  const at = spread(Math.floor(index / LANGUAGES.length), count * SCOPES);
  return { language, group: at % SCOPES, words: toWords(VOCABULARIES[language], Math.floor(at / SCOPES)) };
}

/** Two frequent words whose combination was never requested before, among some 270,000 pairs. */
export const askPair = (index: number): SearchAsked =>
  inTurn(index, PAIRS, (vocabulary, at) => {
    const second = Math.floor((1 + Math.sqrt(1 + 8 * at)) / 2);
    return `${vocabulary[at - (second * (second - 1)) / 2]} ${vocabulary[second]}`;
  });

/** A rare word that was never requested before in its scope, among some 30,000. */
export const askRareWord = (index: number): SearchAsked =>
  inTurn(index, RARE_WORDS, (vocabulary, at) => vocabulary[RARE_FROM + at] ?? '');
