import {
  RELEASE_TEXT_FIELDS,
  type ReleaseText,
  type ReleaseTextField,
} from '@press-room/contract/release-text';

/** Text of a field without its tags. */
const wordsOf = (field: ReleaseTextField, text: string): string =>
  (field === 'body' ? text.replace(/<[^<>]*>/g, ' ') : text).trim();

export const listFilled = (text: ReleaseText | undefined): ReleaseTextField[] =>
  RELEASE_TEXT_FIELDS.filter((field) => /\p{L}/u.test(wordsOf(field, text?.[field] ?? '')));

export const hasWords = (text: ReleaseText | undefined): boolean => listFilled(text).length > 0;

/** Approximate number of characters to translate; the server counts the exact number. */
export const countCharacters = (text: ReleaseText | undefined, fields: readonly ReleaseTextField[]): number =>
  fields.reduce((sum, field) => sum + wordsOf(field, text?.[field] ?? '').length, 0);
