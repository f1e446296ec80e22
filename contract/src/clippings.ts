import { z } from 'zod';
import { REACH_MAX } from './contacts.ts';
import { NAME_MAX_LENGTH } from './limits.ts';
import { namedSchema } from './named.ts';

/** Articles, broadcasts and posts by outlets; only the office sees them. */
export const CLIPPING_PATH = '/api/office/clipping/';
export const clippingPath = (id: number): string => `${CLIPPING_PATH}${id}/`;

/** Filtered clippings as CSV or XLSX, which can be imported again; takes the filters of the list, and `?type=`. */
export const CLIPPING_EXPORT_PATH = '/api/office/clipping_export/';

/** POST: metadata of the page at an address, and existing clippings of it. */
export const CLIPPING_PAGE_PATH = '/api/office/clipping_page/';

export const CLIPPING_KINDS = ['print', 'web', 'radio', 'tv', 'social', 'newsletter'] as const;
export type ClippingKind = (typeof CLIPPING_KINDS)[number];

export const CLIPPING_TONES = ['positive', 'neutral', 'negative'] as const;
export type ClippingTone = (typeof CLIPPING_TONES)[number];

/** What the office may do with the page or recording: link to it, show it until a day, or show it without limit. */
export const CLIPPING_LICENCES = ['link_only', 'licensed', 'own'] as const;
export type ClippingLicence = (typeof CLIPPING_LICENCES)[number];

/** Languages of articles: ISO 639-1. */
export const CLIPPING_LANGUAGES = [
  'it',
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'nl',
  'pl',
  'cs',
  'ro',
  'hu',
  'el',
  'sv',
  'da',
  'ru',
  'uk',
  'tr',
  'ar',
  'he',
  'hi',
  'zh',
  'ja',
  'ko',
] as const;
export type ClippingLanguage = (typeof CLIPPING_LANGUAGES)[number];

/** Columns of an exported table of clippings, which can be imported again. */
export const CLIPPING_TABLE_FIELDS = [
  'published_on',
  'outlet',
  'headline',
  'author',
  'kind',
  'edition',
  'page',
  'url',
  'excerpt',
  'language',
  'tone',
  'reach',
  'space',
  'seconds',
  'sectors',
  'companies',
  'press_group',
  'licence',
  'licensed_until',
] as const;
export type ClippingTableField = (typeof CLIPPING_TABLE_FIELDS)[number];

/** Filter of lists for an empty field. */
export const NOT_KNOWN = 'none';

export const HEADLINE_MAX_LENGTH = 500;
export const EXCERPT_MAX_LENGTH = 5000;
export const EDITION_MAX_LENGTH = 100;
export const CLIPPING_URL_MAX_LENGTH = 2000;
/** In square centimetres or seconds. */
export const EXTENT_MAX = 1_000_000;
export const CLIPPING_COMPANIES_MAX = 100;
export const CLIPPING_SECTORS_MAX = 50;
export const CLIPPING_RELEASES_MAX = 50;
export const CLIPPING_PICTURES_MAX = 200;

const day = z.iso.date();
const textPairSchema = z.object({ it: z.string(), en: z.string() });

export const clippingSchema = z.object({
  id: z.int(),
  /** Sent as `If-Match` with the next write. */
  version: z.int(),
  press_group: namedSchema,
  kind: z.enum(CLIPPING_KINDS),
  headline: z.string(),
  /** `reach`: of the outlet; null: unknown. */
  outlet: namedSchema.extend({ reach: z.int().nullable() }),
  /** As printed; empty: unknown. */
  author: z.string(),
  /** The author, if a contact. */
  contact: namedSchema.nullable(),
  published_on: day,
  edition: z.string(),
  page: z.string(),
  url: z.string(),
  /** Address of a picture of the article on the outlet's site. */
  picture_url: z.string(),
  excerpt: z.string(),
  language: z.enum(CLIPPING_LANGUAGES).or(z.literal('')),
  tone: z.enum(CLIPPING_TONES).or(z.literal('')),
  /** Reach of this article; null: that of the outlet. */
  reach: z.int().nullable(),
  /** Size in print, in square centimetres. */
  space: z.int().nullable(),
  /** Duration on radio or television. */
  seconds: z.int().nullable(),
  licence: z.enum(CLIPPING_LICENCES),
  /** Last day of a licence; null: unlimited. */
  licensed_until: day.nullable(),
  /** Id of a file of the library: the page, a picture or a recording. */
  file: z.int().nullable(),
  sectors: z.array(z.int()),
  companies: z.array(namedSchema),
  /** Press releases that it used. */
  releases: z.array(z.object({ id: z.int(), title: textPairSchema })),
  /** Pictures of the library that it used. */
  pictures: z.array(z.int()),
  updated_at: z.iso.datetime(),
});
export type Clipping = z.infer<typeof clippingSchema>;

export const clippingRowSchema = clippingSchema.omit({ excerpt: true, picture_url: true, pictures: true });
export type ClippingRow = z.infer<typeof clippingRowSchema>;

/**
 * Fields of a write; absent fields keep their values. A new clipping needs a press group, an outlet, a headline and a
 * day.
 */
export const clippingFormSchema = z
  .object({
    press_group: z.int(),
    kind: z.enum(CLIPPING_KINDS),
    headline: z.string().max(HEADLINE_MAX_LENGTH),
    /** Id of an outlet. */
    outlet: z.int(),
    /** An outlet by name instead; a missing one is created. */
    outlet_name: z.string().max(NAME_MAX_LENGTH),
    author: z.string().max(NAME_MAX_LENGTH),
    contact: z.int().nullable(),
    published_on: day,
    edition: z.string().max(EDITION_MAX_LENGTH),
    page: z.string().max(EDITION_MAX_LENGTH),
    url: z.string().max(CLIPPING_URL_MAX_LENGTH),
    picture_url: z.string().max(CLIPPING_URL_MAX_LENGTH),
    excerpt: z.string().max(EXCERPT_MAX_LENGTH),
    language: clippingSchema.shape.language,
    tone: clippingSchema.shape.tone,
    reach: z.int().max(REACH_MAX).nullable(),
    space: z.int().max(EXTENT_MAX).nullable(),
    seconds: z.int().max(EXTENT_MAX).nullable(),
    licence: z.enum(CLIPPING_LICENCES),
    licensed_until: day.nullable(),
    file: z.int().nullable(),
    sectors: z.array(z.int()).max(CLIPPING_SECTORS_MAX),
    companies: z.array(z.int()).max(CLIPPING_COMPANIES_MAX),
    releases: z.array(z.int()).max(CLIPPING_RELEASES_MAX),
    pictures: z.array(z.int()).max(CLIPPING_PICTURES_MAX),
  })
  .partial();

export const clippingPageFormSchema = z.object({ url: z.string().max(CLIPPING_URL_MAX_LENGTH) });

/** Proposed fields; empty or null: not found in the page. Nothing is stored. */
export const clippingPageSchema = z.object({
  /** Canonical address of the page if it belongs to the same site, else the fetched address. */
  url: z.string(),
  headline: z.string(),
  author: z.string(),
  published_on: day.nullable(),
  excerpt: z.string(),
  language: clippingSchema.shape.language,
  /** The outlet with this address, else the site's own name. */
  outlet_name: z.string(),
  /** Address of the page's preview picture. */
  picture_url: z.string(),
  /** Clippings of the same article. */
  duplicates: z.array(z.object({ id: z.int(), headline: z.string(), outlet: z.string(), published_on: day })),
});
export type ClippingPage = z.infer<typeof clippingPageSchema>;
