/** Parses sanitised HTML; returns the body of a new document. */
type Parse = (html: string) => HTMLElement;

let parse: Parse = (html) => new DOMParser().parseFromString(html, 'text/html').body;

export const parseHtml: Parse = (html) => parse(html);

/** Sets the parser for server rendering. */
export function parseWith(other: Parse): void {
  parse = other;
}
