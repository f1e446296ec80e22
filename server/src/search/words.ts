/** One word of a text. `word` is folded; `start` and `end` are offsets into the source. */
export type Word = {
  word: string;
  start: number;
  end: number;
  /** Nothing but a joiner (`high-tech`, `60x120`, `4.0`) stands between this word and the one before. */
  joined: boolean;
};

const WORD_MAX_LENGTH = 40;
/** A cut of the source, so that folding ten kilobytes of one "word" costs nothing. */
const RUN_MAX_LENGTH = 80;
const CACHE_MAX_SIZE = 50_000;

// Letters and digits part (`20mm` is `20` and `mm`), so that spaced and unspaced spellings meet. Soft hyphens and zero-width
// characters stay inside a word; `×` is the `x` of a tile format. Each class is a plain run: no backtracking.
const RUN = /[\p{L}\p{M}\u00AD\u200B-\u200D\u2060]+|\p{N}+|×/gu;
const JOINER = /^[-\u2010\u2011._@&+]$/;
const DIGIT_JOINER = /^[,:/]$/;
const DIGIT = /^\p{N}$/u;

const SPECIAL_FOLDS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  '×': 'x',
};

/** Lower case without accents, marks and compatibility forms: `Città` is `citta`, `CO₂` is `co2`, `ﬁne` is `fine`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþı×]/g, (letter) => SPECIAL_FOLDS[letter] ?? '')
    .replace(/[^a-z0-9\p{L}\p{N}]+/gu, '');
}

/** Already folded: most words of most texts. */
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

/** A copy: what a pattern matches is a slice that keeps its whole text alive. */
export function detach(slice: string): string {
  return ` ${slice}`.slice(1);
}

function isJoiner(gap: string, text: string, start: number): boolean {
  if (gap === '' || JOINER.test(gap)) return true;
  return DIGIT_JOINER.test(gap) && DIGIT.test(text.charAt(start - 2)) && DIGIT.test(text.charAt(start));
}

type Visit = (word: string, start: number, end: number, joined: boolean) => void;

/** Reads a text word by word, at most `limit` of them. */
export function eachWord(text: string, limit: number, visit: Visit): void {
  let count = 0;
  let previousEnd = -2;
  for (const match of text.matchAll(RUN)) {
    if (count >= limit) return;
    const word = foldRun(match[0]);
    if (word === '') continue;
    const start = match.index;
    const joined = start - previousEnd <= 1 && isJoiner(text.slice(previousEnd, start), text, start);
    previousEnd = start + match[0].length;
    count += 1;
    visit(word, start, previousEnd, joined);
  }
}

/** The words of a text in their order; the index in the list is the position. */
export function splitWords(text: string, limit = Number.POSITIVE_INFINITY): Word[] {
  const words: Word[] = [];
  eachWord(text, limit, (word, start, end, joined) => words.push({ word, start, end, joined }));
  return words;
}
