import type { Feed, FeedEntry } from './feed.ts';

/** JSON Feed 1.1. */
export const writeJsonFeed = (feed: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.home,
    ...(feed.self === null ? {} : { feed_url: feed.self }),
    ...(feed.hub === null ? {} : { hubs: [{ type: 'WebSub', url: feed.hub }] }),
    ...(feed.description === '' ? {} : { description: feed.description }),
    language: feed.language,
    authors: [{ name: feed.author }],
    items: feed.entries.map(toItem),
  });

const toItem = (entry: FeedEntry) => ({
  id: entry.id,
  url: entry.url,
  title: entry.title,
  language: entry.language,
  ...(entry.summary === '' ? {} : { summary: entry.summary }),
  content_html: entry.html,
  date_published: entry.published,
  ...(entry.updated === entry.published ? {} : { date_modified: entry.updated }),
  authors: [{ name: entry.author }],
  tags: entry.topics,
  ...(entry.image === null ? {} : { image: entry.image }),
  attachments: entry.enclosures.map(({ url, media_type, bytes, title }) => ({
    url,
    mime_type: media_type,
    title,
    size_in_bytes: bytes,
  })),
});
