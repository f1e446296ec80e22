import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { fold } from './fold.ts';

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '');

/** Index limit of PostgreSQL, for all searched fields together: folding can lengthen a text. */
const KEY_MAX_LENGTH = 200;
const SEARCHED_MAX_LENGTH = 600;

/** A text for comparing, sorting and searching: `Dell’Oltre  Città` is `delloltre citta`. */
export const toKey = (text: string): string => wordsOf(text).join(' ').slice(0, KEY_MAX_LENGTH);

/** Several texts, searched as one. */
export const toSearchedKey = (texts: readonly string[]): string =>
  texts
    .map(toKey)
    .filter((key) => key !== '')
    .join(' ')
    .slice(0, SEARCHED_MAX_LENGTH);

/** An e-mail address in both spellings of its domain, because either may be typed. */
export const toAddressKey = (email: string): string =>
  toSearchedKey([...new Set([email, toReadableAddress(email)])]);

const WORDS_MAX = 8;

/** Words that a key must contain; empty if there are none. */
export const toKeyWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, WORDS_MAX);
