import type { Language } from '@press-room/contract/languages';
import { toToken } from './stems.ts';
import { splitWords, type Word } from './words.ts';

export type AnalysedWord = Word & { token: string };

/** Words of a text that are indexed and highlighted, about 40 kB: two languages stay within the 16,383 positions of PostgreSQL. */
export const TEXT_WORDS_MAX = 6500;

/** The words of a text with their tokens; the index in the list is the position. Stop words stay: phrases need them. */
export function analyse(text: string, language: Language): AnalysedWord[] {
  return splitWords(text, TEXT_WORDS_MAX).map((word) => ({ ...word, token: toToken(word.word, language) }));
}
