/** Characters of the Windows code page that Latin-1 lacks; the standard fonts know them under these codes. */
const WINDOWS_CODES: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  œ: 0x9c,
};

/** Codes of a text in the fonts' encoding. @throws for a character that they lack */
export const toCodes = (text: string): number[] =>
  Array.from(text, (letter) => {
    const code = WINDOWS_CODES[letter] ?? letter.codePointAt(0) ?? 0;
    if (code > 0xff || code < 0x20) throw new Error(`The standard fonts lack “${letter}” in “${text}”`);
    return code;
  });

/** A string as page content shows it. */
export const toShown = (text: string): string =>
  `(${String.fromCharCode(...toCodes(text)).replace(/[\\()]/g, '\\$&')})`;

/** A string of the document itself, as its title, in UTF-16. */
export const toTextString = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')}>`;
