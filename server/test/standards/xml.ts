import { DOMParser, type Element } from '@xmldom/xmldom';

/** Third-party strict parser: throws if the text is not well-formed. */
export function parseXml(xml: string): Element {
  const fail = (level: string, message: string): void => {
    // It warns about the character that replaces an unreadable one.
    if (level !== 'warning') throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError: fail }).parseFromString(xml, 'text/xml').documentElement;
  if (root === null) throw new Error('empty');
  return root;
}

/** Texts of all elements with a name, in order. */
export const textsOf = (root: Element, name: string): string[] =>
  Array.from(root.getElementsByTagName(name), (each) => each.textContent ?? '');

/** Values of an attribute on all elements with a name, in order; null: missing. */
export const attributesOf = (root: Element, name: string, attribute: string): (string | null)[] =>
  Array.from(root.getElementsByTagName(name), (each) => each.getAttribute(attribute));
