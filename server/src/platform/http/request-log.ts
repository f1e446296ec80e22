import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { findScope, type Scope } from '../tracing/scope.ts';
import { patternOf } from './route-pattern.ts';

export const requestId = (): string => randomUUID();

/** The ids of the request or job on each line that is written for it. */
export function withIds(logger: FastifyServerOptions['logger']): NonNullable<FastifyServerOptions['logger']> {
  if (logger === undefined || logger === false) return false;
  return { ...(logger === true ? {} : logger), mixin: () => ({ ...findScope()?.ids }) };
}

/** One line a request: no address, no query, no header, so nothing personal and no secret reaches the log. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        // The last byte of an answer may leave while another request of its connection is worked on.
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
    /** Whatever is begun for it belongs to this. */
    scope: Scope;
  }
}
