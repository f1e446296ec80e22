import type { Language } from '@press-room/contract/languages';
import type { SyndicationList } from '../syndication/syndication-list.ts';

/** A file that a program may fetch with an entry. */
export interface Enclosure {
  url: string;
  media_type: string;
  bytes: number;
  title: string;
  /** Of a picture. */
  width?: number;
  height?: number;
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

/**
 * Common source of RSS, Atom and JSON Feed, and of the formats of newsroom systems; addresses are absolute, instants
 * ISO 8601.
 */
export interface Feed extends SyndicationList {
  /** Of the site. */
  origin: string;
  description: string;
  /** The page for people. */
  home: string;
  /** Null: its own address is a secret. */
  self: string | null;
  /** WebSub hub that notifies followers at once; null: they poll. */
  hub: string | null;
  entries: readonly FeedEntry[];
}
