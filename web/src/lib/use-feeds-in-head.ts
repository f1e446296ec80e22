import {
  FEED_FORM_NAMES,
  FEED_FORMS,
  type FeedChoice,
  feedPath,
  toFeedQuery,
} from '@press-room/contract/feeds';
import type { Language } from '@press-room/contract/languages';
import { useEffect } from 'react';

/**
 * Adds the feeds of a screen to the head, before those of the press room: programs take the first. They are removed
 * with the screen; feeds in a server-rendered page stay.
 */
export function useFeedsInHead(language: Language, choice: FeedChoice, title: string): void {
  const query = toFeedQuery(choice);
  useEffect(() => {
    const first = document.head.querySelector('link[rel="alternate"][type]');
    const links = FEED_FORM_NAMES.flatMap((form) => {
      const href = feedPath(language, form) + query;
      if (document.head.querySelector(`link[rel="alternate"][href="${CSS.escape(href)}"]`)) return [];
      const link = document.createElement('link');
      const { name, mediaType } = FEED_FORMS[form];
      Object.assign(link, { rel: 'alternate', type: mediaType, title: `${title} (${name})` });
      link.setAttribute('href', href);
      document.head.insertBefore(link, first);
      return [link];
    });
    return () => {
      for (const link of links) link.remove();
    };
  }, [language, query, title]);
}
