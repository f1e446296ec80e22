import { readCodeUnits } from '../excerpts/code-units.ts';

/**
 * Positions of the words of a text: word number `index` from `starts[index]` to `ends[index]`, exclusive. Valid until
 * the next text is analysed, because all share one buffer.
 */
export interface Runs {
  count: number;
  starts: Uint32Array;
  ends: Uint32Array;
  /** Code units of the text. */
  codes: Uint16Array;
}

const OTHER = 0;
const LETTER = 1;
const DIGIT = 2;
const TIMES = 3;
/** Half of a surrogate pair, which is classified as a whole. */
const SURROGATE = 4;
const UNKNOWN = 255;

// Letters and digits are separate words (`20mm` is `20` and `mm`), so that spaced and unspaced spellings match. Soft
// hyphens and zero-width characters stay within a word; `×` is the `x` of a tile format.
const LETTER_PATTERN = /^[\p{L}\p{M}\u00AD\u200B-\u200D\u2060]$/u;
const DIGITS = /^\p{N}$/u;
const PLAIN = /[a-z0-9]/i;
/** One space: letters further apart are not one word. */
const LETTER_SPACE = /^[ \u00A0\u2009\u200A\u202F]$/;
/** Fewer spaced letters are separate words, such as `a e o`, or an enumeration. */
const SPACED_LETTERS_MIN = 4;

const classes = new Uint8Array(0x10000).fill(UNKNOWN);
classes.fill(SURROGATE, 0xd800, 0xe000);

function classify(character: string): number {
  if (character === '×') return TIMES;
  if (LETTER_PATTERN.test(character)) return LETTER;
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

/** End of the run of one class that starts at `start`. */
function endOf(text: string, codes: Uint16Array, start: number, kind: number): number {
  let end = start + widthOf(codes[start] ?? 0);
  if (kind === TIMES) return end;
  while (end < codes.length) {
    const code = codes[end] ?? 0;
    const known = classes[code] ?? OTHER;
    // Nearly every character is in the table and one code unit wide.
    if (known === kind) end += 1;
    else if (known >= SURROGATE && classOf(text, end, code) === kind) end += widthOf(code);
    else break;
  }
  return Math.min(end, codes.length);
}

/**
 * Words of a text, at most `limit`: runs of letters, runs of digits, and spaced letters (`S O M M A R I O`) as one
 * word. `isWord` decides about a run without a plain letter or digit.
 */
export function findRuns(text: string, limit: number, isWord: (run: string) => boolean): Runs {
  const codes = readCodeUnits(text);
  const runs = new RunList(text);
  const { length } = codes;
  let at = 0;
  while (at < length && runs.count < limit) {
    const code = codes[at] ?? 0;
    const known = classes[code] ?? OTHER;
    const kind = known < SURROGATE ? known : classOf(text, at, code);
    if (kind === OTHER) {
      at += known < SURROGATE ? 1 : widthOf(code);
      continue;
    }
    let end = at + 1;
    // Nearly every character is in the table and one code unit wide.
    if (known === kind && kind !== TIMES) while (end < length && classes[codes[end] ?? 0] === kind) end += 1;
    if (known !== kind || isUnsure(codes[end])) end = endOf(text, codes, at, kind);
    if (code < ASCII || isFilled(text.slice(at, end), isWord)) runs.add(at, end, kind === LETTER);
    at = end;
  }
  runs.joinSpaced();
  const { count, starts, ends } = runs;
  return { count, starts, ends, codes };
}

const isUnsure = (code: number | undefined): boolean =>
  code !== undefined && (classes[code] ?? OTHER) >= SURROGATE;

const ASCII = 128;

const isFilled = (run: string, isWord: (run: string) => boolean): boolean => PLAIN.test(run) || isWord(run);

/** Initial capacity, sufficient for most texts. */
const SCRATCH_WORDS = 8192;
const scratch = { starts: new Uint32Array(SCRATCH_WORDS), ends: new Uint32Array(SCRATCH_WORDS) };

class RunList {
  count = 0;
  starts = scratch.starts;
  ends = scratch.ends;
  readonly #text: string;
  /** Start of the current sequence of spaced letters; -1: none. */
  #spacedFrom = -1;

  constructor(text: string) {
    this.#text = text;
  }

  add(start: number, end: number, isLetters: boolean): void {
    const isLetter = isLetters && end - start === 1;
    if (isLetter || this.#spacedFrom !== -1) this.#joinOrGoOn(start, isLetter);
    const at = this.count;
    if (at === this.starts.length) this.#grow();
    this.starts[at] = start;
    this.ends[at] = end;
    this.count = at + 1;
  }

  #joinOrGoOn(start: number, isLetter: boolean): void {
    if (this.#spacedFrom !== -1 && !(isLetter && this.#continues(start))) this.joinSpaced();
    if (isLetter && this.#spacedFrom === -1) this.#spacedFrom = this.count;
  }

  #grow(): void {
    const [starts, ends] = [new Uint32Array(this.count * 2), new Uint32Array(this.count * 2)];
    starts.set(this.starts);
    ends.set(this.ends);
    this.starts = starts;
    this.ends = ends;
  }

  /** Joins the preceding spaced letters into one word, if there are enough. */
  joinSpaced(): void {
    const from = this.#spacedFrom;
    this.#spacedFrom = -1;
    if (from === -1 || this.count - from < SPACED_LETTERS_MIN) return;
    this.ends[from] = this.ends[this.count - 1] ?? 0;
    this.count = from + 1;
  }

  // `S o m m a r i o` is one word, but the `a` after `S O M M A R I O a cura di` does not belong to it.
  #continues(start: number): boolean {
    const length = this.count - this.#spacedFrom;
    if (this.ends[this.count - 1] !== start - 1) return false;
    if (!LETTER_SPACE.test(this.#text.charAt(start - 1))) return false;
    const letter = this.#text.charAt(start);
    const previous = this.#text.charAt(this.starts[this.count - 1] ?? 0);
    if (length === 1 && isUpper(previous)) return isUpper(letter) || isLower(letter);
    return isUpper(letter) ? isUpper(previous) : isLower(letter) && isLower(previous);
  }
}

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();
const isLower = (letter: string): boolean => letter !== letter.toUpperCase();
