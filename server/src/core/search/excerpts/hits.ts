import type { Language } from '@press-room/contract/languages';
import { findDates, isDateToken, listDateTokens } from '../dates/dates.ts';
import type { SearchQuery } from '../query.ts';
import { TEXT_WORDS_MAX } from '../words/analyser.ts';
import { Beginnings } from '../words/beginnings.ts';
import { listConceptPhrases } from '../words/glossary.ts';
import { TOKEN_PREFIXES, toToken } from '../words/stems.ts';
import { readText, splitWords, wordAt } from '../words/words.ts';

/** Part of a text that matches one clause of the query, as offsets into the text. */
export type Hit = { start: number; end: number; clause: number };

/** Sequence of tokens to find: words of a clause, or a glossary phrase for its concept. */
type Needle = { tokens: readonly string[]; clause: number; isConcept: boolean };

type Needles = {
  byFirstToken: Map<string, Needle[]>;
  beginnings: Beginnings;
  /** Clauses by their date tokens. */
  dates: ReadonlyMap<string, number>;
};

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
  // Words of the other language do not match in a text of this one.
  const own = all.filter(({ tokens }) => tokens[0]?.startsWith(TOKEN_PREFIXES[language]));
  const byFirstToken = Map.groupBy(own, ({ tokens }) => tokens[0] ?? '');
  const beginnings = new Beginnings(byFirstToken.keys());
  const dates = new Map(
    clauses.flatMap(({ concepts }, clause) =>
      concepts.filter(isDateToken).map((token) => [token, clause] as const),
    ),
  );
  return { byFirstToken, beginnings, dates };
}

/**
 * Hits in a text, in order and without overlaps. Single words of a glossary phrase count only if no whole phrase
 * matches. For speed, only words that start like a searched one are analysed.
 */
export function findHits(text: string, query: SearchQuery, language: Language): Hit[] {
  const { byFirstToken, beginnings, dates } = needlesOf(query, language);
  const { count, starts, ends, codes } = readText(text, TEXT_WORDS_MAX);
  const tokenAt = (index: number): string | null => {
    if (index >= count) return null;
    return toToken(wordAt(text, starts[index] ?? 0, ends[index] ?? 0), language);
  };
  const found: Found = { hits: [], needles: [] };
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0;
    const end = ends[index] ?? 0;
    if (!beginnings.mayStandAt(codes, start, end)) continue;
    const begun = byFirstToken.get(toToken(wordAt(text, start, end), language));
    if (begun === undefined) continue;
    for (const needle of begun) {
      const { tokens, clause } = needle;
      if (
        tokens.length > 1 &&
        !tokens.every((token, offset) => offset === 0 || tokenAt(index + offset) === token)
      )
        continue;
      found.hits.push({ start, end: ends[index + tokens.length - 1] ?? start, clause });
      found.needles.push(needle);
    }
  }
  const hits = preferPhrases(found, query);
  if (dates.size === 0) return withoutOverlaps(hits);
  hits.push(...findDateHits(text, dates, language));
  return withoutOverlaps(hits.toSorted((a, b) => a.start - b.start || b.end - a.end));
}

/** Dates in any spelling. A date without a year matches every year here; only the index uses the text's own date. */
function findDateHits(text: string, dates: Needles['dates'], language: Language): Hit[] {
  const words = splitWords(text, TEXT_WORDS_MAX);
  return findDates(text, words, language).flatMap((date) => {
    const tokens = listDateTokens(date, language, null);
    const found = [...dates].find(
      ([token]) => tokens.has(token) || (date.year === null && isSameDay(tokens, token)),
    );
    const [start, end] = [words[date.from]?.start, words[date.to - 1]?.end];
    return found === undefined || start === undefined || end === undefined
      ? []
      : [{ start, end, clause: found[1] }];
  });
}

const isSameDay = (tokens: ReadonlySet<string>, token: string): boolean =>
  tokens.has(token.replace(/2d\d{4}(?=\d{4}$)/, '2d'));

/** Hits in the order of their starts, with their clauses. */
interface Found {
  hits: Hit[];
  needles: Needle[];
}

function preferPhrases({ hits, needles: found }: Found, { clauses }: SearchQuery): Hit[] {
  const phrases = found.filter(({ isConcept }) => isConcept);
  if (phrases.length === 0) return hits;
  const withPhrase = new Set(phrases.map(({ clause }) => clause));
  const isLoose = ({ isConcept, clause }: Needle): boolean =>
    !isConcept && withPhrase.has(clause) && (clauses[clause]?.terms.length ?? 0) > 1;
  return hits.filter((_, at) => {
    const needle = found[at];
    return needle !== undefined && !isLoose(needle);
  });
}

/** Merges overlapping hits in place; of hits with the same start, the longest determines the clause. */
function withoutOverlaps(hits: Hit[]): Hit[] {
  let count = 0;
  for (const hit of hits) {
    const last = hits[count - 1];
    if (count === 0 || last === undefined || hit.start >= last.end) {
      hits[count] = hit;
      count += 1;
      continue;
    }
    if (hit.start === last.start && hit.end > last.end) last.clause = hit.clause;
    last.end = Math.max(last.end, hit.end);
  }
  hits.length = count;
  return hits;
}
