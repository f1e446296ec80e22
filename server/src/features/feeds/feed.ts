import type { Language } from '@press-room/contract/languages';

/** A file that a program may fetch with an entry. */
export interface Enclosure {
  url: string;
  media_type: string;
  bytes: number;
  title: string;
}

export interface FeedEntry {
  /** Stays, whatever becomes of the title. */
  id: string;
  url: string;
  language: Language;
  title: string;
  summary: string;
  html: string;
  author: string;
  topics: readonly string[];
  published: string;
  /** Later than `published` where it was corrected. */
  updated: string;
  image: string | null;
  enclosures: readonly Enclosure[];
}

/** What RSS, Atom and JSON Feed are written from; addresses are whole ones, instants ISO 8601. */
export interface Feed {
  id: string;
  title: string;
  description: string;
  language: Language;
  /** The page for people. */
  home: string;
  self: string;
  author: string;
  updated: string;
  entries: readonly FeedEntry[];
}
