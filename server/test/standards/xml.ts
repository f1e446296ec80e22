import { DOMParser, type Element } from '@xmldom/xmldom';

/** Strict, and not ours: what is not well-formed throws. */
export function parseXml(xml: string): Element {
  const fail = (level: string, message: string): void => {
    // It warns of the very character that stands for an unreadable one.
    if (level !== 'warning') throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError: fail }).parseFromString(xml, 'text/xml').documentElement;
  if (root === null) throw new Error('empty');
  return root;
}

/** The texts of all elements of a name, in their order. */
export const textsOf = (root: Element, name: string): string[] =>
  Array.from(root.getElementsByTagName(name), (each) => each.textContent ?? '');

/** What an attribute says on all elements of a name, in their order; null where it is not there. */
export const attributesOf = (root: Element, name: string, attribute: string): (string | null)[] =>
  Array.from(root.getElementsByTagName(name), (each) => each.getAttribute(attribute));
