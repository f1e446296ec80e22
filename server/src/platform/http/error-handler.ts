import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { BODY_LIMIT_BYTES } from '@press-room/contract/limits';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import {
  AppError,
  badRequest,
  bodyTooLarge,
  busy,
  conflict,
  gone,
  searchTooSlow,
  serverError,
  storageFull,
  unavailable,
  unsupportedMediaType,
} from '../errors/errors.ts';
import { type WorkRefusal, WorkRefused } from '../limited/concurrency-limiter.ts';
import { StorageUnavailable } from '../storage/file-store.ts';
import { wrapBody } from './answer.ts';
import { discardBody } from './body.ts';
import { toErrorBody } from './error-body.ts';
import { formatOf, languageOf } from './negotiation.ts';
import { varyBy } from './vary.ts';

/** Called for each request that is refused for a missing right. */
type ForbiddenListener = (request: FastifyRequest) => Promise<void>;

/** The only place that turns an error into a status, a body and a language. */
export function registerErrorHandler(
  app: FastifyInstance,
  database: Database,
  onForbidden: ForbiddenListener,
): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refusal = toAppError(error, request, database);
    logFailure(request, refusal, error);
    if (refusal.status === 403) {
      await onForbidden(request).catch((reason: unknown) =>
        request.log.warn({ err: reason }, 'not recorded'),
      );
    }
    return sendError(request, reply, refusal);
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const language = languageOf(request);
  const body = toErrorBody(error.content, language);
  const text = JSON.stringify(
    formatOf(request) === 'datatables' ? { ...wrapBody(request, body), ...body } : body,
  );
  varyBy(reply, 'Accept, Accept-Language');
  // The framework ends the connection after a broken body; we read the body to its end.
  reply
    .removeHeader('connection')
    .code(error.status)
    .headers({
      ...error.headers,
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Language': language,
      'Cache-Control': 'no-store',
    });
  if (!isUnread(error, request)) return reply.send(Buffer.from(text));
  return reply
    .header('Content-Length', Buffer.byteLength(text))
    .send(Readable.from(answerAndListen(request, error, text)));
}

// Clients without the right to upload are refused before the first byte of the file is read.
const isUnread = ({ status, headers }: AppError, { raw, routeOptions }: FastifyRequest): boolean =>
  !raw.complete &&
  (headers.Connection === 'close' ||
    status === 413 ||
    (status === 400 && routeOptions.config?.upload !== undefined));

/** A refused body is read up to this size, then cut off. */
const DISCARD_BYTES = 16 * BODY_LIMIT_BYTES;
/**
 * Time for a refused client to receive the answer. Resetting the connection would lose the answer, which may still be
 * queued behind other data on a slow connection.
 */
const LINGER_MS = 2000;

/**
 * Sends the answer at once, with its length. The connection stays open until the client has finished sending, because
 * many clients read the answer only then.
 */
async function* answerAndListen(
  request: FastifyRequest,
  { headers }: AppError,
  text: string,
): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  const isOver = headers.Connection === 'close';
  const maxBytes = isOver
    ? DISCARD_BYTES
    : Math.max(DISCARD_BYTES, request.routeOptions.config?.upload?.maxBytes ?? 0);
  const isRead = await discardBody(request, {
    maxBytes,
    ms: isOver ? LINGER_MS : null,
  });
  if (!isRead) request.raw.socket.destroy();
}

const CUT_OFF = [
  'ECONNRESET',
  'EPIPE',
  'ECANCELED',
  'ABORT_ERR',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
];

/** Whether the client closed the connection; the same error from database or disk can occur while the client waits. */
const isEndedByClient = ({ socket, complete }: IncomingMessage, error: Error): boolean =>
  socket.destroyed && (!complete || ('code' in error && CUT_OFF.includes(String(error.code))));

// A failing database or disk causes the same error for every request, so only the reason is logged, without a stack.
function logFailure({ log, raw }: FastifyRequest, { status }: AppError, error: Error): void {
  // Refusing work protects the server, and must not fill its log.
  if (error instanceof WorkRefused) return;
  // No answer and no log entry for a disconnected client.
  if (isEndedByClient(raw, error)) return;
  if (status === 500) log.error({ err: error }, 'request failed');
  else if (status > 500) log.warn({ status, reason: error.message }, 'request failed');
  // Expected conflicts have their own errors.
  else if (status === 409 && !(error instanceof AppError))
    log.warn({ err: error }, 'refused by the database');
}

const WORK_REFUSALS: Record<WorkRefusal, () => AppError> = {
  busy,
  'too-slow': searchTooSlow,
  gone,
};

function toAppError(error: FastifyError, request: FastifyRequest, database: Database): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof WorkRefused) return WORK_REFUSALS[error.reason]();
  if (error instanceof StorageUnavailable) return unavailable();
  switch (error.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupportedMediaType(request.headers['content-type'] ?? '');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return bodyTooLarge(request.routeOptions.bodyLimit);
    case 'ENOSPC':
      return storageFull();
  }
  switch (database.classify(error)) {
    case 'unavailable':
      return unavailable();
    case 'full':
      return storageFull();
    case 'reference':
      return conflict('refers_to_gone');
    case 'unique':
      return conflict('taken_meanwhile');
  }
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isClientError ? badRequest('bad_request') : serverError();
}
