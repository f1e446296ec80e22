import { feedPath, toFeedQuery } from '@press-room/contract/feeds';
import { LANGUAGES } from '@press-room/contract/languages';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context.ts';
import { ANONYMOUS } from '../../platform/http/authentication.ts';
import { sendPublic } from '../../platform/http/public-answer.ts';
import { readFeedChoice } from './choice.ts';
import { FEED_FORMATS } from './formats.ts';
import { buildReleaseFeed, hubOf } from './release-feed.ts';

/** `/en/feed.rss`, `/it/feed.atom?year=2026`: public content for feed readers. */
export function serveFeeds(app: FastifyInstance, context: AppContext): void {
  for (const language of LANGUAGES) {
    for (const { extension, mediaType, write } of FEED_FORMATS) {
      const path = feedPath(language, extension);
      app.get(path, { schema: { hide: true } }, async (request, reply) => {
        const choice = await readFeedChoice(context, request);
        const hub = hubOf(context.config, choice);
        const self = `${context.config.PUBLIC_URL}${path}${toFeedQuery(choice)}`;
        if (hub !== null) reply.header('Link', `<${hub}>; rel="hub", <${self}>; rel="self"`);
        return sendPublic(request, reply, context, {
          key: `${path}${toFeedQuery(choice)}`,
          mediaType,
          language,
          build: async () =>
            write(await buildReleaseFeed(context, { reader: ANONYMOUS, language, choice, path })),
        });
      });
    }
  }
}
