import { BODY_LIMIT_BYTES } from '@press-room/contract/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import {
  AppError,
  badRequest,
  bodyTooLarge,
  busy,
  gone,
  searchTooSlow,
  serverError,
  storageFull,
  unavailable,
  unsupportedMediaType,
} from '../errors.ts';
import { type WorkRefusal, WorkRefused } from '../process/turns.ts';
import { wrapBody } from './answer.ts';
import { discardBody } from './body.ts';
import { toErrorBody } from './error-body.ts';
import { formatOf, languageOf } from './negotiation.ts';
import { varyBy } from './vary.ts';

/** The only place that turns an error into a status, a body and a language. */
export function registerErrorHandler(app: FastifyInstance, database: Database): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = toAppError(error, request, database);
    if (mayBeUnread(refusal, request) && (await discardBody(request))) reply.removeHeader('connection');
    logFailure(request, refusal, error);
    return sendError(request, reply, refusal);
  });
}

// Who may not send a file at all is not listened to: that is found out before its first byte.
const mayBeUnread = ({ status }: AppError, { routeOptions }: FastifyRequest): boolean =>
  status === 413 || (status === 400 && routeOptions.config.upload !== undefined);

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const language = languageOf(request);
  const body = toErrorBody(error.content, language);
  varyBy(reply, ['Accept', 'Accept-Language']);
  return reply
    .code(error.status)
    .headers({
      ...error.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
    })
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(formatOf(request) === 'datatables' ? { ...wrapBody(request, body), ...body } : body);
}

// A database or disk that is out of order says the same at every request: its reason is enough, without a stack.
function logFailure({ log }: FastifyRequest, { status }: AppError, error: Error): void {
  // Refused work is what protects the server, and must not fill its log.
  if (error instanceof WorkRefused) return;
  if (status === 500) log.error({ err: error }, 'request failed');
  else if (status > 500) log.warn({ status, reason: error.message }, 'request failed');
}

const WORK_REFUSALS: Record<WorkRefusal, () => AppError> = {
  busy,
  'too-slow': searchTooSlow,
  gone,
};

function toAppError(error: FastifyError, request: FastifyRequest, database: Database): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof WorkRefused) return WORK_REFUSALS[error.reason]();
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupportedMediaType(request.headers['content-type'] ?? '');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(BODY_LIMIT_BYTES);
    case 'ENOSPC':
      return storageFull();
  }
  switch (database.classify(error)) {
    case 'unavailable':
      return unavailable();
    case 'full':
      return storageFull();
  }
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isClientError ? badRequest('bad_request') : serverError();
}
