import type { Language } from '@press-room/contract/languages';
import { toToken } from './stems.ts';
import { splitWords, type Word } from './words.ts';

export type AnalysedWord = Word & { token: string };

/**
 * Limit of words that are indexed and highlighted, about 40 kB: two languages stay within PostgreSQL's 16,383
 * positions.
 */
export const TEXT_WORDS_MAX = 6500;

/** Words of a text with their tokens; the list index is the position. Stop words are kept for phrases. */
export function analyse(text: string, language: Language): AnalysedWord[] {
  return splitWords(text, TEXT_WORDS_MAX).map((word) => ({ ...word, token: toToken(word.word, language) }));
}
