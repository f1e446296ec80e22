import type { Language } from '@press-room/contract/languages';
import type { SnippetPart } from '@press-room/contract/press-releases';
import { toPlainText } from './plain-text.ts';
import { parseQuery, type SearchQuery } from './query.ts';
import { buildSnippet, highlightAll } from './snippet.ts';

/** What is shown of a release that was found, apart from its body. */
export interface FoundHead {
  language: Language;
  title: string;
  abstract: string;
}

/** With its body, which is sanitised HTML. */
export interface FoundText extends FoundHead {
  body: string;
}

/** Characters of the text around what was found. */
const SNIPPET_LENGTH = 220;

const hasHit = (parts: readonly SnippetPart[]): boolean => parts.some(({ hit }) => hit);

/** Marks texts as JSON of where some words stand: in the title, and in the abstract or else in the body. */
export class Marker {
  readonly words: string;
  readonly #query: SearchQuery;

  constructor(words: string) {
    this.words = words;
    this.#query = parseQuery(words);
  }

  mark(text: FoundText): string {
    const inAbstract = this.#find(text, text.abstract);
    return this.#write(text, hasHit(inAbstract) ? inAbstract : this.#findInBody(text, inAbstract));
  }

  /** Null where the words do not stand in the abstract: the body must be looked at. */
  markHead(head: FoundHead): string | null {
    const inAbstract = this.#find(head, head.abstract);
    return hasHit(inAbstract) ? this.#write(head, inAbstract) : null;
  }

  /** What `markHead` left. */
  markBody(text: FoundText): string {
    return this.#write(text, this.#findInBody(text));
  }

  #findInBody(text: FoundText, inAbstract?: SnippetPart[]): SnippetPart[] {
    const inBody = this.#find(text, toPlainText(text.body));
    return hasHit(inBody) ? inBody : (inAbstract ?? this.#find(text, text.abstract));
  }

  #find({ language }: FoundHead, text: string): SnippetPart[] {
    return buildSnippet(text, this.#query, language, SNIPPET_LENGTH);
  }

  #write({ language, title }: FoundHead, text: SnippetPart[]): string {
    return JSON.stringify({ title: highlightAll(title, this.#query, language), text });
  }
}
