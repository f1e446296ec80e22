import { LANGUAGES } from '@press-room/contract/languages';
import { SEARCH_QUERY_MAX_LENGTH } from '@press-room/contract/limits';
import {
  newPrivateFeedSchema,
  PRIVATE_FEED_KINDS,
  PRIVATE_FEED_NAME_MAX_LENGTH,
  PRIVATE_FEED_PATH,
  privateFeedFormSchema,
  privateFeedSchema,
} from '@press-room/contract/private-feeds';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { requireSession } from '../../platform/http/authentication.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { optionalId, optionalText, requiredChoice, requiredText } from '../../platform/http/fields.ts';
import { requireId } from '../../platform/http/query.ts';
import { listPrivateFeeds } from './queries.ts';
import { createFeed, renewFeed, revokeFeed } from './service.ts';

const feedForm = z.object({
  name: requiredText({ max: PRIVATE_FEED_NAME_MAX_LENGTH }),
  kind: requiredChoice(PRIVATE_FEED_KINDS),
  language: requiredChoice(LANGUAGES),
  group: optionalId(),
  q: optionalText({ max: SEARCH_QUERY_MAX_LENGTH }),
});

/** Private feeds of the user. Creating an address that outlives the session needs a recent proof of identity. */
export const privateFeedResources = (context: AppContext): Resource[] => [
  {
    path: PRIVATE_FEED_PATH,
    access: 'admitted',
    GET: {
      operationId: 'listFeeds',
      summary: 'The own private feeds, the newest first; their addresses are not told again',
      response: { 200: z.object({ results: z.array(privateFeedSchema) }) },
      answer: async (request) => {
        const { account_id } = requireSession(request);
        const results = await listPrivateFeeds(context.database.db, account_id);
        return { results };
      },
    },
    POST: {
      needsRecentProof: true,
      summary: 'A new private feed; its addresses are told this once',
      body: privateFeedFormSchema,
      response: { 201: newPrivateFeedSchema },
      answer: async (request) => {
        const session = requireSession(request);
        const form = parseBody(request, feedForm);
        await limitWrites(context, session.account_id);
        return await createFeed(context, session, form);
      },
    },
  },
  {
    path: `${PRIVATE_FEED_PATH}:id/`,
    access: 'admitted',
    DELETE: {
      summary: 'Ends a private feed, and the addresses of files that it handed out',
      response: { 204: z.null() },
      answer: (request) => revokeFeed(context, requireSession(request), requireId(request)),
    },
  },
  {
    path: `${PRIVATE_FEED_PATH}:id/renew/`,
    access: 'admitted',
    POST: {
      needsRecentProof: true,
      summary: 'A new address for the same feed; the old one leads nowhere from then on',
      body: z.object({}),
      response: { 200: newPrivateFeedSchema },
      answer: async (request) => {
        const session = requireSession(request);
        await limitWrites(context, session.account_id);
        return await renewFeed(context, session, requireId(request));
      },
    },
  },
];

const limitWrites = ({ limit }: AppContext, accountId: number): Promise<void> =>
  limit({ key: `private-feed:account:${accountId}`, max: 60, seconds: 3600 });
