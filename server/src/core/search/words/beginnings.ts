/** Behind the first of letters that are set with spaces. */
const BLANK = 32;
const ASCII = 128;
/** A stem may differ from its words in its last two letters (`dying` has `die`, `company` has `compani`). */
const CHANGED_LETTERS = 2;
/** A token whose word is not plain spells out the codes of its letters; here the first one is. */
const SPELT = /^u([2-7][0-9a-f])/;

const toLower = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/** How words begin that may have one of some tokens, so that no other word needs to be analysed. */
export class Beginnings {
  /** By the code of the first letter. */
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
    // Runs for nearly every word, so that not even a loop may begin.
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
