import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { findScope, type Scope } from '../tracing/scope.ts';
import { patternOf } from './route-pattern.ts';

export const requestId = (): string => randomUUID();

/** Adds the ids of the current request or job to each log line. */
export function withIds(logger: FastifyServerOptions['logger']): NonNullable<FastifyServerOptions['logger']> {
  if (logger === undefined || logger === false) return false;
  return { ...(logger === true ? {} : logger), mixin: () => ({ ...findScope()?.ids }) };
}

/** One line per request, without address, query and headers: no personal data and no secret are logged. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        // The last byte of an answer may be sent while another request of its connection is processed.
        ...request.scope.ids,
        method: request.method,
        route: patternOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Everything started for the request belongs to this scope. */
    scope: Scope;
  }
}
