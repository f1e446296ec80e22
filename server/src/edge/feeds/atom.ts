import { element, textElement, toXmlDocument, type Xml } from '../../platform/text/xml.ts';
import type { Feed, FeedEntry } from './feed.ts';

export const writeAtom = (feed: Feed): string =>
  toXmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': feed.language },
      element('id', {}, feed.id),
      element('title', {}, feed.title),
      textElement('subtitle', feed.description),
      element('updated', {}, feed.updated),
      element('author', {}, element('name', {}, feed.author)),
      feed.self === null
        ? null
        : element('link', { rel: 'self', type: 'application/atom+xml', href: feed.self }),
      feed.hub === null ? null : element('link', { rel: 'hub', href: feed.hub }),
      element('link', { rel: 'alternate', type: 'text/html', href: feed.home }),
      feed.entries.map(writeEntry),
    ),
  );

const writeEntry = (entry: FeedEntry): Xml =>
  element(
    'entry',
    { 'xml:lang': entry.language },
    element('id', {}, entry.id),
    element('title', {}, entry.title),
    element('published', {}, entry.published),
    element('updated', {}, entry.updated),
    element('author', {}, element('name', {}, entry.author)),
    element('link', { rel: 'alternate', type: 'text/html', hreflang: entry.language, href: entry.url }),
    entry.enclosures.map(({ url, bytes, media_type, title }) =>
      element('link', { rel: 'enclosure', type: media_type, length: bytes, title, href: url }),
    ),
    entry.topics.map((term) => element('category', { term })),
    entry.summary === '' ? null : element('summary', { type: 'text' }, entry.summary),
    element('content', { type: 'html' }, entry.html),
  );
