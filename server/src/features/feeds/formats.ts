import { NEWSML, NINJS } from '../wire/formats.ts';
import { writeNewsmlList } from '../wire/newsml/message.ts';
import { toNinjsList } from '../wire/ninjs.ts';
import { writeAtom } from './atom.ts';
import type { Feed } from './feed.ts';
import { writeJsonFeed } from './json-feed.ts';
import { writeRss } from './rss.ts';

interface FeedFormat {
  /** How its address ends. */
  extension: string;
  mediaType: string;
  name: string;
  write: (feed: Feed) => string;
}

export const FEED_FORMATS: readonly FeedFormat[] = [
  { extension: 'rss', mediaType: 'application/rss+xml', name: 'RSS', write: writeRss },
  { extension: 'atom', mediaType: 'application/atom+xml', name: 'Atom', write: writeAtom },
  { extension: 'json', mediaType: 'application/feed+json', name: 'JSON Feed', write: writeJsonFeed },
  { ...NINJS, write: (feed) => JSON.stringify(toNinjsList({ PUBLIC_URL: feed.origin }, feed)) },
  { ...NEWSML, write: (feed) => writeNewsmlList({ PUBLIC_URL: feed.origin }, feed) },
];
