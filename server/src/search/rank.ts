import { sortKeyToDays, toDays } from './document.ts';
import type { SearchClause, SearchQuery } from './query.ts';

/**
 * The tokens of a document's title and abstract for ranking, as numbers whose last two bits say where they stand: how many
 * different ones there are, these in their order; then all of the title and all of the abstract, for phrases.
 */
export type Head = Int32Array;

export type Candidate = { sortKey: number; head: Head };

/** Bits of a number. */
const IN_TITLE = 1;
const IN_ABSTRACT = 2;
const PLACES = IN_TITLE | IN_ABSTRACT;

const TITLE_WEIGHT = 1;
const ABSTRACT_WEIGHT = 0.6;
const BODY_WEIGHT = 0.3;
/** The share of a score that age can take away. */
const FRESHNESS_SHARE = 0.5;
const DAYS_PER_YEAR = 365.25;
const BLANK = 32;
/** FNV-1a. Two tokens with one number are one pair in billions, and alike on both engines. */
const HASH_START = 0x811c9dc5;
const HASH_FACTOR = 0x01000193;

/** How the index keeps the tokens of a field. */
export const toRankText = (tokens: readonly string[]): string => tokens.join(' ');

/** The numbers of tokens with blanks between them. */
function toCodes(text: string, place = 0): number[] {
  const codes: number[] = [];
  let hash = HASH_START;
  let length = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? BLANK : text.charCodeAt(at);
    if (code !== BLANK) {
      hash = Math.imul(hash ^ code, HASH_FACTOR);
      length += 1;
    } else if (length > 0) {
      codes.push((hash & ~PLACES) | place);
      hash = HASH_START;
      length = 0;
    }
  }
  return codes;
}

/** Fields as `toRankText` joins them. */
export function toHead(title: string, abstract: string): Head {
  const rows = [...toCodes(title, IN_TITLE), ...toCodes(abstract, IN_ABSTRACT)];
  const sorted = Int32Array.from(rows).sort();
  let count = 0;
  for (const code of sorted) {
    const last = count === 0 ? null : (sorted[count - 1] ?? 0);
    if (last !== null && (last & ~PLACES) === (code & ~PLACES)) sorted[count - 1] = last | code;
    else {
      sorted[count] = code;
      count += 1;
    }
  }
  return Int32Array.of(count, ...sorted.subarray(0, count), ...rows);
}

/** Rows of numbers of which one must stand there: a concept's, or for each term one of its sequences. */
type ClauseNeedles = { concepts: number[][]; terms: number[][][] };

function toNeedles({ concepts, terms }: SearchClause): ClauseNeedles {
  return {
    concepts: concepts.map((concept) => toCodes(concept)),
    terms: terms.map(({ sequences }) => sequences.map((tokens) => toCodes(toRankText(tokens)))),
  };
}

/** Where a number stands, as bits. */
function placesOf(head: Head, code: number): number {
  let low = 1;
  let high = head[0] ?? 0;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const found = head[middle] ?? 0;
    if ((found & ~PLACES) === code) return found & PLACES;
    if (found < code) low = middle + 1;
    else high = middle - 1;
  }
  return 0;
}

function placesOfSequence(head: Head, needle: readonly number[]): number {
  const first = placesOf(head, needle[0] ?? 0);
  if (needle.length === 1 || first === 0) return first;
  let places = 0;
  for (let at = 1 + (head[0] ?? 0); at + needle.length <= head.length; at += 1) {
    const place = (head[at] ?? 0) & PLACES;
    if (needle.every((code, offset) => head[at + offset] === (code | place))) places |= place;
  }
  return places;
}

/** In which fields a clause is found, as bits. */
function placesOfClause(head: Head, { concepts, terms }: ClauseNeedles): number {
  let places = 0;
  for (const concept of concepts) places |= placesOfSequence(head, concept);
  if ((places & IN_TITLE) !== 0) return places;
  let common = PLACES;
  for (const sequences of terms) {
    let any = 0;
    for (const needle of sequences) any |= placesOfSequence(head, needle);
    common &= any;
    if (common === 0) break;
  }
  return places | common;
}

/** Whether every clause stands among the tokens of a short text. */
export function isMatch(query: SearchQuery, tokens: readonly string[]): boolean {
  const head = toHead(toRankText(tokens), '');
  return query.clauses.every((clause) => placesOfClause(head, toNeedles(clause)) !== 0);
}

/**
 * Best first. A clause counts 1 in the title, 0.6 in the abstract, 0.3 in the body; a release loses a quarter of its score
 * in the first year and at most half in all, so that an old title still beats a fresh body. Computed here and not by the
 * engines, so that the order is the same on both.
 */
export function rankCandidates(query: SearchQuery, candidates: readonly Candidate[], now: Date): Candidate[] {
  const clauses = query.clauses.map(toNeedles);
  const today = toDays(now.toISOString().slice(0, 10));
  const scores = Float64Array.from(candidates, ({ head, sortKey }) => {
    let relevance = 0;
    for (const clause of clauses) {
      const places = placesOfClause(head, clause);
      if ((places & IN_TITLE) !== 0) relevance += TITLE_WEIGHT;
      else relevance += places === 0 ? BODY_WEIGHT : ABSTRACT_WEIGHT;
    }
    const years = Math.max(0, today - sortKeyToDays(sortKey)) / DAYS_PER_YEAR;
    const freshness = 1 / (1 + years);
    return relevance * (1 - FRESHNESS_SHARE + FRESHNESS_SHARE * freshness);
  });
  const order = Uint32Array.from(candidates, (_, at) => at).sort(
    (a, b) =>
      (scores[b] ?? 0) - (scores[a] ?? 0) || (candidates[b]?.sortKey ?? 0) - (candidates[a]?.sortKey ?? 0),
  );
  return Array.from(order, (at) => candidates[at]).filter((candidate) => candidate !== undefined);
}
