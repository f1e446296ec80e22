import { readCodeUnits } from './code-units.ts';

/** Where the words of a text stand: word number `index` from `starts[index]` to `ends[index]`, the latter excluded. */
export interface Runs {
  starts: Uint32Array;
  ends: Uint32Array;
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const TIMES = 3;
/** The half of a pair that is classified as a whole. */
const SURROGATE = 4;
const UNKNOWN = 255;

// Letters and digits part (`20mm` is `20` and `mm`), so that spaced and unspaced spellings meet. Soft hyphens and zero-width
// characters stay inside a word; `×` is the `x` of a tile format.
const LETTERS = /^[\p{L}\p{M}\u00AD\u200B-\u200D\u2060]$/u;
const DIGITS = /^\p{N}$/u;
const PLAIN = /[a-z0-9]/i;
/** One blank: letters that stand wider apart are no word. */
const LETTER_SPACE = /^[ \u00A0\u2009\u200A\u202F]$/;
/** Fewer letters in a row are `a e o`, or an enumeration. */
const SPACED_LETTERS_MIN = 4;

const classes = new Uint8Array(0x10000).fill(UNKNOWN);
classes.fill(SURROGATE, 0xd800, 0xe000);

function classify(character: string): number {
  if (character === '×') return TIMES;
  if (LETTERS.test(character)) return LETTER;
  return DIGITS.test(character) ? DIGIT : OTHER;
}

function classOf(text: string, at: number, code: number): number {
  const known = classes[code] ?? OTHER;
  if (known < SURROGATE) return known;
  const found = classify(String.fromCodePoint(text.codePointAt(at) ?? 0));
  if (known === UNKNOWN) classes[code] = found;
  return found;
}

const widthOf = (code: number): number => (classes[code] === SURROGATE ? 2 : 1);

/** The end of the run of one class that begins at `start`. */
function endOf(text: string, codes: Uint16Array, start: number, kind: number): number {
  let end = start + widthOf(codes[start] ?? 0);
  if (kind === TIMES) return end;
  while (end < codes.length) {
    const code = codes[end] ?? 0;
    // Nearly every character is known and one unit wide.
    if (classes[code] === kind) end += 1;
    else if (classOf(text, end, code) === kind) end += widthOf(code);
    else break;
  }
  return Math.min(end, codes.length);
}

/**
 * The words of a text, at most `limit`: runs of letters, runs of digits, and what is set with spaced letters
 * (`S O M M A R I O`), which is one word. `isWord` tells whether anything is left of a run without a plain letter or digit.
 */
export function findRuns(text: string, limit: number, isWord: (run: string) => boolean): Runs {
  const runs = new RunList(text);
  const codes = readCodeUnits(text);
  let at = 0;
  while (at < codes.length && runs.starts.length < limit) {
    const code = codes[at] ?? 0;
    const kind = classOf(text, at, code);
    if (kind === OTHER) {
      at += widthOf(code);
      continue;
    }
    const end = endOf(text, codes, at, kind);
    if (code < ASCII || isFilled(text.slice(at, end), isWord)) runs.add(at, end, kind === LETTER);
    at = end;
  }
  runs.joinSpaced();
  // The constructor copies plain lists, where `from` would iterate them.
  return { starts: new Uint32Array(runs.starts), ends: new Uint32Array(runs.ends) };
}

const ASCII = 128;

const isFilled = (run: string, isWord: (run: string) => boolean): boolean => PLAIN.test(run) || isWord(run);

class RunList {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly #text: string;
  /** Where the row of spaced letters begins that may go on. */
  #spacedFrom = 0;

  constructor(text: string) {
    this.#text = text;
  }

  add(start: number, end: number, isLetters: boolean): void {
    const isLetter = isLetters && end - start === 1;
    if (!isLetter || !this.#continues(start)) {
      this.joinSpaced();
      this.#spacedFrom = isLetter ? this.starts.length : Number.POSITIVE_INFINITY;
    }
    this.starts.push(start);
    this.ends.push(end);
  }

  /** Makes one word of the letters that stand in a row so far, where they are enough. */
  joinSpaced(): void {
    const from = this.#spacedFrom;
    if (this.starts.length - from < SPACED_LETTERS_MIN) return;
    this.ends[from] = this.ends.at(-1) ?? 0;
    this.starts.length = from + 1;
    this.ends.length = from + 1;
  }

  // `S o m m a r i o` is one word, but the `a` behind `S O M M A R I O a cura di` belongs to it no more.
  #continues(start: number): boolean {
    const length = this.starts.length - this.#spacedFrom;
    if (!(length > 0) || this.ends.at(-1) !== start - 1) return false;
    if (!LETTER_SPACE.test(this.#text.charAt(start - 1))) return false;
    const letter = this.#text.charAt(start);
    const previous = this.#text.charAt(this.starts.at(-1) ?? 0);
    if (length === 1 && isUpper(previous)) return isUpper(letter) || isLower(letter);
    return isUpper(letter) ? isUpper(previous) : isLower(letter) && isLower(previous);
  }
}

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();
const isLower = (letter: string): boolean => letter !== letter.toUpperCase();
