import { readCodeUnits } from './excerpts/code-units.ts';
import { detach } from './words/words.ts';

const TAG_NAME = /^<\/?([a-z][a-z0-9]{0,15})/i;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi;

/** Elements that do not separate words: `CO<sub>2</sub>` is one word, `<p>a</p><p>b</p>` are two. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code del dfn em font i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

// Sanitised texts contain few entity names; a space replaces the no-break space.
const ENTITIES = new Map(
  `amp & lt < gt > quot " apos ' hellip … euro € times × deg ° middot · bull • copy © reg ® trade ™ sup2 ² sup3 ³ frac12 ½
  lsquo ‘ rsquo ’ ldquo “ rdquo ” laquo « raquo » ndash – mdash — agrave à egrave è eacute é igrave ì ograve ò ugrave ù
  Agrave À Egrave È Eacute É Igrave Ì Ograve Ò Ugrave Ù ccedil ç auml ä ouml ö uuml ü szlig ß ntilde ñ`
    .split(/\s+/)
    .map((name, index, row) => [name, row[index + 1] ?? ''] as const)
    .filter((_, index) => index % 2 === 0),
)
  .set('nbsp', ' ')
  .set('shy', '');

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES.get(name) ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** Decodes the entities of a sanitised text. */
export const decodeEntities = (text: string): string => text.replace(ENTITY, decodeEntity);

/** Sanitised texts contain a handful of different tags, apart from links. */
const KNOWN_TAGS_MAX = 200;
const KNOWN_TAG_MAX_LENGTH = 16;
const knownTags = new Map<string, boolean>();

function isParting(tag: string): boolean {
  const known = knownTags.get(tag);
  if (known !== undefined) return known;
  const parts = !INLINE.has(TAG_NAME.exec(tag)?.[1]?.toLowerCase() ?? '');
  if (tag.length <= KNOWN_TAG_MAX_LENGTH && knownTags.size < KNOWN_TAGS_MAX)
    knownTags.set(detach(tag), parts);
  return parts;
}

/** White space other than the plain space and line feed. */
const OTHER_BLANK = /^[^\S \n]$/;
const SPACE = 32;
const LINE_BREAK = 10;

/** Bit flags of a code unit's class. */
const BLANK = 1;
const ODD_BLANK = 2;

const kinds = Uint8Array.from({ length: 0x10000 }, (_, code) => {
  if (code === SPACE || code === LINE_BREAK) return BLANK;
  return OTHER_BLANK.test(String.fromCharCode(code)) ? BLANK | ODD_BLANK : 0;
});

/**
 * Writes over input that was already read: each run of white space becomes one space, or a line break if it contains
 * one.
 */
class PlainWriter {
  readonly #units: Uint16Array;
  #length = 0;
  #isBehindBlank = true;

  constructor(units: Uint16Array) {
    this.#units = units;
  }

  /** Copies text unchanged; adjacent or unusual white space needs `put`. */
  copy(from: number, to: number): void {
    const units = this.#units;
    let length = this.#length;
    let before = this.#isBehindBlank ? BLANK : 0;
    for (let at = from; at < to; at += 1) {
      const code = units[at] ?? 0;
      const kind = kinds[code] ?? 0;
      // Runs for nearly every character, so it must be a single comparison.
      if (((kind & before) | (kind & ODD_BLANK)) !== 0) {
        this.#length = length;
        this.#isBehindBlank = before !== 0;
        this.put(code);
        length = this.#length;
        before = BLANK;
        continue;
      }
      units[length] = code;
      length += 1;
      before = kind;
    }
    this.#length = length;
    this.#isBehindBlank = before !== 0;
  }

  put(code: number): void {
    const isBlank = (kinds[code] ?? 0) & BLANK;
    if (isBlank === 0 || !this.#isBehindBlank) {
      this.#units[this.#length] = isBlank === 0 || code === LINE_BREAK ? code : SPACE;
      this.#length += 1;
    } else if (code === LINE_BREAK && this.#length > 0) this.#units[this.#length - 1] = LINE_BREAK;
    this.#isBehindBlank = isBlank !== 0;
  }

  toString(): string {
    const { buffer, byteOffset } = this.#units;
    const length = this.#isBehindBlank && this.#length > 0 ? this.#length - 1 : this.#length;
    return Buffer.from(buffer, byteOffset, length * 2).toString('utf16le');
  }
}

/** Copies a part of the source, decoding its entities. */
function copyDecoded(writer: PlainWriter, html: string, from: number, to: number): void {
  let at = from;
  for (const match of html.slice(from, to).matchAll(ENTITY)) {
    const [entity, decimal, hex, name] = match;
    writer.copy(at, from + match.index);
    const text = decodeEntity(entity, decimal, hex, name);
    for (let unit = 0; unit < text.length; unit += 1) writer.put(text.charCodeAt(unit));
    at = from + match.index + entity.length;
  }
  writer.copy(at, to);
}

/**
 * Text of sanitised HTML, one line per block; for the index and for snippets, never for display as HTML. A tag must not
 * contain `<`, so that a text of many `<` is read once.
 */
export function toPlainText(html: string): string {
  const writer = new PlainWriter(readCodeUnits(html));
  const hasEntities = html.includes('&');
  const copy = (from: number, to: number): void =>
    hasEntities ? copyDecoded(writer, html, from, to) : writer.copy(from, to);
  let from = 0;
  for (let open = html.indexOf('<'); open !== -1; open = html.indexOf('<', from)) {
    const end = html.indexOf('>', open);
    if (end === -1) break;
    const start = html.lastIndexOf('<', end);
    copy(from, start);
    const isParagraph = html.startsWith('<p>', start) || html.startsWith('</p>', start);
    if (isParagraph || isParting(html.slice(start, end + 1))) writer.put(LINE_BREAK);
    from = end + 1;
  }
  copy(from, html.length);
  return writer.toString();
}
