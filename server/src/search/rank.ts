import { sortKeyToDays, toDays } from './document.ts';
import type { SearchClause, SearchQuery } from './query.ts';

/** A release that matches, with the tokens of its title and abstract as `toRankText` joins them. */
export type Candidate = { id: number; sortKey: number; title: string; abstract: string };

const TITLE_WEIGHT = 1;
const ABSTRACT_WEIGHT = 0.6;
const BODY_WEIGHT = 0.3;
/** The share of a score that age can take away. */
const FRESHNESS_SHARE = 0.5;
const DAYS_PER_YEAR = 365.25;

/** Blanks on both ends too: a run of tokens is then a substring. */
export function toRankText(tokens: readonly string[]): string {
  return ` ${tokens.join(' ')} `;
}

type ClauseNeedles = { concepts: string[]; terms: string[][] };

function toNeedles(clause: SearchClause): ClauseNeedles {
  return {
    concepts: clause.concepts.map((concept) => toRankText([concept])),
    terms: clause.terms.map(({ sequences }) => sequences.map(toRankText)),
  };
}

function isIn(text: string, { concepts, terms }: ClauseNeedles): boolean {
  const isFound = (needle: string): boolean => text.includes(needle);
  return concepts.some(isFound) || terms.every((sequences) => sequences.some(isFound));
}

/** Whether every clause stands in the text, as `toRankText` joins its tokens. */
export const isMatch = (query: SearchQuery, text: string): boolean =>
  query.clauses.every((clause) => isIn(text, toNeedles(clause)));

/**
 * Best first. A clause counts 1 in the title, 0.6 in the abstract, 0.3 in the body; a release loses a quarter of its score
 * in the first year and at most half in all, so that an old title still beats a fresh body. Computed here and not by the
 * engines, so that the order is the same on both.
 */
export function rankCandidates(query: SearchQuery, candidates: readonly Candidate[], now: Date): Candidate[] {
  const clauses = query.clauses.map(toNeedles);
  const today = toDays(now.toISOString().slice(0, 10));
  const scored = candidates.map((candidate) => {
    let relevance = 0;
    for (const clause of clauses) {
      if (isIn(candidate.title, clause)) relevance += TITLE_WEIGHT;
      else relevance += isIn(candidate.abstract, clause) ? ABSTRACT_WEIGHT : BODY_WEIGHT;
    }
    const years = Math.max(0, today - sortKeyToDays(candidate.sortKey)) / DAYS_PER_YEAR;
    const freshness = 1 / (1 + years);
    return { candidate, score: relevance * (1 - FRESHNESS_SHARE + FRESHNESS_SHARE * freshness) };
  });
  scored.sort((a, b) => b.score - a.score || b.candidate.sortKey - a.candidate.sortKey);
  return scored.map(({ candidate }) => candidate);
}
