import type { Language } from '@press-room/contract/languages';
import { TEXT_WORDS_MAX } from './analyser.ts';
import { Beginnings } from './beginnings.ts';
import { listConceptPhrases } from './glossary.ts';
import type { SearchQuery } from './query.ts';
import { TOKEN_PREFIXES, toToken } from './stems.ts';
import { readBegunWords, readText, wordAt } from './words.ts';

/** A stretch of a text that matches one clause of the query, as offsets into the text. */
export type Hit = { start: number; end: number; clause: number };

/** A row of tokens that is looked for: the words of a clause, or a phrase of the glossary for its concept. */
type Needle = { tokens: readonly string[]; clause: number; isConcept: boolean };

type Needles = {
  byFirstToken: Map<string, Needle[]>;
  beginnings: Beginnings;
  /** Where words may begin; null where words in a row are looked for, so that which ones follow matters. */
  pattern: RegExp | null;
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
  // Words of the other language are never found in a text of this one.
  const own = all.filter(({ tokens }) => tokens[0]?.startsWith(TOKEN_PREFIXES[language]));
  const byFirstToken = Map.groupBy(own, ({ tokens }) => tokens[0] ?? '');
  const beginnings = new Beginnings(byFirstToken.keys());
  const hasRows = own.some(({ tokens }) => tokens.length > 1);
  return { byFirstToken, beginnings, pattern: hasRows ? null : beginnings.toPattern() };
}

/**
 * What matches in a text, in its order and without overlaps. Words of a glossary phrase count alone only where no whole
 * phrase is. Only words that begin like one that is looked for are analysed, which makes reading a text cheap.
 */
export function findHits(text: string, query: SearchQuery, language: Language): Hit[] {
  const { byFirstToken, beginnings, pattern } = needlesOf(query, language);
  const read =
    pattern === null ? readText(text, TEXT_WORDS_MAX) : readBegunWords(text, TEXT_WORDS_MAX, pattern);
  const { count, starts, ends, codes } = read;
  const tokenAt = (index: number): string | null => {
    if (index >= count) return null;
    return toToken(wordAt(text, starts[index] ?? 0, ends[index] ?? 0), language);
  };
  const found: { needle: Needle; hit: Hit }[] = [];
  for (let index = 0; index < count; index += 1) {
    const start = starts[index] ?? 0;
    const end = ends[index] ?? 0;
    if (!beginnings.mayStandAt(codes, start, end)) continue;
    const begun = byFirstToken.get(toToken(wordAt(text, start, end), language));
    if (begun === undefined) continue;
    for (const needle of begun) {
      const { tokens, clause } = needle;
      if (!tokens.every((token, offset) => offset === 0 || tokenAt(index + offset) === token)) continue;
      found.push({ needle, hit: { start, end: ends[index + tokens.length - 1] ?? start, clause } });
    }
  }
  return found.length === 0 ? [] : withoutOverlaps(preferPhrases(found, query));
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
