import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const requestId = (): string => randomUUID();

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
