import { closeSpacedLetters } from '../../../core/search/words/words.ts';

/** A run of text, as found by pdf.js. */
export interface TextRun {
  str: string;
  hasEOL: boolean;
}

const MAX_CHARACTERS = 200_000;

/** Readable text of a page: hyphenated and letter-spaced words are joined, control characters are removed. */
export function toPageText(runs: readonly TextRun[]): string {
  const text = runs
    .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
    .join('')
    .slice(0, MAX_CHARACTERS)
    .toWellFormed()
    .normalize('NFKC');
  // Before gaps become spaces: spaced words are further apart than their letters.
  return closeSpacedLetters(text)
    .replace(/(\p{Ll})[-\u00ad\u2010]\n(?=\p{Ll})/gu, '$1')
    .replace(/\u00ad/g, '')
    .replace(/[^\S\n]+|[[\p{Cc}\p{Co}]--\n]+/gv, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}
