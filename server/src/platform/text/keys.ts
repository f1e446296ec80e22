import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { fold } from './fold.ts';

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map(fold)
    .filter((word) => word !== '');

/** Limits of an index in PostgreSQL, including all searched fields: folding can lengthen a text. */
const KEY_MAX_LENGTH = 200;
const SEARCHED_MAX_LENGTH = 600;

/** A text as it is compared, ordered and looked through: `Dell’Oltre  Città` is `delloltre citta`. */
export const toKey = (text: string): string => wordsOf(text).join(' ').slice(0, KEY_MAX_LENGTH);

/** Several texts that are looked through as one. */
export const toSearchedKey = (texts: readonly string[]): string =>
  texts
    .map(toKey)
    .filter((key) => key !== '')
    .join(' ')
    .slice(0, SEARCHED_MAX_LENGTH);

/** An e-mail address in both spellings of its domain, as one or the other is typed to find it. */
export const toAddressKey = (email: string): string =>
  toSearchedKey([...new Set([email, toReadableAddress(email)])]);

const WORDS_MAX = 8;

/** Words that a key must contain; empty if there are none. */
export const toKeyWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, WORDS_MAX);
