import { element, textElement, toXmlDocument, type Xml } from '../../platform/text/xml.ts';
import type { Feed, FeedEntry } from './feed.ts';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

const toDate = (instant: string): string => new Date(instant).toUTCString();

export const writeRss = (feed: Feed): string =>
  toXmlDocument(
    element(
      'rss',
      { version: '2.0', ...NAMESPACES },
      element(
        'channel',
        {},
        element('title', {}, feed.title),
        element('link', {}, feed.home),
        element('description', {}, feed.description),
        element('language', {}, feed.language),
        element('lastBuildDate', {}, toDate(feed.updated)),
        feed.self === null
          ? null
          : element('atom:link', { rel: 'self', type: 'application/rss+xml', href: feed.self }),
        feed.hub === null ? null : element('atom:link', { rel: 'hub', href: feed.hub }),
        feed.entries.map(writeItem),
      ),
    ),
  );

// An item has one enclosure, because most programs read only one.
const writeItem = (entry: FeedEntry): Xml =>
  element(
    'item',
    {},
    element('title', {}, entry.title),
    element('link', {}, entry.url),
    element('guid', { isPermaLink: 'false' }, entry.id),
    element('pubDate', {}, toDate(entry.published)),
    entry.updated === entry.published ? null : element('atom:updated', {}, entry.updated),
    element('dc:creator', {}, entry.author),
    element('dc:language', {}, entry.language),
    entry.topics.map((topic) => element('category', {}, topic)),
    textElement('description', entry.summary),
    element('content:encoded', {}, entry.html),
    entry.enclosures
      .slice(0, 1)
      .map(({ url, bytes, media_type }) => element('enclosure', { url, length: bytes, type: media_type })),
    entry.enclosures.flatMap(({ url, bytes, media_type, width, height }) =>
      width === undefined || height === undefined
        ? []
        : [
            element('media:content', {
              url,
              fileSize: bytes,
              type: media_type,
              medium: 'image',
              width,
              height,
            }),
          ],
    ),
  );
