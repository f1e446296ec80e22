import type { MagazineKind } from '@press-room/contract/magazines';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { recordReading } from '../../content/press-releases/embargo/readers.ts';
import type { AppContext } from '../../core/context.ts';
import { notFound } from '../../platform/errors/errors.ts';
import { classOf } from '../../platform/http/authentication.ts';
import { clientOf } from '../../platform/http/client.ts';
import { networkOf } from '../../platform/http/network.ts';
import { sendRepresentation, toRepresentation } from '../../platform/http/representation.ts';
import { varyBy } from '../../platform/http/vary.ts';
import { hashToken } from '../../platform/process/secret-tokens.ts';
import type { Feed } from '../feeds/feed.ts';
import { READER_FORMATS } from '../feeds/formats.ts';
import { buildReleaseFeed } from '../feeds/release-feed.ts';
import { privateFeedPattern } from './addresses.ts';
import { buildIssueFeed } from './issue-feed.ts';
import { findValidFeed, markFeedUsed, type ValidFeed } from './queries.ts';

/** Limits per ten minutes: of a network over all feeds, and of one feed's address. */
const PER_NETWORK = 600;
const PER_FEED = 120;
const SECONDS = 600;
const HOUR_MS = 3_600_000;

const parametersSchema = z.object({ token: z.string() });

type ReaderFormat = (typeof READER_FORMATS)[number];

/** Feeds with the rights of one reader, for programs that know the secret address. */
export function servePrivateFeeds(app: FastifyInstance, context: AppContext): void {
  for (const format of READER_FORMATS) {
    app.get(privateFeedPattern(format.extension), { schema: { hide: true } }, async (request, reply) => {
      const feed = await getFeed(context, request);
      const { text, embargoed } = await writeFor(context, request, format, feed);
      const reading = { account: feed.user_account_id, releases: embargoed, how: 'taken' } as const;
      await recordReading(context.database.db, reading, context.now());
      const representation = await toRepresentation(text);
      varyBy(reply, 'Accept-Encoding');
      reply.headers({
        'Content-Type': `${format.mediaType}; charset=utf-8`,
        'Content-Language': feed.language,
        // Not cached, so that it becomes invalid with the feed.
        'Cache-Control': embargoed.length > 0 ? 'no-store' : 'private, no-cache',
        'X-Robots-Tag': 'noindex, nofollow',
      });
      return sendRepresentation(request, reply, representation);
    });
  }
}

interface Written {
  text: string;
  /** Releases under embargo in it. */
  embargoed: readonly number[];
}

async function writeFor(
  context: AppContext,
  request: FastifyRequest,
  { extension, write }: ReaderFormat,
  feed: ValidFeed,
): Promise<Written> {
  const { cache, links } = context;
  const { id, kind, language, press_group_id, q } = feed;
  const readerClass = classOf(feed.reader);
  // Shared by readers of a class; file addresses differ for each feed.
  const shared = await cache.rememberRepeated(
    `private ${extension} ${readerClass} ${kind} ${language} ${press_group_id} ${q}`,
    {
      build: async (): Promise<Written> => {
        const built = await buildPrivateFeed(context, feed);
        const embargoed = built.releases.filter(({ embargo }) => embargo !== null);
        return { text: write(built), embargoed: embargoed.map(({ release }) => release.id) };
      },
      sizeOf: ({ text }) => 2 * text.length,
      expensiveFor: clientOf(request),
    },
  );
  const text = links.media.fillShared(shared.text, (key) => links.feeds.toQuery(key, id));
  return { ...shared, text };
}

/** @throws 404 for every invalid address, 429 */
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

const MAGAZINES: Partial<Record<ValidFeed['kind'], MagazineKind>> = {
  italian_magazine: 'italian',
  international_magazine: 'international',
};

/** With placeholders for addresses of press-only files. @throws 404 if its press group was just deleted */
function buildPrivateFeed(
  context: AppContext,
  { kind, language, press_group_id, q, reader }: ValidFeed,
): Promise<Feed> {
  const magazine = MAGAZINES[kind];
  if (magazine !== undefined) return buildIssueFeed(context, { reader, kind: magazine, language });
  return buildReleaseFeed(context, {
    reader,
    language,
    choice: { ...(press_group_id !== null && { group: press_group_id }), ...(q !== '' && { q }) },
    path: null,
  });
}
