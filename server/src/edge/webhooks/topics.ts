import { feedPath, toFeedQuery } from '@press-room/contract/feeds';
import { LANGUAGES } from '@press-room/contract/languages';
import type { Config } from '../../platform/config/config.ts';
import { FEED_FORMATS } from '../feeds/formats.ts';

/** Whole addresses of the feeds that have a release: of all, of its group and of its company, in each language and form. */
export const listTopics = (
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  { group, company }: { group: number; company?: number },
): string[] =>
  LANGUAGES.flatMap((language) =>
    FEED_FORMATS.flatMap(({ extension }) =>
      [{}, { group }, ...(company === undefined ? [] : [{ company }])].map(
        (choice) => PUBLIC_URL + feedPath(language, extension) + toFeedQuery(choice),
      ),
    ),
  );
