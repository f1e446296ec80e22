import type { Language } from './languages.ts';

/** Feed formats by file extension, best known first. */
export const FEED_FORMS = {
  rss: { name: 'RSS', mediaType: 'application/rss+xml' },
  atom: { name: 'Atom', mediaType: 'application/atom+xml' },
  json: { name: 'JSON Feed', mediaType: 'application/feed+json' },
} as const;
export type FeedForm = keyof typeof FEED_FORMS;
export const FEED_FORM_NAMES = Object.keys(FEED_FORMS) as readonly FeedForm[];

/** Filters of a feed: those of the list of releases, and a sector. */
export interface FeedChoice {
  group?: number | undefined;
  company?: number | undefined;
  event?: number | undefined;
  /** Slug of the sector. */
  sector?: string | undefined;
  year?: number | undefined;
  month?: number | undefined;
  /** Only releases published in this language. */
  language?: Language | undefined;
  q?: string | undefined;
}

/** Normalised query of a filter, including the question mark; empty without filters. */
export function toFeedQuery({ group, company, event, sector, year, month, language, q }: FeedChoice): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ group, company, event, sector, year, month, language, q })) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}

/** `form`: extension, of a feed format or a format for newsroom systems. */
export const feedPath = (language: Language, form: string): string => `/${language}/feed.${form}`;
