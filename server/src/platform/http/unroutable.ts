import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, addressTooLong, badRequest } from '../errors/errors.ts';

const refusals = new WeakMap<IncomingMessage, AppError>();

/** An address that does not exist: such requests pass all hooks, and are then refused (`other-methods.ts`). */
const NOWHERE = '/api/-/';

/** Why a request could not be routed; null for other requests without a route. */
export const unroutableReason = ({ raw }: FastifyRequest): AppError | null => refusals.get(raw) ?? null;

/** Passes requests that the router cannot parse through the app, which answers with its headers. */
export function sendNowhere(
  app: () => FastifyInstance,
): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  return ({ code }, { raw: request }, { raw: response }) => {
    refusals.set(request, code === 'FST_ERR_MAX_PARAM_LENGTH' ? addressTooLong() : badRequest('bad_request'));
    request.url = NOWHERE;
    app().routing(request, response);
  };
}
