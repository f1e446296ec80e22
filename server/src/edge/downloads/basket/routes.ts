import { BASKET_PATH, basketFormSchema, basketSchema } from '@press-room/contract/downloads';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../core/context.ts';
import { sendSignedBody } from '../../../platform/http/answer.ts';
import { parseBody } from '../../../platform/http/body.ts';
import type { Resource } from '../../../platform/http/endpoint.ts';
import { languageOf } from '../../../platform/http/negotiation.ts';
import { networkOf } from '../../../platform/http/network.ts';
import { requiredItems } from './form.ts';
import { lookUpBasket } from './look-up.ts';

const HOUR = 3600;
/** Requests per hour; an editorial office behind one address shares the first. */
const LIMITS = { address: 600, account: 1200 };

const form = z.object({ items: requiredItems() });

export function basketResource(context: AppContext): Resource {
  const { media } = context.links;
  return {
    path: BASKET_PATH,
    access: 'optional',
    POST: {
      operationId: 'lookUpBasket',
      summary:
        'What the items of a basket are for this reader: titles, pictures and sizes; nothing is stored',
      body: basketFormSchema,
      response: { 200: basketSchema },
      handler: async (request, reply) => {
        const { items } = parseBody(request, form);
        await limitLooks(context, request);
        const { reader } = request;
        const view = {
          config: context.config,
          reader,
          now: context.now(),
          language: languageOf(request),
          link: reader.account === null ? media.toPublic : media.toShared,
        };
        const body = await lookUpBasket(context, view, items);
        return sendSignedBody(request, reply, { body, media });
      },
    },
  };
}

function limitLooks({ limit }: AppContext, request: FastifyRequest): Promise<void> {
  const { account } = request.reader;
  return account === null
    ? limit({ key: `basket:address:${networkOf(request)}`, max: LIMITS.address, seconds: HOUR })
    : limit({ key: `basket:account:${account.id}`, max: LIMITS.account, seconds: HOUR });
}
