import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify';
import { findScope } from '../process/scope.ts';

export const requestId = (): string => randomUUID();

/** The ids of the request or job on each line that is written for it. */
export function withIds(
  logger: FastifyServerOptions['logger'],
  findBase: () => FastifyBaseLogger,
): NonNullable<FastifyServerOptions['logger']> {
  if (logger === undefined || logger === false) return false;
  return {
    ...(logger === true ? {} : logger),
    // The logger of a request has its id already, wherever it is used.
    mixin: (_line, _level, writer) => (writer === findBase() ? { ...findScope()?.ids } : {}),
  };
}

/** One line a request: no address, no query, no header, so nothing personal and no secret reaches the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
