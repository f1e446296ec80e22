import type { Language } from '@press-room/contract/languages';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import { longestDate } from './dates/dates.ts';
import { editDistance } from './words/edit-distance.ts';
import { isTradeWord } from './words/glossary.ts';
import { isDispensable } from './words/stop-words.ts';
import { splitWords, type Word } from './words/words.ts';

/** Word of the indexed texts: as written (lower case), and folded. */
export type KnownWord = { language: Language; word: string; folded: string };

/** Where to find words similar to a mistyped one; each part is a cheap index range on both engines. */
export type WordNeighbourhood = {
  /** Words of similar length with the same first or last letters. */
  head: string;
  tail: string;
  lengths: { min: number; max: number };
  /** Words with this prefix, for an unfinished word. */
  prefix: string;
};

export type WordLookup = {
  findNeighbours(neighbourhood: WordNeighbourhood): Promise<KnownWord[]>;
};

export interface Suggesting extends WordLookup {
  /** Whether the reader finds something by this word alone: then its spelling is right. */
  isFound: (word: string) => Promise<boolean>;
  /** Number of results for the reader. */
  count: (query: string) => Promise<number>;
}

const SUGGESTIONS_MAX = 5;
const KNOWN_WORD_MIN_LENGTH = 3;
const KNOWN_WORD_MAX_LENGTH = 24;
/** Letters at the start and end of a word by which similar words are found. */
export const WORD_EDGE_LENGTH = 3;

const CORRECTED_WORDS_MAX = 4;
const CHOICES_MAX = 6;
const DRAFTS_MAX = 10;
const SHORT_WORD_LENGTH = 5;
const COMPLETION_COST = 1.5;
const CORRECTABLE = /^[a-z]+$/;
/** Endings of words in a language. */
const ENDINGS: Record<Language, RegExp> = { it: /[aeiou]$/, en: /[^aiou]$/ };

type Choice = { text: string; cost: number };
type Draft = { choices: (Choice | null)[]; cost: number };

/** Whether a word is in the vocabulary of suggestions. */
export function isCorrectable(word: string): boolean {
  return (
    word.length >= KNOWN_WORD_MIN_LENGTH &&
    word.length <= KNOWN_WORD_MAX_LENGTH &&
    CORRECTABLE.test(word) &&
    !isDispensable(word)
  );
}

export function neighbourhoodOf(word: string): WordNeighbourhood {
  const reach = distanceLimit(word);
  return {
    // Most mistakes in a short word leave only its first letter unchanged.
    head: word.slice(0, word.length <= SHORT_WORD_LENGTH ? 1 : WORD_EDGE_LENGTH),
    tail: word.slice(-WORD_EDGE_LENGTH),
    lengths: { min: word.length - reach, max: word.length + reach },
    prefix: word,
  };
}

function distanceLimit(word: string): number {
  return word.length <= SHORT_WORD_LENGTH ? 1 : 2;
}

function rankChoices(word: string, known: readonly KnownWord[]): Choice[] {
  const limit = distanceLimit(word);
  const choices = new Map<string, Choice>();
  for (const candidate of known) {
    if (!isAkin(word, candidate)) continue;
    const distance = editDistance(word, candidate.folded, limit);
    const cost = distance <= limit || !candidate.folded.startsWith(word) ? distance : COMPLETION_COST;
    if (cost > limit && cost !== COMPLETION_COST) continue;
    const other = choices.get(candidate.folded);
    // Accented spellings sort after plain ones: `città` replaces `citta`.
    if (other !== undefined && other.text >= candidate.word) continue;
    choices.set(candidate.folded, { text: candidate.word, cost });
  }
  return [...choices.values()].sort(byCostAndLength).slice(0, CHOICES_MAX);
}

/**
 * `qualità` is not a mistyped `quality`: a word with an ending of one language is not compared with words of the other,
 * unless it is unfinished.
 */
const isAkin = (word: string, { folded, language }: KnownWord): boolean =>
  folded.startsWith(word) || folded.at(-1) === word.at(-1) || ENDINGS[language].test(word);

const byCostAndLength = (one: Choice, other: Choice): number =>
  one.cost - other.cost || one.text.length - other.text.length || (one.text < other.text ? -1 : 1);

/**
 * At most five queries of known words for a query without results: nearest first, then those with most results. Each
 * has a visible result, because the vocabulary also contains words of embargoed releases.
 */
export async function suggestQueries(text: string, lookup: Suggesting): Promise<string[]> {
  const query = text.slice(0, SEARCH_QUERY_MAX_LENGTH).trim();
  const words = await listDoubtful(query, lookup);
  let drafts: Draft[] = [{ choices: [], cost: 0 }];
  for (const { word } of words) {
    const choices = rankChoices(word, await lookup.findNeighbours(neighbourhoodOf(word)));
    drafts = drafts
      .flatMap((draft) => extend(draft, choices))
      .toSorted((one, other) => one.cost - other.cost)
      .slice(0, DRAFTS_MAX);
  }
  const costs = new Map<string, number>();
  for (const { choices, cost } of drafts) {
    const suggestion = applyChoices(query, words, choices);
    if (suggestion !== query && !costs.has(suggestion)) costs.set(suggestion, cost);
  }
  const counted = await Promise.all(
    Array.from(costs, async ([suggestion, cost]) => ({
      suggestion,
      cost,
      count: await lookup.count(suggestion),
    })),
  );
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.cost - other.cost || other.count - one.count)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ suggestion }) => suggestion);
}

/** Words of a query that may be mistyped: excludes dates, technical terms, and words with results. */
async function listDoubtful(query: string, { isFound }: Suggesting): Promise<Word[]> {
  const words = splitWords(query);
  const asked: Word[] = [];
  for (let at = 0; at < words.length && asked.length < CORRECTED_WORDS_MAX; ) {
    const date = longestDate(query, words, at);
    const word = words[at];
    if (date === null && word !== undefined && isCorrectable(word.word) && !isTradeWord(word.word))
      asked.push(word);
    at = date?.to ?? at + 1;
  }
  const found = await Promise.all(asked.map(({ word }) => isFound(word)));
  return asked.filter((_, at) => found[at] !== true);
}

/** A word without a similar one is unchanged. */
function extend(draft: Draft, choices: readonly Choice[]): Draft[] {
  if (choices.length === 0) return [{ ...draft, choices: [...draft.choices, null] }];
  return choices.map((choice) => ({
    choices: [...draft.choices, choice],
    cost: draft.cost + choice.cost,
  }));
}

function applyChoices(query: string, words: readonly Word[], choices: readonly (Choice | null)[]): string {
  let text = '';
  let at = 0;
  words.forEach((word, index) => {
    const choice = choices[index];
    text += query.slice(at, word.start);
    text += choice == null || choice.cost === 0 ? query.slice(word.start, word.end) : choice.text;
    at = word.end;
  });
  return text + query.slice(at);
}
