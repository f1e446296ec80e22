import { searchTooComplex } from '../errors/errors.ts';
import { loadLate } from '../text/load-late.ts';

const loadRe2 = loadLate<typeof import('re2js')>('re2js');

/** A repetition counts as often as it may occur: it is written out when the pattern is compiled. */
const REPETITIONS_MAX = 200;
const REPETITION = /\{(\d+)?(?:,(\d+)?)?\}/g;
/** Steps of the compiled pattern, each of which may be tried at every character. */
const PROGRAM_MAX = 500;

/**
 * Whether it is a regular expression at all. Patterns are read by an engine that takes linear time, in the length of the
 * text times that of the program: the second factor is bounded here, before and after compiling.
 * @throws 400 for one that compiles to too much
 */
export function isPattern(text: string): boolean {
  let repetitions = 0;
  for (const [, low, high] of text.matchAll(REPETITION)) repetitions += Number(high ?? low ?? 0);
  if (repetitions > REPETITIONS_MAX) throw searchTooComplex();
  const size = sizeOf(text);
  if (size !== null && size > PROGRAM_MAX) throw searchTooComplex();
  return size !== null;
}

/** Whether a text matches the pattern, as both databases interpret it. */
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
