import {
  BASKET_LINK_DAYS,
  type BasketLinkDays,
  basketLinkFormSchema,
  currentLinkSchema,
  OWN_BASKET_PATH,
  SHARED_BASKET_PATH,
  SHARED_TOKEN_MAX_LENGTH,
  sharedBasketFormSchema,
  sharedBasketSchema,
} from '@press-room/contract/baskets';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../core/context.ts';
import { sendSignedBody } from '../../platform/http/answer.ts';
import { parseBody } from '../../platform/http/body.ts';
import type { Resource } from '../../platform/http/endpoint.ts';
import { field, refuse } from '../../platform/http/field.ts';
import { optionalBoolean, requiredText } from '../../platform/http/fields.ts';
import { officerOf } from '../../platform/http/officer.ts';
import { requireId } from '../../platform/http/query.ts';
import { createLink, endLink, findLink, openSharedBasket } from './links.ts';
import type { Place } from './queries.ts';

const HOUR = 3600;
/** Links per person and hour. */
const LINKS = 60;

const linkForm = z.object({
  days: field(
    (value): BasketLinkDays =>
      BASKET_LINK_DAYS.find((days) => days === value) ??
      refuse(value === undefined ? 'required' : 'not_of_this_shape'),
  ),
});
const openingForm = z.object({
  token: requiredText({ max: SHARED_TOKEN_MAX_LENGTH }),
  is_again: optionalBoolean(),
});

const placeOf = (request: FastifyRequest): Place => ({
  accountId: officerOf(request).id,
  id: requireId(request),
});

export function basketLinkResources(context: AppContext): Resource[] {
  const { links, limit } = context;
  return [
    {
      path: `${OWN_BASKET_PATH}:id/link/`,
      access: 'signed-in',
      GET: {
        operationId: 'findBasketLink',
        summary: 'The current link of a basket; null if there is none',
        response: { 200: currentLinkSchema },
        answer: async (request) => ({ link: await findLink(context, placeOf(request)) }),
      },
      POST: {
        operationId: 'createBasketLink',
        summary: 'A link that ends after some days, in place of the one before',
        body: basketLinkFormSchema,
        response: { 201: currentLinkSchema },
        answer: async (request) => {
          const { days } = parseBody(request, linkForm);
          const place = placeOf(request);
          await limit({ key: `basket-link:account:${place.accountId}`, max: LINKS, seconds: HOUR });
          return { link: await createLink(context, place, days) };
        },
      },
      DELETE: {
        operationId: 'endBasketLink',
        summary: 'Ends the link at once',
        response: { 204: z.null() },
        answer: (request) => endLink(context, placeOf(request)),
      },
    },
    {
      path: SHARED_BASKET_PATH,
      access: 'optional',
      POST: {
        operationId: 'openSharedBasket',
        summary: 'What a link of a basket shows, as far as this reader may see it; nothing is stored',
        body: sharedBasketFormSchema,
        response: { 200: sharedBasketSchema },
        handler: async (request, reply) => {
          const { token, is_again = false } = parseBody(request, openingForm);
          const body = await openSharedBasket(context, request, { token, isAgain: is_again });
          return sendSignedBody(request, reply, { body, media: links.media });
        },
      },
    },
  ];
}
