import { escapeMarkup } from '@press-room/contract/markup';

/** Formatting tags within a passage; all others start or end one. */
const INLINE = new Set('a abbr b br cite em i q s small span strong sub sup u'.split(' '));
const TOKEN = /<(\/?)([a-z][a-z0-9]*)\b[^>]*>|[^<]+/gi;

/** Sanitised HTML between two block tags, or the tags themselves. */
interface Piece {
  html: string;
  isPassage: boolean;
}

/** Splits sanitised HTML into passages and the parts between them; joined they are the original. */
export function splitPassages(html: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (token: string, isPassage: boolean): void => {
    const last = pieces.at(-1);
    if (last?.isPassage === isPassage) last.html += token;
    else pieces.push({ html: token, isPassage });
  };
  for (const [token, , tag] of html.matchAll(TOKEN)) add(token, tag === undefined || INLINE.has(tag));
  return pieces.map((piece) => ({ ...piece, isPassage: piece.isPassage && hasWords(toWords(piece.html)) }));
}

const hasWords = (text: string): boolean => /\p{L}/u.test(text);

const ENTITIES = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }),
);

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES.get(String(name).toLowerCase()) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

/** Text of HTML. */
export const toWords = (html: string): string => decode(html.replace(/<[^<>]*>/g, ''));

/** A passage for a provider, with numbered formatting and marked names. */
export interface Sent {
  xml: string;
  /** Tags by number. */
  tags: { open: string; close: string | null }[];
  names: string[];
}

/** Marks each name, longest first; only whole words. */
export function toSent(html: string, names: readonly string[]): Sent {
  const tags: Sent['tags'] = [];
  const open: number[] = [];
  const found: string[] = [];
  const pattern = toPattern(names);
  const keep = (text: string): string =>
    pattern === null
      ? escapeMarkup(text)
      : text
          .split(pattern)
          .map((part, at) => {
            if (at % 2 === 0) return escapeMarkup(part);
            found.push(part);
            return `<keep>${escapeMarkup(part)}</keep>`;
          })
          .join('');
  let xml = '';
  for (const [token, slash, tag] of html.matchAll(TOKEN)) {
    if (tag === undefined) xml += keep(decode(token));
    else if (slash === '/') {
      const number = open.pop();
      const known = number === undefined ? undefined : tags[number - 1];
      if (known) known.close = token;
      if (number !== undefined) xml += `</t${number}>`;
    } else {
      const number = tags.push({ open: token, close: null });
      if (tag === 'br') xml += `<t${number}/>`;
      else {
        open.push(number);
        xml += `<t${number}>`;
      }
    }
  }
  return { xml, tags, names: found };
}

function toPattern(names: readonly string[]): RegExp | null {
  if (names.length === 0) return null;
  const words = names
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${words.join('|')})(?![\p{L}\p{N}])`, 'u');
}

const ANSWER = /<(\/?)(t\d+|keep)\s*(\/?)>|<|[^<]+/g;

/**
 * The answer for a passage with its original tags; null if a tag is missing, repeated or unknown. So an answer cannot
 * add links or formatting.
 */
export function fromAnswer(answer: string, { tags }: Sent): string | null {
  const seen = new Set<number>();
  const open: string[] = [];
  let html = '';
  for (const [token, slash, name, isVoid] of answer.matchAll(ANSWER)) {
    if (token === '<') return null;
    if (name === undefined) {
      html += escapeMarkup(decode(token));
      continue;
    }
    if (slash === '/') {
      if (open.pop() !== name) return null;
      if (name !== 'keep') html += tags[Number(name.slice(1)) - 1]?.close ?? '';
      continue;
    }
    if (name === 'keep') {
      if (isVoid !== '/') open.push(name);
      continue;
    }
    const number = Number(name.slice(1));
    const tag = tags[number - 1];
    if (tag === undefined || seen.has(number)) return null;
    seen.add(number);
    if ((isVoid === '/') !== (tag.close === null)) return null;
    if (isVoid !== '/') open.push(name);
    html += tag.open;
  }
  return open.length === 0 && seen.size === tags.length ? html.trim() : null;
}
