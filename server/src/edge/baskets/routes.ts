import {
  basketContentSchema,
  newBasketSchema,
  OWN_BASKET_PATH,
  ownBasketSchema,
  ownBasketsSchema,
} from '@press-room/contract/baskets';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { officerOf, writeOf } from '../../platform/http/officer.ts';
import { contentForm, newBasketForm } from './form.ts';
import { basketLinkResources } from './link-routes.ts';
import { listBaskets } from './queries.ts';
import { changeBasket, createBasket, removeBasket } from './service.ts';

const HOUR = 3600;
/** Writes per person and hour: a browser sends a basket some seconds after its last change. */
const WRITES = 900;

export const basketResources = (context: AppContext): Resource[] => [
  ...ownBasketResources(context),
  ...basketLinkResources(context),
];

function ownBasketResources(context: AppContext): Resource[] {
  const access = 'signed-in';
  const bound = (request: FastifyRequest): Promise<void> =>
    context.limit({ key: `own-basket:account:${officerOf(request).id}`, max: WRITES, seconds: HOUR });
  return [
    {
      path: OWN_BASKET_PATH,
      access,
      GET: {
        operationId: 'listBaskets',
        summary: 'The own baskets, the oldest first',
        response: { 200: ownBasketsSchema },
        answer: async (request) => ({
          results: await listBaskets(context.database.db, officerOf(request).id),
        }),
      },
      POST: {
        operationId: 'createBasket',
        summary: 'A new basket; answers the one that was made with the same key before',
        body: newBasketSchema,
        response: { 201: ownBasketSchema },
        row: async (request) => {
          const form = parseBody(request, newBasketForm);
          await bound(request);
          const owner = { reader: request.reader, accountId: officerOf(request).id };
          return createBasket(context, owner, form);
        },
      },
    },
    {
      path: `${OWN_BASKET_PATH}:id/`,
      access,
      PUT: {
        isVersioned: true,
        operationId: 'changeBasket',
        summary: 'What is in a basket from then on; requires If-Match',
        body: basketContentSchema,
        response: { 200: ownBasketSchema },
        row: async (request) => {
          const write = { ...writeOf(request), reader: request.reader };
          const content = parseBody(request, contentForm);
          await bound(request);
          return changeBasket(context, write, content);
        },
      },
      DELETE: {
        isVersioned: true,
        operationId: 'deleteBasket',
        summary: 'Deletes a basket; requires If-Match',
        response: { 204: z.null() },
        answer: async (request) => {
          const write = writeOf(request);
          await bound(request);
          await removeBasket(context, write);
        },
      },
    },
  ];
}
