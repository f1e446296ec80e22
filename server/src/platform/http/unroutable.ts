import type { IncomingMessage } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AppError, addressTooLong, badRequest } from '../errors/errors.ts';

const refusals = new WeakMap<IncomingMessage, AppError>();

/** An address that does not exist: such requests pass through all hooks, and are then refused (`other-methods.ts`). */
const NOWHERE = '/api/-/';

/** Why a request could not be routed at all; null for any other that no route answers. */
export const unroutableReason = ({ raw }: FastifyRequest): AppError | null => refusals.get(raw) ?? null;

/** Requests that the router cannot parse are passed through the app, to answer with its headers. */
export function sendNowhere(
  app: () => FastifyInstance,
): (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => void {
  return ({ code }, { raw: request }, { raw: response }) => {
    refusals.set(request, code === 'FST_ERR_MAX_PARAM_LENGTH' ? addressTooLong() : badRequest('bad_request'));
    request.url = NOWHERE;
    app().routing(request, response);
  };
}
