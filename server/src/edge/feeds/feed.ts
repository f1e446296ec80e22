import type { Language } from '@press-room/contract/languages';
import type { SyndicationList } from '../syndication/syndication-list.ts';

/** A file that programs may fetch with an entry. */
export interface Enclosure {
  url: string;
  media_type: string;
  bytes: number;
  title: string;
  /** Width of a picture. */
  width?: number;
  height?: number;
}

export interface FeedEntry {
  /** Permanent, independent of the title. */
  id: string;
  url: string;
  language: Language;
  title: string;
  summary: string;
  html: string;
  author: string;
  topics: readonly string[];
  published: string;
  /** Later than `published` after a correction. */
  updated: string;
  image: string | null;
  enclosures: readonly Enclosure[];
}

/**
 * Common data of RSS, Atom, JSON Feed and the formats of newsroom systems; addresses are absolute, instants ISO 8601.
 */
export interface Feed extends SyndicationList {
  /** Origin of the site. */
  origin: string;
  description: string;
  /** Page for people. */
  home: string;
  /** Null: its own address is secret. */
  self: string | null;
  /** WebSub hub that notifies subscribers; null: they poll. */
  hub: string | null;
  entries: readonly FeedEntry[];
}
