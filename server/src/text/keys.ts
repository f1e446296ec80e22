import { fold } from '../search/words.ts';

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '');

/** A text as it is compared, ordered and looked through: `Dell’Oltre  Città` is `delloltre citta`. */
export const toKey = (text: string): string => wordsOf(text).join(' ');

const WORDS_MAX = 8;

/** What has to stand in a key that is looked for; none: nothing that a key could hold. */
export const toKeyWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, WORDS_MAX);
