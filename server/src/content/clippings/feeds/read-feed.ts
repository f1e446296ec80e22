import { CLIPPING_LANGUAGES } from '@press-room/contract/clippings';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { Parser } from 'htmlparser2';
import { unwrapLink } from '../url-key.ts';

/** An entry of a feed, with its texts as plain text. */
export interface FeedEntry {
  url: string;
  headline: string;
  excerpt: string;
  author: string;
  language: string;
  /** Null: missing or invalid. */
  published_at: Date | null;
}

/** Neither RSS nor Atom, or nested too deeply. */
export class NoFeed extends Error {}

const ENTRIES_MAX = 100;
const FIELD_MAX_LENGTH = 8000;
/** Maximum nesting: a closing tag is compared with each open element. */
const DEPTH_MAX = 50;
const ROOTS: ReadonlySet<string> = new Set(['rss', 'feed', 'rdf:rdf']);
const ENTRIES: ReadonlySet<string> = new Set(['item', 'entry']);

/** RSS, Atom and Dublin Core elements by field, preferred ones first. */
const FIELDS = {
  url: ['link', 'guid', 'id'],
  headline: ['title'],
  excerpt: ['description', 'summary', 'content:encoded', 'content'],
  author: ['dc:creator', 'author'],
  language: ['dc:language'],
  published_at: ['pubdate', 'published', 'dc:date', 'updated'],
} as const;
const WANTED: ReadonlySet<string> = new Set(Object.values(FIELDS).flat());

type Fields = Map<string, string>;

interface Reading {
  entries: Fields[];
  language: string;
}

/** Entities declared in the document are not expanded. @throws {NoFeed} */
function readFields(xml: string): Reading {
  const reading: Reading = { entries: [], language: '' };
  let depth = 0;
  let isFeed = false;
  let entry: { fields: Fields; depth: number } | null = null;
  let field: { name: string; depth: number; text: string } | null = null;
  const parser = new Parser(
    {
      onopentag(raw, attributes) {
        depth += 1;
        const name = raw.toLowerCase();
        if (depth > DEPTH_MAX) throw new NoFeed('Nested too deeply');
        if (depth === 1 && !ROOTS.has(name)) throw new NoFeed('Neither RSS nor Atom');
        if (depth === 1) {
          isFeed = true;
          reading.language ||= attributes['xml:lang'] ?? '';
        }
        // Atom: an author contains a name beside addresses.
        if (field?.name === 'author' && name === 'name') field = { name: 'author', depth, text: '' };
        else if (entry === null && ENTRIES.has(name) && reading.entries.length < ENTRIES_MAX)
          entry = { fields: new Map(), depth };
        else if (entry !== null && field === null && depth === entry.depth + 1 && WANTED.has(name)) {
          const { href, rel = 'alternate' } = attributes;
          // Atom: the address is an attribute; other relations lead to comments, files or the feed.
          if (name === 'link' && href !== undefined) {
            if (rel === 'alternate' && !entry.fields.has(name)) entry.fields.set(name, href);
          } else if (name !== 'guid' || attributes.isPermaLink !== 'false') field = { name, depth, text: '' };
        } else if (entry === null && name === 'language') field = { name, depth, text: '' };
      },
      ontext(text) {
        if (field !== null && field.text.length < FIELD_MAX_LENGTH)
          field.text += text.slice(0, FIELD_MAX_LENGTH - field.text.length);
      },
      onclosetag() {
        if (field?.depth === depth) {
          const text = field.text.trim();
          if (entry === null) reading.language ||= text;
          else if (text !== '' && !entry.fields.has(field.name)) entry.fields.set(field.name, text);
          field = null;
        }
        if (entry?.depth === depth) {
          reading.entries.push(entry.fields);
          entry = null;
        }
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  if (!isFeed) throw new NoFeed('No element');
  return reading;
}

const PARTING = /^(?:p|br|div|li|h[1-6]|tr|td|blockquote|figcaption)$/;

/** Titles and summaries are HTML in many feeds. */
function toText(html: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (name === 'script' || name === 'style') silent += 1;
      if (PARTING.test(name)) text += ' ';
    },
    ontext(part) {
      if (silent === 0) text += part;
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') silent -= 1;
    },
  });
  parser.end(html);
  return text.split(/\s/).filter(Boolean).join(' ');
}

function toAddress(text: string, base: URL): string {
  const url = text === '' ? null : URL.parse(text, base);
  return url === null ? '' : unwrapLink(url);
}

function toInstant(text: string): Date | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}

const toLanguage = (text: string): string =>
  CLIPPING_LANGUAGES.find((each) => each === text.trim().slice(0, 2).toLowerCase()) ?? '';

/** Day of an article in the office's time zone; null: invalid date. */
export const toDay = (at: Date | null): string | null =>
  at !== null && at.getFullYear() >= 1900 && at.getFullYear() < 3000 ? toOfficeDay(at) : null;

/** First entries with a link to an article. @throws {NoFeed} */
export function readFeed(xml: string, found: URL): FeedEntry[] {
  const { entries, language } = readFields(xml);
  return entries.flatMap((fields) => {
    const first = (name: keyof typeof FIELDS): string =>
      FIELDS[name].map((each) => fields.get(each)).find((text) => text !== undefined) ?? '';
    const url = toAddress(first('url'), found);
    const headline = toText(first('headline'));
    if (url === '' || headline === '') return [];
    return [
      {
        url,
        headline,
        excerpt: toText(first('excerpt')),
        author: toText(first('author')),
        language: toLanguage(first('language') || language),
        published_at: toInstant(first('published_at')),
      },
    ];
  });
}
