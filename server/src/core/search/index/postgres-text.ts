import { LANGUAGES } from '@press-room/contract/languages';
import { GAP_TOKEN, SEARCH_FIELDS, type SearchDocument, type SearchField } from '../document.ts';
import type { SearchClause, SearchQuery } from '../query.ts';
import { listGlossaryTokens } from '../words/glossary.ts';
import { toToken } from '../words/stems.ts';
import { listStopWords } from '../words/stop-words.ts';

const WEIGHTS: Record<SearchField, string> = { title: 'A', abstract: 'B', body: 'C' };
/** Weights of D, C, B and A, as `ts_rank_cd` expects them. */
export const RANK_WEIGHTS = '{0, 0.1, 0.4, 1}';

/**
 * A document as `tsvector` input. Tokens contain only letters and digits, so quotes are sufficient escaping. Pairs of
 * common adjacent words are also tokens, without a position: GIN stores no positions, and a phrase such as "della
 * ceramica" would otherwise unpack nearly every vector.
 */
export function toVector(fields: SearchDocument['fields']): string {
  const places = new Map<string, string[]>();
  const pairs = new Set<string>();
  let position = 0;
  for (const field of SEARCH_FIELDS) {
    for (const token of fields[field]) {
      position += 1;
      if (token === GAP_TOKEN) continue;
      const known = places.get(token);
      if (known === undefined) places.set(token, [`${position}${WEIGHTS[field]}`]);
      else known.push(`${position}${WEIGHTS[field]}`);
    }
    // A phrase does not continue from one field to the next.
    position += 1;
    for (const pair of commonPairs(fields[field])) pairs.add(pair);
  }
  const placed = Array.from(places, ([token, positions]) => `${quote(token)}:${positions.join(',')}`);
  return [...placed, ...Array.from(pairs, quote)].join(' ');
}

function commonPairs(tokens: readonly string[]): string[] {
  const pairs: string[] = [];
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (next !== undefined && isCommonToken(token) && isCommonToken(next)) pairs.push(`${token} ${next}`);
  }
  return pairs;
}

/** Condition that the index alone can evaluate: all words of a phrase, common ones adjacent. */
export function toLooseTsquery({ clauses }: SearchQuery): string {
  return allOf(
    clauses.map((clause) =>
      toClause(clause, (tokens) => allOf([...tokens, ...commonPairs(tokens)].map(quote))),
    ),
  );
}

/** Complete condition: the words of a phrase in sequence. */
export function toExactTsquery({ clauses }: SearchQuery): string {
  return allOf(clauses.map((clause) => toClause(clause, (tokens) => `(${tokens.map(quote).join(' <-> ')})`)));
}

export function hasPhrase({ clauses }: SearchQuery): boolean {
  return clauses.some(({ terms }) =>
    terms.some(({ sequences }) => sequences.some(({ length }) => length > 1)),
  );
}

const quote = (token: string): string => `'${token}'`;

function toClause({ concepts, terms }: SearchClause, toSequence: (tokens: string[]) => string): string {
  const words = terms.map(({ sequences }) => anyOf(sequences.map(toSequence)));
  return anyOf([...concepts.map(quote), allOf(words)]);
}

const anyOf = (parts: readonly string[]): string => `(${parts.join(' | ')})`;
const allOf = (parts: readonly string[]): string => `(${parts.join(' & ')})`;

let common: Set<string> | null = null;

/** Whether many documents are expected to contain a token: stop words and technical terms. Part of `SEARCH_VERSION`. */
function isCommonToken(token: string): boolean {
  common ??= new Set(
    LANGUAGES.flatMap((language) => [
      ...listStopWords(language).map((word) => toToken(word, language)),
      ...listGlossaryTokens(language),
    ]),
  );
  return common.has(token);
}
