/** Behind the first of letters that are set with spaces. */
const BLANK = 32;
const ASCII = 128;
/** A stem may differ from its words in its last two letters (`dying` has `die`, `company` has `compani`). */
const CHANGED_LETTERS = 2;
/** A token whose word is not plain spells out the codes of its letters; here the first one is. */
const SPELT = /^u([2-7][0-9a-f])/;

const PLAIN = /^[a-z0-9]$/;
/** Of the character that was just matched: it goes on what stands before it. */
const NO_LETTER_BEFORE = '(?<![a-zA-Z].)';
const NO_DIGIT_BEFORE = '(?<![0-9].)';
const ACCENTED = '[\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u00ff]';
/** Neither those nor blanks, dashes, quotes and dots. */
const NOT_PLAIN =
  '[^\\0-\\x7f\\u00a0\\u00ab\\u00bb\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u00ff\\u2013\\u2014\\u2018-\\u201f\\u2026]';

const eitherCase = (letter: string): string => `[${letter}${letter.toUpperCase()}]`;
/** Blanks stand between letters that are set with spaces. */
const isFollowedBy = (letters: readonly string[]): string =>
  `(?=[${[...new Set(letters)].map((letter) => letter + letter.toUpperCase()).join('')} ]|[^\\0-\\x7f])`;

const toLower = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/** How words begin that may have one of some tokens, so that no other word needs to be analysed. */
export class Beginnings {
  /** By the code of the first letter. */
  readonly #known = Array.from({ length: ASCII }, (): string[] => []);

  constructor(tokens: Iterable<string>) {
    for (const token of tokens) {
      // Its first letter says the language.
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

  /**
   * Where such words may begin, and more: characters that are not plain, which may become any letter, but none of those that
   * part words in nearly every text. Each match is one code unit. A pattern passes over a text several times as fast as we do.
   */
  toPattern(): RegExp {
    const places = this.#known.flatMap((known, first) => {
      const letter = String.fromCharCode(first);
      if (known.length === 0 || !PLAIN.test(letter)) return [];
      const before = /[0-9]/.test(letter) ? NO_DIGIT_BEFORE : NO_LETTER_BEFORE;
      const seconds = known.map((beginning) => beginning.charAt(1));
      return `${eitherCase(letter)}${before}${seconds.every((each) => PLAIN.test(each)) ? isFollowedBy(seconds) : ''}`;
    });
    return new RegExp([...places, ACCENTED + NO_LETTER_BEFORE, NOT_PLAIN].join('|'), 'g');
  }

  /** Whether the word from `start` to `end` of a text, in code units, may have one of the tokens. */
  mayStandAt(codes: Uint16Array, start: number, end: number): boolean {
    const first = toLower(codes[start] ?? 0);
    // What is not plain may become any letter.
    if (first >= ASCII) return true;
    const known = this.#known[first];
    // Said of nearly every word, so that not even a loop may begin.
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
