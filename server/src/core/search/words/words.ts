import { fold } from '../../../platform/text/fold.ts';
import { findRuns, type Runs } from './runs.ts';

/** One word of a text. `word` is folded; `start` and `end` are offsets into the source. */
export type Word = {
  word: string;
  start: number;
  end: number;
  /** Only a joining character (`high-tech`, `60x120`, `4.0`) separates this word from the previous one. */
  joined: boolean;
};

const WORD_MAX_LENGTH = 40;
/** Limits the source, so that folding a "word" of ten kilobytes costs nothing. */
const RUN_MAX_LENGTH = 80;
const CACHE_MAX_SIZE = 50_000;

const JOINER = /^[-\u2010\u2011._@&+]$/;
const DIGIT_JOINER = /^[,:/]$/;
const DIGIT = /^\p{N}$/u;

/** Already folded; true for most words. */
const PLAIN_RUN = /^[a-z]+$/;

const folds = new Map<string, string>();

function foldRun(run: string): string {
  if (run.length <= WORD_MAX_LENGTH && PLAIN_RUN.test(run)) return run;
  const known = folds.get(run);
  if (known !== undefined) return known;
  const word = fold(run.slice(0, RUN_MAX_LENGTH)).slice(0, WORD_MAX_LENGTH);
  if (run.length <= RUN_MAX_LENGTH) {
    if (folds.size >= CACHE_MAX_SIZE) folds.clear();
    folds.set(detach(run), word);
  }
  return word;
}

/** Copies the text, because the result of a pattern is a slice that keeps the whole source in memory. */
export function detach(slice: string): string {
  return ` ${slice}`.slice(1);
}

function isJoiner(gap: string, text: string, start: number): boolean {
  if (gap === '' || JOINER.test(gap)) return true;
  return DIGIT_JOINER.test(gap) && DIGIT.test(text.charAt(start - 2)) && DIGIT.test(text.charAt(start));
}

/** A text with the positions of its words, valid until the next text is read. */
export interface ReadText extends Runs {
  text: string;
}

const isWord = (run: string): boolean => foldRun(run) !== '';

/** Finds the words of a text, at most `limit` of them. */
export const readText = (text: string, limit: number): ReadText => ({
  text,
  ...findRuns(text, limit, isWord),
});

/** Folded word at a position. */
export const wordAt = (text: string, start: number, end: number): string => foldRun(text.slice(start, end));

/** Words of a text in their order; the list index is the position. */
export function splitWords(text: string, limit = Number.POSITIVE_INFINITY): Word[] {
  const { count, starts, ends } = readText(text, limit);
  let previousEnd = -2;
  return Array.from(starts.subarray(0, count), (start, index) => {
    const end = ends[index] ?? start;
    const joined = start - previousEnd <= 1 && isJoiner(text.slice(previousEnd, start), text, start);
    previousEnd = end;
    return { word: wordAt(text, start, end), start, end, joined };
  });
}

/**
 * The same text with spaced letters (`S O M M A R I O`) joined, and spaced digits in the same line: in other lines `2 0
 * 2 6` is a table row.
 */
export const closeSpacedLetters = (text: string): string =>
  text
    .split('\n')
    .map((line) => {
      const closed = closeWords(line);
      return closed === line ? line : closed.replace(SPACED_FIGURES, closeUp);
    })
    .join('\n');
const SPACED_FIGURES = /(?<![\p{N}.,] ?)\p{Nd}(?:[ \u00A0\u2009\u200A\u202F]\p{Nd})+(?![ ]?[\p{N}.,])/gu;
const closeUp = (spaced: string): string => spaced.replace(/\s/g, '');

function closeWords(text: string): string {
  const { count, starts, ends } = readText(text, Number.POSITIVE_INFINITY);
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < count; at += 1) {
    const [start = from, end = from] = [starts[at], ends[at]];
    parts.push(text.slice(from, start), closeUp(text.slice(start, end)));
    from = end;
  }
  parts.push(text.slice(from));
  return parts.join('');
}
