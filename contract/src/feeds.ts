import type { Language } from './languages.ts';

/** Forms of a feed by how its address ends, the one that most programs know first. */
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
  /** By a slug. */
  sector?: string | undefined;
  year?: number | undefined;
  month?: number | undefined;
  /** Only releases published in this language. */
  language?: Language | undefined;
  q?: string | undefined;
}

/** The same choice is the same text, however it was written; with its question mark, empty for all there is. */
export function toFeedQuery({ group, company, event, sector, year, month, language, q }: FeedChoice): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ group, company, event, sector, year, month, language, q })) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size === 0 ? '' : `?${search.toString()}`;
}

/** `form`: how it ends, for feed readers or for the systems of newsrooms. */
export const feedPath = (language: Language, form: string): string => `/${language}/feed.${form}`;
