import type { Language } from '@press-room/contract/languages';
import type { PressReleaseRow, SnippetPart } from '@press-room/contract/press-releases';
import { toPlainText } from '../plain-text.ts';
import type { SearchQuery } from '../query.ts';
import { buildSnippet, highlightAll } from './snippet.ts';

export type Snippet = NonNullable<PressReleaseRow['snippet']>;

/** Text of a found release without its body. */
export interface FoundHead {
  language: Language;
  title: string;
  abstract: string;
}

/** Characters of an excerpt around the hits. */
const SNIPPET_LENGTH = 220;

const hasHit = (parts: readonly SnippetPart[]): boolean => parts.some(({ hit }) => hit);

/** Highlights words in title and abstract; null if the abstract contains none: then the body must be searched. */
export function markAbstract(head: FoundHead, query: SearchQuery): Snippet | null {
  const text = mark(head, head.abstract, query);
  return hasHit(text) ? { title: markTitle(head, query), text } : null;
}

/** Highlights words in title and body, which is sanitised HTML; shows the abstract if the body contains none. */
export function markBody(head: FoundHead, body: string, query: SearchQuery): Snippet {
  const inBody = mark(head, toPlainText(body), query);
  const text = hasHit(inBody) ? inBody : mark(head, head.abstract, query);
  return { title: markTitle(head, query), text };
}

const markTitle = ({ language, title }: FoundHead, query: SearchQuery): SnippetPart[] =>
  highlightAll(title, query, language);

const mark = ({ language }: FoundHead, text: string, query: SearchQuery): SnippetPart[] =>
  buildSnippet(text, query, language, SNIPPET_LENGTH);
