import {
  CLIPPING_LANGUAGES,
  CLIPPING_URL_MAX_LENGTH,
  type ClippingPage,
  EXCERPT_MAX_LENGTH,
  HEADLINE_MAX_LENGTH,
} from '@press-room/contract/clippings';
import { NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { toOfficeDay } from '@press-room/contract/office-clock';
import { Parser } from 'htmlparser2';
import { z } from 'zod';
import { isFront, isSameSite } from './hosts.ts';
import { type Article, readArticle } from './read-article.ts';

/** Metadata of a page, by element names. */
interface Heads {
  meta: Map<string, string>;
  title: string;
  canonical: string;
  language: string;
  /** Texts of `application/ld+json`. */
  data: string[];
}

const daySchema = z.iso.date();

const META_MAX = 200;
const DATA_MAX = 20;

function readHeads(html: string): Heads {
  const heads: Heads = { meta: new Map(), title: '', canonical: '', language: '', data: [] };
  let within: 'title' | 'data' | null = null;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const { content = '', rel = '', href = '', lang = '', type = '' } = attributes;
      const key = (attributes.property ?? attributes.name ?? attributes.itemprop ?? '').toLowerCase();
      if (name === 'html') heads.language ||= lang;
      if (name === 'meta' && key !== '' && heads.meta.size < META_MAX && !heads.meta.has(key))
        heads.meta.set(key, content);
      if (name === 'link' && rel.toLowerCase() === 'canonical') heads.canonical ||= href;
      if (name === 'title' && heads.title === '') within = 'title';
      const isData = name === 'script' && type.toLowerCase().startsWith('application/ld+json');
      if (isData && heads.data.length < DATA_MAX) within = 'data';
      text = '';
    },
    ontext(part) {
      if (within !== null) text += part;
    },
    onclosetag(name) {
      if (within === 'title' && name === 'title') heads.title = text;
      if (within === 'data' && name === 'script') heads.data.push(text);
      if (name === 'title' || name === 'script') within = null;
    },
  });
  parser.end(html);
  return heads;
}

const toOneLine = (text: string): string => text.split(/\s/).filter(Boolean).join(' ');

type Metadata = Omit<ClippingPage, 'duplicates'>;

/** Proposes data of an article from JSON-LD, OpenGraph and plain metadata, in this order. */
export function readMetadata(html: string, found: URL): Metadata {
  const heads = readHeads(html);
  const article = readArticle(heads.data);
  const meta = (...names: string[]): string => names.map((name) => heads.meta.get(name)).find(Boolean) ?? '';
  const first = (max: number, ...texts: (string | undefined)[]): string =>
    Array.from(toOneLine(texts.find((text) => text !== undefined && text.trim() !== '') ?? ''))
      .slice(0, max)
      .join('');
  return {
    url:
      [heads.canonical, meta('og:url'), article.url]
        .map((text) => toOwnAddress(text?.trim() ?? '', found))
        .find((address) => address !== '') ?? toAddress(found.href, found),
    headline: first(HEADLINE_MAX_LENGTH, article.headline, meta('og:title', 'twitter:title'), heads.title),
    author: first(
      NAME_MAX_LENGTH,
      article.author,
      toName(meta('author', 'article:author', 'parsely-author')),
    ),
    published_on: toDay(
      article.published ?? meta('article:published_time', 'datepublished', 'date', 'dc.date', 'pubdate'),
    ),
    excerpt: first(EXCERPT_MAX_LENGTH, article.description, meta('og:description', 'description')),
    language: toLanguage(article, heads, meta('og:locale')),
    outlet_name: first(NAME_MAX_LENGTH, meta('og:site_name'), article.publisher),
    picture_url: toAddress(
      first(CLIPPING_URL_MAX_LENGTH, meta('og:image', 'twitter:image'), article.picture),
      found,
    ),
  };
}

/** Absolute web address; empty for other addresses. */
function toAddress(text: string, base: URL): string {
  const url = text === '' ? null : URL.parse(text, base);
  const isOfTheWeb =
    url !== null && /^https?:$/.test(url.protocol) && url.href.length <= CLIPPING_URL_MAX_LENGTH;
  return isOfTheWeb ? url.href : '';
}

/** Canonical address of a page; empty if it leads to another site or to a front page. */
function toOwnAddress(text: string, found: URL): string {
  const address = toAddress(text, found);
  const url = URL.parse(address);
  if (url === null || !isSameSite(url, found) || (isFront(url) && !isFront(found))) return '';
  return address;
}

/** `article:author` may be the address of a profile. */
const toName = (text: string): string => (/^https?:\/\//i.test(text) ? '' : text);

function toDay(text: string): string | null {
  // `Date` accepts 30 February.
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return daySchema.safeParse(text).success ? text : null;
  const at = new Date(text);
  const isDay = !Number.isNaN(at.getTime()) && at.getFullYear() >= 1900 && at.getFullYear() < 3000;
  return isDay ? toOfficeDay(at) : null;
}

function toLanguage(article: Article, heads: Heads, locale: string): ClippingPage['language'] {
  for (const text of [article.language, heads.language, locale]) {
    const code = text?.trim().slice(0, 2).toLowerCase();
    const language = CLIPPING_LANGUAGES.find((each) => each === code);
    if (language !== undefined) return language;
  }
  return '';
}
