import { FEED_FORM_NAMES, FEED_FORMS, type FeedForm } from '@press-room/contract/feeds';
import { NEWSML, NINJS } from '../syndication/formats.ts';
import { writeNewsmlList } from '../syndication/newsml/message.ts';
import { toNinjsList } from '../syndication/ninjs.ts';
import { writeAtom } from './atom.ts';
import type { Feed } from './feed.ts';
import { writeJsonFeed } from './json-feed.ts';
import { writeRss } from './rss.ts';

interface FeedFormat {
  /** Extension of its address. */
  extension: string;
  mediaType: string;
  name: string;
  write: (feed: Feed) => string;
}

const WRITERS: Record<FeedForm, FeedFormat['write']> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
};

/** Formats for feed readers. */
export const READER_FORMATS = FEED_FORM_NAMES.map((extension) => ({
  extension,
  ...FEED_FORMS[extension],
  write: WRITERS[extension],
}));

export const FEED_FORMATS: readonly FeedFormat[] = [
  ...READER_FORMATS,
  { ...NINJS, write: (feed) => JSON.stringify(toNinjsList({ PUBLIC_URL: feed.origin }, feed)) },
  { ...NEWSML, write: (feed) => writeNewsmlList({ PUBLIC_URL: feed.origin }, feed) },
];
