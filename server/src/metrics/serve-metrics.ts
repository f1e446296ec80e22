import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import type { OnJobEnd } from '../jobs/queue.ts';
import { explainListening } from '../process/listening.ts';

/** Nobody but a scraper asks here, with short questions. */
const LIMITS = { headersTimeout: 5000, requestTimeout: 5000, keepAliveTimeout: 60_000, maxHeaderSize: 8192 };
const CONNECTIONS_MAX = 8;

/**
 * Has what happens counted and told in the form of Prometheus on a port of its own, where one is configured: what only
 * operators may know is on no port that readers reach. Call it before the app listens. @throws {OperatorError}
 */
export async function serveMetrics(app: FastifyInstance, context: AppContext): Promise<{ onEnd?: OnJobEnd }> {
  const { METRICS_PORT: port, METRICS_HOST: host } = context.config;
  if (port === undefined) return {};
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(app, context);
  const server = createServer(LIMITS, (request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(isAsked ? 405 : 404).end();
      return;
    }
    metrics.tell().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      (error: unknown) => {
        app.log.warn({ err: error }, 'metrics cannot be told');
        response.writeHead(503).end();
      },
    );
  });
  server.maxConnections = CONNECTIONS_MAX;
  await listen(server, { host, port });
  app.addHook('onClose', () => close(server));
  return { onEnd: metrics.onJobEnd };
}

function listen(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  const names = { host: 'METRICS_HOST', port: 'METRICS_PORT' };
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListening({ host, port, names }, error)));
    server.listen({ host, port }, () => resolve());
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
