import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runIn, scopeOf } from '../tracing/scope.ts';
import type { Outcome, Tracer } from '../tracing/span.ts';
import { peerOf } from './network.ts';

/** Records a span for each request, by the pattern of its address. Call it before the app listens. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { method, scope } = request;
    const route = request.routeOptions.url ?? 'none';
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer.begin({ name: `${method} ${route}`, kind: 'server', attributes }, parentOf(request));
    if (span === null) return done();
    request.scope = scopeOf(scope.ids, span);
    // Also for clients that disconnect early.
    reply.raw.once('close', () => span.end(outcomeOf(reply)));
    runIn(request.scope, done);
  });
}

// Anybody can send the header; only that of our own proxy is trusted.
function parentOf(request: FastifyRequest): string | undefined {
  const { traceparent } = request.headers;
  return typeof traceparent === 'string' && peerOf(request).is_believed ? traceparent : undefined;
}

function outcomeOf({ raw }: FastifyReply): Outcome {
  if (!raw.writableFinished) return { failure: 'aborted' };
  const { statusCode } = raw;
  return {
    attributes: { 'http.response.status_code': statusCode },
    failure: statusCode >= 500 ? String(statusCode) : undefined,
  };
}
