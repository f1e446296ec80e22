import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { clientOf } from '../../platform/http/client.ts';
import { networkOf } from '../../platform/http/network.ts';
import { sendRepresentation, toRepresentation } from '../../platform/http/representation.ts';
import { varyBy } from '../../platform/http/vary.ts';
import { hashToken } from '../../platform/process/secret-tokens.ts';
import { READER_FORMATS } from '../feeds/formats.ts';
import { privateFeedPattern } from './addresses.ts';
import { buildPrivateFeed } from './contents.ts';
import { findValidFeed, markFeedUsed, type ValidFeed } from './queries.ts';

/** What a network may ask for in ten minutes, whatever it has, and one address of a feed. */
const PER_NETWORK = 600;
const PER_FEED = 120;
const SECONDS = 600;
const HOUR_MS = 3_600_000;

const parametersSchema = z.object({ token: z.string() });

type ReaderFormat = (typeof READER_FORMATS)[number];

/** What one reader may see, for programs that know the secret in its address. */
export function servePrivateFeeds(app: FastifyInstance, context: AppContext): void {
  for (const format of READER_FORMATS) {
    app.get(privateFeedPattern(format.extension), { schema: { hide: true } }, async (request, reply) => {
      const feed = await getFeed(context, request);
      const representation = await toRepresentation(await writeFor(context, request, format, feed));
      varyBy(reply, 'Accept-Encoding');
      reply.headers({
        'Content-Type': `${format.mediaType}; charset=utf-8`,
        'Content-Language': feed.language,
        // Asked for each time, so that it ends with the feed.
        'Cache-Control': 'private, no-cache',
        'X-Robots-Tag': 'noindex, nofollow',
      });
      return sendRepresentation(request, reply, representation);
    });
  }
}

async function writeFor(
  context: AppContext,
  request: FastifyRequest,
  { extension, write }: ReaderFormat,
  feed: ValidFeed,
): Promise<string> {
  const { cache, links } = context;
  const { id, kind, language, press_group_id, q } = feed;
  // What the press shares; each feed gets its own addresses of files.
  const shared = await cache.rememberRepeated(
    `private ${extension} ${kind} ${language} ${press_group_id} ${q}`,
    {
      build: async () => write(await buildPrivateFeed(context, feed)),
      sizeOf: ({ length }) => 2 * length,
      expensiveFor: clientOf(request),
    },
  );
  return links.media.fillShared(shared, (key) => links.feeds.toQuery(key, id));
}

/** @throws 404 whatever is wrong with the address, 429 */
async function getFeed({ database, limit, now }: AppContext, request: FastifyRequest): Promise<ValidFeed> {
  const { token } = parametersSchema.parse(request.params);
  await limit({ key: `private-feed:address:${networkOf(request)}`, max: PER_NETWORK, seconds: SECONDS });
  const feed = await findValidFeed(database.db, hashToken(token));
  if (feed === null) throw notFound();
  await limit({ key: `private-feed:${feed.id}`, max: PER_FEED, seconds: SECONDS });
  const isKnown = feed.used_at !== null && now().getTime() - Date.parse(feed.used_at) < HOUR_MS;
  if (!isKnown) await markFeedUsed(database.db, feed.id, now());
  return feed;
}
