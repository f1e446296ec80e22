import { searchTooComplex } from '../errors/errors.ts';
import { loadLate } from '../text/load-late.ts';

const loadRe2 = loadLate<typeof import('re2js')>('re2js');

/** A repetition counts as often as it may occur, because compiling expands it. */
const REPETITIONS_MAX = 200;
const REPETITION = /\{(\d+)?(?:,(\d+)?)?\}/g;
/** Steps of the compiled pattern; each may be tried at every character. */
const PROGRAM_MAX = 500;

/**
 * Whether the text is a valid regular expression. The engine takes linear time in text length times program length; the
 * program length is limited here, before and after compiling. @throws 400 if the program is too long
 */
export function isPattern(text: string): boolean {
  let repetitions = 0;
  for (const [, low, high] of text.matchAll(REPETITION)) repetitions += Number(high ?? low ?? 0);
  if (repetitions > REPETITIONS_MAX) throw searchTooComplex();
  const size = sizeOf(text);
  if (size !== null && size > PROGRAM_MAX) throw searchTooComplex();
  return size !== null;
}

/** Returns whether a text matches the pattern, as both databases interpret it. */
export function toMatcher(text: string): (value: string) => boolean {
  const { RE2JS } = loadRe2();
  const pattern = RE2JS.compile(text, RE2JS.CASE_INSENSITIVE);
  return (value) => pattern.matcher(value).find();
}

function sizeOf(text: string): number | null {
  try {
    const { RE2JS } = loadRe2();
    return RE2JS.compile(text, RE2JS.CASE_INSENSITIVE).programSize();
  } catch {
    return null;
  }
}
