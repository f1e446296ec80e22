/** Separator after the first of spaced letters. */
const BLANK = 32;
const ASCII = 128;
/** A stem may differ from its words in the last two letters (`dying`: `die`, `company`: `compani`). */
const CHANGED_LETTERS = 2;
/** A token of a word in another script encodes its letters as character codes; this matches the first. */
const SPELT = /^u([2-7][0-9a-f])/;

const toLower = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/** Possible starts of words with some tokens, so that other words need not be analysed. */
export class Beginnings {
  /** By the character code of the first letter. */
  readonly #known = Array.from({ length: ASCII }, (): string[] => []);

  constructor(tokens: Iterable<string>) {
    for (const token of tokens) {
      // Its first letter encodes the language.
      const stem = token.slice(1);
      this.#add(stem.slice(0, Math.max(1, stem.length - CHANGED_LETTERS)));
      const spelt = SPELT.exec(stem);
      if (spelt !== null) this.#add(String.fromCodePoint(Number.parseInt(spelt[1] ?? '', 16)));
    }
  }

  #add(beginning: string): void {
    const first = beginning.charCodeAt(0);
    this.#known[first]?.push(beginning);
  }

  /** Whether the word from `start` to `end` of a text, in code units, may have one of the tokens. */
  mayStandAt(codes: Uint16Array, start: number, end: number): boolean {
    const first = toLower(codes[start] ?? 0);
    // A non-ASCII letter can fold to any letter.
    if (first >= ASCII) return true;
    const known = this.#known[first];
    // Runs for nearly every word, so it must avoid even a loop.
    if (known === undefined || known.length === 0) return false;
    for (const beginning of known) if (agrees(codes, start, end, beginning)) return true;
    return false;
  }
}

function agrees(codes: Uint16Array, start: number, end: number, beginning: string): boolean {
  for (let at = 1; at < beginning.length; at += 1) {
    if (start + at >= end) return false;
    const code = toLower(codes[start + at] ?? 0);
    if (code >= ASCII || code === BLANK) return true;
    if (code !== beginning.charCodeAt(at)) return false;
  }
  return true;
}
