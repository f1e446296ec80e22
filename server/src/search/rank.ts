import { toOfficeDay } from '@press-room/contract/office-clock';
import { addToFnv, FNV_START } from '../text/fnv.ts';
import { sortKeyToDays, sortKeyToId, toDays } from './document.ts';
import type { SearchClause, SearchQuery } from './query.ts';

/** The tokens of a document's title and abstract as `toRankText` joins them. */
export interface RankTexts {
  title: string;
  abstract: string;
}

/** The different tokens of title and abstract for ranking. */
export interface Head {
  /** In which fields a token stands, by its code: `IN_TITLE`, `IN_ABSTRACT`, both or none. */
  placesOf: (code: number) => number;
}

/** What is ranked, newest first, at most 4,096; a document without a head is left out. */
export interface Candidates {
  sortKeys: readonly number[];
  /** By id, asked for one after the other: the next one may be the same object. */
  findHead: (id: number) => Head | null;
  /** By id, of those documents where the query has rows of tokens that may stand there. */
  texts: ReadonlyMap<number, RankTexts>;
}

type Ranked = { head: Head; texts: RankTexts | undefined };

/** Bits of one number. */
export const IN_TITLE = 1;
export const IN_ABSTRACT = 2;
const PLACES = IN_TITLE | IN_ABSTRACT;

const TITLE_WEIGHT = 1;
const ABSTRACT_WEIGHT = 0.6;
const BODY_WEIGHT = 0.3;
/** The share of a score that age can take away. */
const FRESHNESS_SHARE = 0.5;
const DAYS_PER_YEAR = 365.25;
/** Scores are compared to this part of them, so that one number can hold a score and a place in the list. */
const SCORE_UNIT = 2 ** -32;
const CANDIDATES_MAX = 4096;
const BLANK = 32;

/** How the index keeps the tokens of a field. */
export const toRankText = (tokens: readonly string[]): string => tokens.join(' ');

/** Codes of tokens with blanks between them, whole numbers of 32 bits. Two tokens with one code are one pair in billions, and alike on both engines. */
export function toCodes(text: string): number[] {
  const codes: number[] = [];
  let hash = FNV_START;
  let length = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? BLANK : text.charCodeAt(at);
    if (code !== BLANK) {
      hash = addToFnv(hash, code);
      length += 1;
    } else if (length > 0) {
      codes.push(hash);
      hash = FNV_START;
      length = 0;
    }
  }
  return codes;
}

/** Of one short text; of many `Heads` keeps them. */
export function toHead({ title, abstract }: RankTexts): Head {
  const [titles, abstracts] = [new Set(toCodes(title)), new Set(toCodes(abstract))];
  return {
    placesOf: (code) => (titles.has(code) ? IN_TITLE : 0) | (abstracts.has(code) ? IN_ABSTRACT : 0),
  };
}

/** In which fields tokens stand in a row. */
function placesOfRow({ title, abstract }: RankTexts, tokens: string): number {
  const isIn = (text: string): boolean => ` ${text} `.includes(` ${tokens} `);
  return (isIn(title) ? IN_TITLE : 0) | (isIn(abstract) ? IN_ABSTRACT : 0);
}

/** What must stand there: one token, or several in a row. */
type Needle = { codes: readonly number[]; tokens: string };
/** A concept's token, or for each term one of its needles. */
type ClauseNeedles = { concepts: Needle[]; terms: Needle[][] };

const toNeedle = (tokens: string): Needle => ({ codes: toCodes(tokens), tokens });

const toNeedles = ({ concepts, terms }: SearchClause): ClauseNeedles => ({
  concepts: concepts.map(toNeedle),
  terms: terms.map(({ sequences }) => sequences.map((tokens) => toNeedle(toRankText(tokens)))),
});

/** Where the tokens of a needle stand, whether in a row or not. */
function placesOfTokens(head: Head, { codes }: Needle): number {
  let places = PLACES;
  for (const code of codes) places &= head.placesOf(code);
  return places;
}

function placesOfNeedle({ head, texts }: Ranked, needle: Needle): number {
  const places = placesOfTokens(head, needle);
  if (needle.codes.length === 1 || places === 0) return places;
  return texts === undefined ? 0 : placesOfRow(texts, needle.tokens);
}

/** In which fields a clause is found, as bits. */
function placesOfClause(candidate: Ranked, { concepts, terms }: ClauseNeedles): number {
  let places = 0;
  for (const concept of concepts) places |= placesOfNeedle(candidate, concept);
  if ((places & IN_TITLE) !== 0) return places;
  let common = PLACES;
  for (const needles of terms) {
    let any = 0;
    for (const needle of needles) any |= placesOfNeedle(candidate, needle);
    common &= any;
    if (common === 0) break;
  }
  return places | common;
}

/** Tells of a head whether its texts are needed, because tokens stand there that the query wants in a row; null: of none. */
export function rowFinder({ clauses }: SearchQuery): ((head: Head) => boolean) | null {
  const rows = clauses
    .flatMap((clause) => toNeedles(clause).terms.flat())
    .filter(({ codes }) => codes.length > 1);
  if (rows.length === 0) return null;
  return (head) => rows.some((row) => placesOfTokens(head, row) !== 0);
}

/** Whether every clause stands among the tokens of a short text. */
export function isMatch(query: SearchQuery, tokens: readonly string[]): boolean {
  const texts = { title: toRankText(tokens), abstract: '' };
  const head = toHead(texts);
  return query.clauses.every((clause) => placesOfClause({ head, texts }, toNeedles(clause)) !== 0);
}

/**
 * Ids, best first. A clause counts 1 in the title, 0.6 in the abstract, 0.3 in the body; a release loses a quarter of its
 * score in the first year and at most half in all, so that an old title still beats a fresh body. Computed here and not by
 * the engines, so that the order is the same on both.
 */
export function rankCandidates(
  query: SearchQuery,
  { sortKeys, findHead, texts }: Candidates,
  now: Date,
): number[] {
  const clauses = query.clauses.map(toNeedles);
  const today = toDays(toOfficeDay(now));
  const ids = sortKeys.map(sortKeyToId);
  const scores = new Float64Array(ids.length);
  let count = 0;
  // Without a pair of both for each: garbage of hundreds in each search.
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    const head = findHead(id);
    if (head === null) continue;
    const relevance = relevanceOf({ head, texts: texts.get(id) }, clauses);
    const years = Math.max(0, today - sortKeyToDays(sortKeys[at] ?? 0)) / DAYS_PER_YEAR;
    const score = relevance * (1 - FRESHNESS_SHARE + FRESHNESS_SHARE / (1 + years));
    // Numbers are sorted several times as fast as anything with a comparison of its own.
    scores[count] = Math.round(score / SCORE_UNIT) * CANDIDATES_MAX + (CANDIDATES_MAX - 1 - at);
    count += 1;
  }
  const best: number[] = [];
  for (const score of scores.subarray(0, count).sort().reverse())
    best.push(ids[CANDIDATES_MAX - 1 - (score % CANDIDATES_MAX)] ?? 0);
  return best;
}

function relevanceOf(candidate: Ranked, clauses: readonly ClauseNeedles[]): number {
  let relevance = 0;
  for (const clause of clauses) {
    const places = placesOfClause(candidate, clause);
    if ((places & IN_TITLE) !== 0) relevance += TITLE_WEIGHT;
    else relevance += places === 0 ? BODY_WEIGHT : ABSTRACT_WEIGHT;
  }
  return relevance;
}
