import { type FeedChoice, feedPath, toFeedQuery } from '@press-room/contract/feeds';
import type { Language } from '@press-room/contract/languages';
import { escapeMarkup } from '../../platform/text/markup.ts';
import { FEED_FORMATS } from './formats.ts';

/** Elements for the head of a page that link to its feeds; `title` is the title of the page. */
export const linkFeeds = (language: Language, title: string, choice: FeedChoice = {}): string[] =>
  FEED_FORMATS.map(({ extension, mediaType, name }) => {
    const [shown, address] = [`${title} (${name})`, feedPath(language, extension) + toFeedQuery(choice)];
    return `<link rel="alternate" type="${mediaType}" title="${escapeMarkup(shown)}" href="${escapeMarkup(address)}">`;
  });
