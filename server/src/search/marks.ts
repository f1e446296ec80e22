import type { Language } from '@press-room/contract/languages';
import type { SnippetPart } from '@press-room/contract/press-releases';
import { toPlainText } from './plain-text.ts';
import { parseQuery, type SearchQuery } from './query.ts';
import { buildSnippet, highlightAll } from './snippet.ts';

/** What is shown of a release that was found; `body` is sanitised HTML. */
export interface FoundText {
  language: Language;
  title: string;
  abstract: string;
  body: string;
}

/** Characters of the text around what was found. */
const SNIPPET_LENGTH = 220;

let last: { words: string; query: SearchQuery } | null = null;

/** Texts are marked one after the other for the same words. */
function readWords(words: string): SearchQuery {
  if (last?.words !== words) last = { words, query: parseQuery(words) };
  return last.query;
}

const hasHit = (parts: readonly SnippetPart[]): boolean => parts.some(({ hit }) => hit);

/** JSON of where the words stand: in the title, and in the abstract or else in the body. */
export function markText(words: string, { language, title, abstract, body }: FoundText): string {
  const query = readWords(words);
  const inAbstract = buildSnippet(abstract, query, language, SNIPPET_LENGTH);
  const inBody = hasHit(inAbstract) ? [] : buildSnippet(toPlainText(body), query, language, SNIPPET_LENGTH);
  return JSON.stringify({
    title: highlightAll(title, query, language),
    text: hasHit(inBody) ? inBody : inAbstract,
  });
}
