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

/** Told of every request that was refused for want of a right. */
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
  // The framework ends the connection after a broken body; ours is read to its end.
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

// Who may not send a file at all is not listened to: that is found out before its first byte.
const isUnread = ({ status, headers }: AppError, { raw, routeOptions }: FastifyRequest): boolean =>
  !raw.complete &&
  (headers.Connection === 'close' ||
    status === 413 ||
    (status === 400 && routeOptions.config?.upload !== undefined));

/** More than this of a refused body is cut off instead of being read to its end. */
const DISCARD_BYTES = 16 * BODY_LIMIT_BYTES;
/**
 * Who is not listened to any longer gets the time to hear it: a connection that is reset loses the answer, which waits behind
 * what is being sent on a slow line.
 */
const FAREWELL_MS = 2000;

/**
 * The answer is there at once, as it says its length. The connection stays until the sender has come to the end: many
 * listen only then.
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
    ms: isOver ? FAREWELL_MS : null,
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

/** What a connection says that its client has closed; the same from the database or the disk comes while the client waits. */
const isEndedByClient = ({ socket, complete }: IncomingMessage, error: Error): boolean =>
  socket.destroyed && (!complete || ('code' in error && CUT_OFF.includes(String(error.code))));

// A database or disk that is out of order says the same at every request: its reason is enough, without a stack.
function logFailure({ log, raw }: FastifyRequest, { status }: AppError, error: Error): void {
  // Refused work is what protects the server, and must not fill its log.
  if (error instanceof WorkRefused) return;
  // Who has gone is owed nothing, and nothing is out of order.
  if (isEndedByClient(raw, error)) return;
  if (status === 500) log.error({ err: error }, 'request failed');
  else if (status > 500) log.warn({ status, reason: error.message }, 'request failed');
  // Who comes second is told so where that is foreseen.
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
