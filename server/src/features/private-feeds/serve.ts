import type { PrivateFeedFormat } from '@press-room/contract/private-feeds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { askerOf } from '../../http/asker.ts';
import { networkOf } from '../../http/network.ts';
import { sendRepresentation, toRepresentation } from '../../http/representation.ts';
import { varyBy } from '../../http/vary.ts';
import { hashToken } from '../../process/secret-tokens.ts';
import { READER_FORMATS } from '../feeds/formats.ts';
import { formatsOf, privateFeedPattern } from './addresses.ts';
import { buildCalendar } from './calendar.ts';
import { buildPrivateFeed } from './contents.ts';
import { findStandingFeed, markFeedUsed, type StandingFeed } from './queries.ts';

/** What a network may ask for in ten minutes, whatever it has, and one address of a feed. */
const PER_NETWORK = 600;
const PER_FEED = 120;
const SECONDS = 600;
const HOUR_MS = 3_600_000;

const parametersSchema = z.object({ token: z.string() });

interface Form {
  format: PrivateFeedFormat;
  mediaType: string;
  write: (request: FastifyRequest, feed: StandingFeed) => Promise<string>;
}

/** What one reader may see, for programs that know the secret in its address (decision 066). */
export function servePrivateFeeds(app: FastifyInstance, context: AppContext): void {
  for (const form of listForms(context)) {
    app.get(privateFeedPattern(form.format), { schema: { hide: true } }, async (request, reply) => {
      const feed = await getFeed(context, request, form.format);
      return sendFeed(request, reply, form, feed);
    });
  }
}

const listForms = (context: AppContext): Form[] => [
  ...READER_FORMATS.map(({ extension, mediaType, write }) => ({
    format: extension,
    mediaType,
    write: async (request: FastifyRequest, feed: StandingFeed) => {
      const { cache, links } = context;
      const { id, kind, language, press_group_id, q } = feed;
      // What the press shares; each feed gets its own addresses of files.
      const shared = await cache.rememberRepeated(
        `private ${extension} ${kind} ${language} ${press_group_id} ${q}`,
        {
          build: async () => write(await buildPrivateFeed(context, feed)),
          sizeOf: ({ length }) => 2 * length,
          dearFor: askerOf(request),
        },
      );
      return links.media.fillShared(shared, (key) => links.feeds.toQuery(key, id));
    },
  })),
  {
    format: 'ics',
    mediaType: 'text/calendar',
    write: (_request, { language }) => buildCalendar(context, language),
  },
];

/** @throws 404 whatever is wrong with the address, 429 */
async function getFeed(
  { database, limit, now }: AppContext,
  request: FastifyRequest,
  format: PrivateFeedFormat,
): Promise<StandingFeed> {
  const { token } = parametersSchema.parse(request.params);
  await limit({ key: `private-feed:address:${networkOf(request)}`, max: PER_NETWORK, seconds: SECONDS });
  const feed = await findStandingFeed(database.db, hashToken(token));
  if (feed === null || !formatsOf(feed.kind).includes(format)) throw notFound();
  await limit({ key: `private-feed:${feed.id}`, max: PER_FEED, seconds: SECONDS });
  const isKnown = feed.used_at !== null && now().getTime() - Date.parse(feed.used_at) < HOUR_MS;
  if (!isKnown) await markFeedUsed(database.db, feed.id, now());
  return feed;
}

async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { mediaType, write }: Form,
  feed: StandingFeed,
): Promise<FastifyReply> {
  const representation = await toRepresentation(await write(request, feed));
  varyBy(reply, ['Accept-Encoding']);
  reply.headers({
    'Content-Type': `${mediaType}; charset=utf-8`,
    'Content-Language': feed.language,
    // Asked for each time, so that it ends with the feed.
    'Cache-Control': 'private, no-cache',
    'X-Robots-Tag': 'noindex, nofollow',
  });
  return sendRepresentation(request, reply, representation);
}
