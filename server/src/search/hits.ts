import type { Language } from '@press-room/contract/languages';
import { listConceptPhrases } from './glossary.ts';
import type { SearchQuery } from './query.ts';
import { toToken } from './stems.ts';
import { type ReadText, wordAt } from './words.ts';

/** A stretch of a text that matches one clause of the query, as offsets into the text. */
export type Hit = { start: number; end: number; clause: number };

/** A row of tokens that is looked for: the words of a clause, or a phrase of the glossary for its concept. */
type Needle = { tokens: readonly string[]; clause: number; isConcept: boolean };

type Needles = {
  byFirstToken: Map<string, Needle[]>;
  /** Whether a word that begins with these two plain letters may be the first of a needle. */
  isBeginning: Uint8Array;
};

const ASCII = 128;
/** Behind the first of letters that are set with spaces. */
const BLANK = 32;
const needles = new WeakMap<SearchQuery, Map<Language, Needles>>();

function needlesOf(query: SearchQuery, language: Language): Needles {
  const known = needles.get(query) ?? new Map<Language, Needles>();
  needles.set(query, known);
  const made = known.get(language) ?? makeNeedles(query, language);
  known.set(language, made);
  return made;
}

function makeNeedles({ clauses }: SearchQuery, language: Language): Needles {
  const all = clauses.flatMap(({ concepts, terms }, clause) => [
    ...concepts
      .flatMap((concept) => listConceptPhrases(concept, language))
      .map((tokens): Needle => ({ tokens, clause, isConcept: true })),
    ...terms
      .flatMap(({ sequences }) => sequences)
      .map((tokens): Needle => ({ tokens, clause, isConcept: false })),
  ]);
  const isBeginning = new Uint8Array(ASCII * ASCII);
  for (const { tokens } of all) {
    for (const pair of listBeginnings(tokens[0] ?? '')) isBeginning[pair] = 1;
  }
  return { byFirstToken: Map.groupBy(all, ({ tokens }) => tokens[0] ?? ''), isBeginning };
}

const pairOf = (first: number, second: number): number => first * ASCII + second;

/** How the words of a token begin: its first letter says the language, and behind it a stem begins like its words. */
function listBeginnings(token: string): number[] {
  const [first, second] = [token.charCodeAt(1), token.length > 2 ? token.charCodeAt(2) : 0];
  // `dying` has the stem `die`; nothing else changes so far in front.
  return /^e[dlt]ie$/.test(token)
    ? [pairOf(first, second), pairOf(first, 'y'.charCodeAt(0))]
    : [pairOf(first, second)];
}

const toLower = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/**
 * What matches in a text, in its order and without overlaps. Words of a glossary phrase count alone only where no whole
 * phrase is. Only words that begin like one that is looked for are analysed, which makes reading a text cheap.
 */
export function findHits({ text, starts, ends }: ReadText, query: SearchQuery, language: Language): Hit[] {
  const { byFirstToken, isBeginning } = needlesOf(query, language);
  const tokenAt = (index: number): string | null => {
    const [start, end] = [starts[index], ends[index]];
    return start === undefined || end === undefined ? null : toToken(wordAt(text, start, end), language);
  };
  const found: { needle: Needle; hit: Hit }[] = [];
  for (let index = 0; index < starts.length; index += 1) {
    const start = starts[index] ?? 0;
    const first = toLower(text.charCodeAt(start));
    const second = ends[index] === start + 1 ? 0 : toLower(text.charCodeAt(start + 1));
    // What is not plain may become any letter.
    if (first < ASCII && second < ASCII && second !== BLANK && isBeginning[pairOf(first, second)] === 0)
      continue;
    for (const needle of byFirstToken.get(tokenAt(index) ?? '') ?? []) {
      const { tokens, clause } = needle;
      if (!tokens.every((token, offset) => offset === 0 || tokenAt(index + offset) === token)) continue;
      found.push({ needle, hit: { start, end: ends[index + tokens.length - 1] ?? start, clause } });
    }
  }
  return withoutOverlaps(preferPhrases(found, query));
}

function preferPhrases(found: readonly { needle: Needle; hit: Hit }[], { clauses }: SearchQuery): Hit[] {
  const withPhrase = new Set(
    found.filter(({ needle }) => needle.isConcept).map(({ needle }) => needle.clause),
  );
  const isLoose = ({ isConcept, clause }: Needle): boolean =>
    !isConcept && withPhrase.has(clause) && (clauses[clause]?.terms.length ?? 0) > 1;
  return found.filter(({ needle }) => !isLoose(needle)).map(({ hit }) => hit);
}

function withoutOverlaps(hits: Hit[]): Hit[] {
  hits.sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Hit[] = [];
  for (const hit of hits) {
    const last = merged.at(-1);
    if (last === undefined || hit.start >= last.end) merged.push({ ...hit });
    else last.end = Math.max(last.end, hit.end);
  }
  return merged;
}
