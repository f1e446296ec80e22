import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, addressTooLong, badRequest } from '../errors/errors.ts';

const refusals = new WeakMap<IncomingMessage, AppError>();

/** No address is here: whatever comes this way meets the hooks that all requests meet, and then its refusal (`other-methods.ts`). */
const NOWHERE = '/api/-/';

/** Why a request could not be routed at all; null for any other that no route answers. */
export const unroutableReason = ({ raw }: FastifyRequest): AppError | null => refusals.get(raw) ?? null;

/** What the router cannot read is sent through the app once more instead of being answered without its headers. */
export function sendNowhere(
  app: () => FastifyInstance,
): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  return ({ code }, { raw: request }, { raw: response }) => {
    refusals.set(request, code === 'FST_ERR_MAX_PARAM_LENGTH' ? addressTooLong() : badRequest('bad_request'));
    request.url = NOWHERE;
    app().routing(request, response);
  };
}
