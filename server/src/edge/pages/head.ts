import type { Language } from '@press-room/contract/languages';
import { escapeMarkup } from '../../platform/text/markup.ts';
import { toDataElement } from '../site/boot.ts';

/** Metadata of a page for search engines and messengers. */
export interface Told {
  /** Canonical path. */
  path: string;
  /** Without the name of the site. */
  title: string;
  description: string;
  /** Elements of its head. */
  head: readonly string[];
}

/** Absolute addresses of the same page in each language. */
export type Addresses = Partial<Record<Language, string>>;

/** Preview picture of a link. */
export interface Card {
  url: string;
  media_type: string;
  width: number;
  height: number;
  alt: string;
}

interface Described {
  /** Origin of the site. */
  origin: string;
  siteName: string;
  title: string;
  description: string;
  /** Language of the text, which can differ from the page's. */
  language: Language;
  canonical: string;
  addresses: Addresses;
  card: Card | null;
  /** Author; absent: none. */
  author?: string;
  /** Open Graph type. */
  type: 'website' | 'article';
  /** Further Open Graph properties. */
  properties?: readonly (readonly [string, string])[];
  /** Structured data in schema.org vocabulary. */
  data: object;
}

const LOCALES: Record<Language, string> = { en: 'en_GB', it: 'it_IT' };

/** Metadata of a page: its address in each language, previews, and structured data. */
export function describe(described: Described): string[] {
  const { origin, siteName, title, canonical, addresses, author, data } = described;
  const other = addresses.en ?? addresses.it;
  return [
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    ...Object.entries(addresses).map(([language, address]) => toAlternate(language, address)),
    ...(other === undefined ? [] : [toAlternate('x-default', other)]),
    ...(author === undefined ? [] : [`<meta name="author" content="${escapeMarkup(author)}">`]),
    ...listProperties(described).map(
      ([name, value]) => `<meta property="${name}" content="${escapeMarkup(value)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    toDataElement('application/ld+json', { '@context': SCHEMA, ...data }),
    toDataElement('application/ld+json', {
      '@context': SCHEMA,
      '@type': 'BreadcrumbList',
      itemListElement: [toCrumb(1, siteName, `${origin}/`), toCrumb(2, title, canonical)],
    }),
  ];
}
const SCHEMA = 'https://schema.org';

const toCrumb = (position: number, name: string, address: string): object => ({
  '@type': 'ListItem',
  position,
  name,
  item: { '@type': 'WebPage', '@id': address },
});

/** Without empty texts. */
export const filled = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));

/** Search engines and messengers show about this length. */
const DESCRIPTION_LENGTH = 200;

export function cutDescription(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', DESCRIPTION_LENGTH)).trimEnd()} …`;
}

const toAlternate = (language: string, address: string): string =>
  `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(address)}">`;

function listProperties({
  origin,
  siteName,
  title,
  description,
  language,
  canonical,
  addresses,
  card,
  type,
  properties = [],
}: Described): (readonly [string, string])[] {
  const others = Object.keys(addresses).filter((each): each is Language => each !== language);
  return [
    ['og:type', type],
    ['og:site_name', siteName],
    ['og:title', title],
    ['og:description', description],
    ['og:url', canonical],
    ['og:locale', LOCALES[language]],
    ...others.map((each) => ['og:locale:alternate', LOCALES[each]] as const),
    ...properties,
    ...(card === null
      ? []
      : ([
          ['og:image', origin + card.url],
          ['og:image:type', card.media_type],
          ['og:image:width', String(card.width)],
          ['og:image:height', String(card.height)],
          ['og:image:alt', card.alt],
        ] as const)),
  ];
}
