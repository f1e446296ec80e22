import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { analyse } from './analyser.ts';
import { FAMILY_LINES, GLOSSARY_LINES } from './glossary-entries.ts';
import { TOKEN_PREFIXES, toToken } from './stems.ts';

/** `concept` is its name after the digit of its kind. */
type Phrase = { tokens: string[]; concept: string };
type Tokens = readonly { token: string }[];

/** A glossary phrase in a text: words `from` to `to` (exclusive). */
export type ConceptMatch = { concept: string; from: number; to: number };

/**
 * The digits separate concepts and families from each other and from stems, which contain only letters or only digits.
 */
const LISTS = [
  ['0', GLOSSARY_LINES],
  ['1', FAMILY_LINES],
] as const;

function toConceptToken(concept: string, language: Language): string {
  return TOKEN_PREFIXES[language] + concept;
}

function readPhrases(language: Language): Map<string, Phrase[]> {
  const byFirstToken = new Map<string, Phrase[]>();
  const rows = LISTS.flatMap(([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => `${kind}${line}`),
  );
  for (const row of rows) {
    const [concept = '', italian = '', english = ''] = row.split('|').map((cell) => cell.trim());
    for (const phrase of (language === 'it' ? italian : english).split(',')) {
      const tokens = analyse(phrase, language).map((word) => word.token);
      const first = tokens[0] ?? '';
      const siblings = byFirstToken.get(first) ?? [];
      byFirstToken.set(first, [...siblings, { tokens, concept }]);
    }
  }
  return byFirstToken;
}

const phrases = new Map<Language, Map<string, Phrase[]>>();

/** Parsed at the first use: hundreds of stems would delay the start. */
function phrasesOf(language: Language): Map<string, Phrase[]> {
  const known = phrases.get(language);
  if (known !== undefined) return known;
  const byFirstToken = readPhrases(language);
  phrases.set(language, byFirstToken);
  return byFirstToken;
}

function phrasesAt(token: string, language: Language): readonly Phrase[] {
  return phrasesOf(language).get(token) ?? [];
}

/** Tokens of all words in the glossary. */
export function listGlossaryTokens(language: Language): string[] {
  return [...phrasesOf(language).values()].flat().flatMap(({ tokens }) => tokens);
}

/** Whether the glossary contains a folded word in any language. */
export const isTradeWord = (word: string): boolean =>
  LANGUAGES.some((language) => tradeTokensOf(language).has(toToken(word, language)));

const tradeTokens = new Map<Language, ReadonlySet<string>>();

function tradeTokensOf(language: Language): ReadonlySet<string> {
  const known = tradeTokens.get(language) ?? new Set(listGlossaryTokens(language));
  tradeTokens.set(language, known);
  return known;
}

function standsAt(phrase: Phrase, words: Tokens, from: number): boolean {
  return phrase.tokens.every((token, offset) => words[from + offset]?.token === token);
}

/** All glossary phrases in a text, including those inside longer ones: a search for tiles also finds porcelain tiles. */
export function findConcepts(words: Tokens, language: Language): ConceptMatch[] {
  const matches: ConceptMatch[] = [];
  words.forEach((word, from) => {
    for (const phrase of phrasesAt(word.token, language)) {
      if (!standsAt(phrase, words, from)) continue;
      matches.push({
        concept: toConceptToken(phrase.concept, language),
        from,
        to: from + phrase.tokens.length,
      });
    }
  });
  return matches;
}

/** Phrases of a language for a concept, as lists of tokens; none if the concept belongs to another language. */
export function listConceptPhrases(concept: string, language: Language): string[][] {
  const known = phrasesByConcept.get(language) ?? groupByConcept(language);
  phrasesByConcept.set(language, known);
  return known.get(concept) ?? [];
}

const phrasesByConcept = new Map<Language, Map<string, string[][]>>();

function groupByConcept(language: Language): Map<string, string[][]> {
  const grouped = new Map<string, string[][]>();
  for (const { concept, tokens } of [...phrasesOf(language).values()].flat()) {
    const token = toConceptToken(concept, language);
    grouped.set(token, [...(grouped.get(token) ?? []), tokens]);
  }
  return grouped;
}

/** Concepts of the longest phrase that starts at a word of a query, as tokens of all languages. */
export function longestConcept(
  wordsByLanguage: Record<Language, Tokens>,
  from: number,
): { length: number; names: string[] } {
  let length = 0;
  let names = new Set<string>();
  for (const language of LANGUAGES) {
    const words = wordsByLanguage[language];
    for (const phrase of phrasesAt(words[from]?.token ?? '', language)) {
      if (phrase.tokens.length < length || !standsAt(phrase, words, from)) continue;
      if (phrase.tokens.length > length) names = new Set();
      length = phrase.tokens.length;
      names.add(phrase.concept);
    }
  }
  return { length, names: [...names] };
}

export function conceptTokens(names: readonly string[], languages: readonly Language[]): string[] {
  return languages.flatMap((language) => names.map((name) => toConceptToken(name, language)));
}
