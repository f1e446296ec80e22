/**
 * Text fragment of an address, `:~:text=…` (WICG, URL Fragment Text Directives), which opens a page at a passage.
 * Browsers search for the first match within one block, ignoring case; prefix and suffix disambiguate.
 */
export interface Directive {
  prefix: string;
  start: string;
  /** Empty: `start` is the whole passage. */
  end: string;
  suffix: string;
}

/**
 * Maximum length in characters. Longer passages, and those of several blocks, are identified by their first and last
 * words.
 */
const WHOLE_MAX = 200;
const EDGE_WORDS = 6;
/** Numbers of context words to try, in this order. */
const CONTEXT_WORDS = [0, 3, 6, 12, 25];

const WORD = /[\p{L}\p{M}\p{N}_]/u;
const isWord = (text: string, at: number): boolean => WORD.test(text.charAt(at));
/** Whether a match can start or end here: not within a word. */
const isBoundary = (text: string, at: number): boolean => !(isWord(text, at - 1) && isWord(text, at));

/** Extends a range to whole words; null if it has none. Line breaks separate the blocks of the text. */
function growToWords(text: string, from: number, to: number): [number, number] | null {
  let [first, last] = [from, to];
  while (first < last && /\s/.test(text.charAt(first))) first += 1;
  while (last > first && /\s/.test(text.charAt(last - 1))) last -= 1;
  if (first === last) return null;
  while (!isBoundary(text, first)) first -= 1;
  while (!isBoundary(text, last)) last += 1;
  return [first, last];
}

/** Passage that a browser would find; null: none. */
export function findPassage(text: string, directive: Directive): [number, number] | null {
  const lower = text.toLowerCase();
  const { prefix, start, end, suffix } = {
    prefix: directive.prefix.toLowerCase(),
    start: directive.start.toLowerCase(),
    end: directive.end.toLowerCase(),
    suffix: directive.suffix.toLowerCase(),
  };
  const isBehind = (at: number): boolean => {
    const before = lower.slice(0, at).trimEnd();
    return prefix === '' || (before.endsWith(prefix) && isBoundary(lower, before.length - prefix.length));
  };
  const isAhead = (at: number): boolean => {
    const after = lower.slice(at).trimStart();
    return suffix === '' || (after.startsWith(suffix) && isBoundary(after, suffix.length));
  };
  for (const from of listPlaces(lower, start, 0)) {
    if (!isBehind(from)) continue;
    const after = from + start.length;
    if (end === '') {
      if (isAhead(after)) return [from, after];
      continue;
    }
    for (const at of listPlaces(lower, end, after))
      if (isAhead(at + end.length)) return [from, at + end.length];
  }
  return null;
}

function* listPlaces(text: string, words: string, from: number): Generator<number> {
  for (let at = text.indexOf(words, from); at >= 0; at = text.indexOf(words, at + 1))
    if (isBoundary(text, at) && isBoundary(text, at + words.length)) yield at;
}

const firstWords = (text: string, count: number): string => text.split(' ', count).join(' ');
const lastWords = (text: string, count: number): string =>
  count === 0 ? '' : text.split(' ').slice(-count).join(' ');

/** Directive that identifies a passage uniquely; null: none. */
export function toDirective(text: string, from: number, to: number): Directive | null {
  const grown = growToWords(text, from, to);
  if (grown === null) return null;
  const [first, last] = grown;
  const blocks = text.slice(first, last).split('\n');
  const isWhole = blocks.length === 1 && last - first <= WHOLE_MAX;
  const start = isWhole ? (blocks[0] ?? '') : firstWords(blocks[0] ?? '', EDGE_WORDS);
  const end = isWhole ? '' : lastWords(blocks.at(-1) ?? '', EDGE_WORDS);
  // At the edge of a block the context comes from the adjacent block.
  const before = text.slice(0, first).trimEnd().split('\n').at(-1) ?? '';
  const after = text.slice(last).trimStart().split('\n')[0] ?? '';
  for (const count of CONTEXT_WORDS) {
    const directive = {
      prefix: lastWords(before, count),
      start,
      end,
      suffix: count === 0 ? '' : firstWords(after, count),
    };
    const found = findPassage(text, directive);
    if (found?.[0] === first && found[1] === last) return directive;
  }
  return null;
}

/** `-` marks a prefix or suffix, so it is escaped; `encodeURIComponent` escapes `,` and `&`. */
const encode = (words: string): string => encodeURIComponent(words).replaceAll('-', '%2D');

export const writeDirective = ({ prefix, start, end, suffix }: Directive): string =>
  `:~:text=${[
    ...(prefix === '' ? [] : [`${encode(prefix)}-`]),
    encode(start),
    ...(end === '' ? [] : [encode(end)]),
    ...(suffix === '' ? [] : [`-${encode(suffix)}`]),
  ].join(',')}`;
