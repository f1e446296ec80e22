import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@press-room/contract/languages';
import { XMP_MAX_BYTES } from './jpeg.ts';
import type { FileWords } from './words.ts';

const NAMESPACES = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
  prism: 'http://prismstandard.org/namespaces/basic/2.0/',
};

const SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype/';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

// XML 1.0 cannot represent control characters.
const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[[\p{Cc}\ufffe\uffff]--[\n\t]]/gv, '')
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? '');

const element = (name: string, content: string): string =>
  content === '' ? '' : `<${name}>${content}</${name}>`;
const simple = (name: string, text: string): string => element(name, escapeXml(text));

/** A text without language. */
const anyLanguage = (name: string, text: string): string => languageList(name, [['x-default', text]]);

/** A text in the listed languages; programs without a language get the default one. */
function alternatives(name: string, texts: Record<Language, string>, listed: readonly Language[]): string {
  const fallback =
    texts[DEFAULT_LANGUAGE] || LANGUAGES.map((language) => texts[language]).find(Boolean) || '';
  return languageList(name, [
    ['x-default', fallback],
    ...listed.map((language): [string, string] => [language, texts[language]]),
  ]);
}

function languageList(name: string, texts: readonly [string, string][]): string {
  const entries = texts
    .filter(([, text]) => text !== '')
    .map(([language, text]) => `<rdf:li xml:lang="${language}">${escapeXml(text)}</rdf:li>`);
  return entries.length === 0 ? '' : element(name, element('rdf:Alt', entries.join('')));
}

/** An XMP packet (ISO 16684-1) with IPTC Core properties, limited to the size that a JPEG allows. */
export function buildXmp(words: FileWords): string {
  const packet = buildPacket(words, LANGUAGES);
  if (Buffer.byteLength(packet) <= XMP_MAX_BYTES) return packet;
  // With only the default language the longest accepted texts fit.
  return buildPacket(
    words,
    LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE),
  );
}

/** Room for keywords in bytes, next to the longest other texts. */
const KEYWORDS_MAX_BYTES = 8000;

function cutList(entries: readonly string[]): string {
  let bytes = 0;
  return entries
    .filter((entry) => {
      bytes += Buffer.byteLength(entry);
      return bytes <= KEYWORDS_MAX_BYTES;
    })
    .join('');
}

function buildPacket(
  { credit, copyright, rights, caption, alt, taken_on, ...words }: FileWords,
  listed: readonly Language[],
): string {
  const { keywords, digital_source_type, embargo_until, rights_until } = words;
  const subjects = cutList(keywords.map((keyword) => simple('rdf:li', keyword)));
  const sourceType = digital_source_type === null ? '' : `${SOURCE_TYPES}${digital_source_type}`;
  const creator = simple('rdf:li', credit);
  const properties = [
    creator === '' ? '' : element('dc:creator', element('rdf:Seq', creator)),
    simple('photoshop:Credit', credit),
    anyLanguage('dc:rights', copyright),
    copyright === '' ? '' : element('xmpRights:Marked', 'True'),
    alternatives('xmpRights:UsageTerms', rights, listed),
    alternatives('dc:description', caption, listed),
    alternatives('Iptc4xmpCore:AltTextAccessibility', alt, listed),
    simple('photoshop:DateCreated', taken_on ?? ''),
    subjects === '' ? '' : element('dc:subject', element('rdf:Bag', subjects)),
    simple('Iptc4xmpExt:DigitalSourceType', sourceType),
    simple('plus:LicenseEndDate', rights_until ?? ''),
    simple('prism:embargoDate', embargo_until ?? ''),
    simple('prism:expirationDate', rights_until ?? ''),
  ];
  const spaces = Object.entries(NAMESPACES).map(([prefix, address]) => ` xmlns:${prefix}="${address}"`);
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about=""${spaces.join('')}>${properties.join('')}</rdf:Description>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('');
}
