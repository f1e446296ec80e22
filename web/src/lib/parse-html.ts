/** Reads sanitised HTML: the body of a document of its own. */
type Parse = (html: string) => HTMLElement;

let parse: Parse = (html) => new DOMParser().parseFromString(html, 'text/html').body;

export const parseHtml: Parse = (html) => parse(html);

/** Where no browser is. */
export function parseWith(other: Parse): void {
  parse = other;
}
