import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { longestDate, toDateTokens } from './dates/dates.ts';
import { conceptTokens, longestConcept } from './words/glossary.ts';
import { toToken } from './words/stems.ts';
import { isDispensable } from './words/stop-words.ts';
import { splitWords, type Word } from './words/words.ts';

/** One or more words in sequence, for each language; any of the sequences matches. */
type SearchTerm = { sequences: string[][] };

/** Matches if one of the concepts, or else all terms match. */
export type SearchClause = { concepts: string[]; terms: SearchTerm[] };

/** All clauses must match. Tokens are `[a-z0-9]+`, so no operator of an engine can occur. */
export type SearchQuery = { clauses: SearchClause[]; languages: readonly Language[] };

const CLAUSES_MAX = 12;
const PHRASE_WORDS_MAX = 12;
const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;

type Parser = { languages: readonly Language[]; clauses: SearchClause[]; dispensable: SearchClause[] };

function toTerm(words: readonly Word[], languages: readonly Language[]): SearchTerm {
  const row = words.slice(0, PHRASE_WORDS_MAX);
  return { sequences: languages.map((language) => row.map(({ word }) => toToken(word, language))) };
}

/** Words that are joined in the text (`high-tech`, `60x120`) stay together. */
function toGroups(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (word.joined && last !== undefined) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

function isIndispensable(group: readonly Word[]): boolean {
  return group.length > 1 || !isDispensable(group[0]?.word ?? '');
}

function parsePlain(text: string, { languages, clauses, dispensable }: Parser): void {
  const words = splitWords(text);
  const tokens = {
    en: words.map(({ word }) => ({ token: toToken(word, 'en') })),
    it: words.map(({ word }) => ({ token: toToken(word, 'it') })),
  };
  let at = 0;
  while (at < words.length) {
    const date = longestDate(text, words, at);
    if (date !== null) {
      // Alternatively the same words in sequence: `set 2026` is not a month in English.
      const row = toTerm(words.slice(date.from, date.to), languages);
      clauses.push({ concepts: toDateTokens(date, languages), terms: [row] });
      at = date.to;
      continue;
    }
    const { length, names } = longestConcept(tokens, at);
    let end = Math.max(at + length, at + 1);
    // A group is not split: `porcelain-effect` is not porcelain.
    const isConcept = length > 0 && words[end]?.joined !== true;
    while (words[end]?.joined === true) end += 1;
    const groups = toGroups(words.slice(at, end));
    const needed = groups.filter(isIndispensable);
    const clause = {
      concepts: isConcept ? conceptTokens(names, languages) : [],
      terms: (needed.length > 0 ? needed : groups).map((group) => toTerm(group, languages)),
    };
    if (isConcept || needed.length > 0) clauses.push(clause);
    else dispensable.push(clause);
    at = end;
  }
}

/**
 * Parses a query: quoted phrases word by word, other words with inflections and the glossary. Stop words count only in
 * phrases, or if no other word remains. The last word is not a prefix: stems cover inflections, `cer` would find `cera`
 * and `cerimonia`, and neither engine limits the cost. Suggestions complete unfinished words.
 */
export function parseQuery(text: string, languages: readonly Language[] = LANGUAGES): SearchQuery {
  const parser: Parser = { languages, clauses: [], dispensable: [] };
  const bounded = text.slice(0, SEARCH_QUERY_MAX_LENGTH);
  let end = 0;
  for (const match of bounded.matchAll(QUOTED)) {
    parsePlain(bounded.slice(end, match.index), parser);
    end = match.index + match[0].length;
    const phrase = splitWords(match[1] ?? '');
    if (phrase.length > 0) parser.clauses.push({ concepts: [], terms: [toTerm(phrase, languages)] });
  }
  parsePlain(bounded.slice(end), parser);
  const clauses = parser.clauses.length > 0 ? parser.clauses : parser.dispensable;
  const distinct = new Map(clauses.map((clause) => [JSON.stringify(clause), clause]));
  return { clauses: [...distinct.values()].slice(0, CLAUSES_MAX), languages };
}
