import { sortKeyToDays, toDays } from './document.ts';
import type { SearchClause, SearchQuery } from './query.ts';

/**
 * The tokens of a document's title and abstract for ranking: how many are the title's, then a number for each, those of
 * the title first.
 */
export type Head = Int32Array;

export type Candidate = { sortKey: number; head: Head };

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
function toCodes(text: string): number[] {
  const codes: number[] = [];
  let hash = HASH_START;
  let length = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? BLANK : text.charCodeAt(at);
    if (code !== BLANK) {
      hash = Math.imul(hash ^ code, HASH_FACTOR);
      length += 1;
    } else if (length > 0) {
      codes.push(hash | 0);
      hash = HASH_START;
      length = 0;
    }
  }
  return codes;
}

/** Fields as `toRankText` joins them. */
export function toHead(title: string, abstract: string): Head {
  const [first, second] = [toCodes(title), toCodes(abstract)];
  return Int32Array.of(first.length, ...first, ...second);
}

/** Rows of numbers of which one must stand there: a concept's, or for each term one of its sequences. */
type ClauseNeedles = { concepts: number[][]; terms: number[][][] };

function toNeedles({ concepts, terms }: SearchClause): ClauseNeedles {
  return {
    concepts: concepts.map(toCodes),
    terms: terms.map(({ sequences }) => sequences.map((tokens) => toCodes(toRankText(tokens)))),
  };
}

function stands(head: Head, needle: readonly number[], from: number, to: number): boolean {
  const first = needle[0];
  const last = to - needle.length;
  for (let at = from; at <= last; at += 1) {
    if (head[at] !== first) continue;
    let length = 1;
    while (length < needle.length && head[at + length] === needle[length]) length += 1;
    if (length === needle.length) return true;
  }
  return false;
}

function isIn(head: Head, { concepts, terms }: ClauseNeedles, from: number, to: number): boolean {
  for (const concept of concepts) if (stands(head, concept, from, to)) return true;
  for (const sequences of terms) {
    if (!sequences.some((needle) => stands(head, needle, from, to))) return false;
  }
  return true;
}

/** Whether every clause stands among the tokens of a short text. */
export function isMatch(query: SearchQuery, tokens: readonly string[]): boolean {
  const head = toHead(toRankText(tokens), '');
  return query.clauses.every((clause) => isIn(head, toNeedles(clause), 1, head.length));
}

/**
 * Best first. A clause counts 1 in the title, 0.6 in the abstract, 0.3 in the body; a release loses a quarter of its score
 * in the first year and at most half in all, so that an old title still beats a fresh body. Computed here and not by the
 * engines, so that the order is the same on both.
 */
export function rankCandidates(query: SearchQuery, candidates: readonly Candidate[], now: Date): Candidate[] {
  const clauses = query.clauses.map(toNeedles);
  const today = toDays(now.toISOString().slice(0, 10));
  const scored = candidates.map((candidate) => {
    const { head, sortKey } = candidate;
    const abstractFrom = 1 + (head[0] ?? 0);
    let relevance = 0;
    for (const clause of clauses) {
      if (isIn(head, clause, 1, abstractFrom)) relevance += TITLE_WEIGHT;
      else relevance += isIn(head, clause, abstractFrom, head.length) ? ABSTRACT_WEIGHT : BODY_WEIGHT;
    }
    const years = Math.max(0, today - sortKeyToDays(sortKey)) / DAYS_PER_YEAR;
    const freshness = 1 / (1 + years);
    return { candidate, score: relevance * (1 - FRESHNESS_SHARE + FRESHNESS_SHARE * freshness) };
  });
  scored.sort((a, b) => b.score - a.score || b.candidate.sortKey - a.candidate.sortKey);
  return scored.map(({ candidate }) => candidate);
}
