import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { longestDate, toDateTokens } from './dates/dates.ts';
import { conceptTokens, longestConcept } from './words/glossary.ts';
import { toToken } from './words/stems.ts';
import { isDispensable } from './words/stop-words.ts';
import { splitWords, type Word } from './words/words.ts';

/** One or more words in a row, once for each language: any of the sequences will do. */
type SearchTerm = { sequences: string[][] };

/** Satisfied by one of the concepts, or else by all terms. */
export type SearchClause = { concepts: string[]; terms: SearchTerm[] };

/** Every clause must be found. All tokens are `[a-z0-9]+`, so that no operator of an engine gets through. */
export type SearchQuery = { clauses: SearchClause[]; languages: readonly Language[] };

const CLAUSES_MAX = 12;
const PHRASE_WORDS_MAX = 12;
const QUOTED = /["“”„«»]([^"“”„«»]*)["“”„«»]/g;

type Parser = { languages: readonly Language[]; clauses: SearchClause[]; dispensable: SearchClause[] };

function toTerm(words: readonly Word[], languages: readonly Language[]): SearchTerm {
  const row = words.slice(0, PHRASE_WORDS_MAX);
  return { sequences: languages.map((language) => row.map(({ word }) => toToken(word, language))) };
}

/** Words that the source joins (`high-tech`, `60x120`) stay together. */
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
      // Or else the same words in a row: `set 2026` is no month in English.
      const row = toTerm(words.slice(date.from, date.to), languages);
      clauses.push({ concepts: toDateTokens(date, languages), terms: [row] });
      at = date.to;
      continue;
    }
    const { length, names } = longestConcept(tokens, at);
    let end = Math.max(at + length, at + 1);
    // A group is never parted: `porcelain-effect` is not porcelain.
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
 * Reads what somebody typed: quoted phrases word for word, all else word by word with inflections and the glossary.
 * Stop words count only in phrases, or where nothing else is left. The last word is not taken as a prefix: stems already
 * cover inflections, `cer` would find `cera` and `cerimonia`, and neither engine bounds the cost; unfinished words are
 * completed by the suggestions.
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
