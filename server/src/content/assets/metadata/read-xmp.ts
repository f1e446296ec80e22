import type { Element } from '@xmldom/xmldom';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Properties of XMP that we read, with their namespaces. */
const PROPERTIES = {
  description: 'http://purl.org/dc/elements/1.1/',
  creator: 'http://purl.org/dc/elements/1.1/',
  rights: 'http://purl.org/dc/elements/1.1/',
  subject: 'http://purl.org/dc/elements/1.1/',
  Credit: 'http://ns.adobe.com/photoshop/1.0/',
  DateCreated: 'http://ns.adobe.com/photoshop/1.0/',
  UsageTerms: 'http://ns.adobe.com/xap/1.0/rights/',
  AltTextAccessibility: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  DigitalSourceType: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const;
export type XmpName = keyof typeof PROPERTIES;

export interface XmpText {
  text: string;
  /** `x-default` or empty: no language. */
  language: string;
}

const NAMES = Object.keys(PROPERTIES) as XmpName[];
const clean = (text: string | null): string => (text ?? '').toWellFormed().replaceAll('\0', '').trim();

/** Texts of a packet by property, lists in order; empty if it is no packet. @throws if it is not XML */
export async function readXmp(packet: string): Promise<Record<XmpName, XmpText[]>> {
  const found = Object.fromEntries(NAMES.map((name): [XmpName, XmpText[]] => [name, []])) as Record<
    XmpName,
    XmpText[]
  >;
  const start = packet.indexOf('<', packet.indexOf('?>') === -1 ? 0 : packet.indexOf('?>') + 2);
  // Picture metadata need no document type; one could be an entity expansion attack.
  if (start === -1 || /<!(?:doctype|entity)/i.test(packet)) return found;
  const { DOMParser } = await import('@xmldom/xmldom');
  const parser = new DOMParser({ onError: () => undefined });
  const document = parser.parseFromString(packet.slice(start).replace(/(?<!\0)\0+$/, ''), 'text/xml');
  for (const description of Array.from(document.getElementsByTagNameNS(RDF, 'Description'))) {
    for (const name of NAMES) found[name].push(...readProperty(description, name));
  }
  return found;
}

/** A property is an attribute, an element with a text, or an element with a list of texts. */
function readProperty(description: Element, name: XmpName): XmpText[] {
  const attribute = clean(description.getAttributeNS(PROPERTIES[name], name));
  if (attribute !== '') return [{ text: attribute, language: '' }];
  return Array.from(description.getElementsByTagNameNS(PROPERTIES[name], name)).flatMap((element) => {
    const entries = Array.from(element.getElementsByTagNameNS(RDF, 'li'));
    return (entries.length === 0 ? [element] : entries).flatMap((entry) => {
      const text = clean(entry.textContent);
      return text === '' ? [] : [{ text, language: entry.getAttributeNS(XML, 'lang') ?? '' }];
    });
  });
}
