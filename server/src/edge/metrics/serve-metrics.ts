import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { AppContext } from '../../core/context.ts';
import type { OnJobEnd } from '../../platform/jobs/queue.ts';
import { explainListening, surviveRefusals } from '../../platform/process/listening.ts';
import { onOrder, report } from '../../platform/workers/orders.ts';
import type { Metrics } from './metrics.ts';

/** Limits for scrapers, whose requests are short. */
const LIMITS = { headersTimeout: 5000, requestTimeout: 5000, keepAliveTimeout: 60_000, maxHeaderSize: 8192 };
const CONNECTIONS_MAX = 8;

interface Place {
  host: string;
  port: number;
}

interface Told {
  contentType: string;
  /** All metrics as text. */
  tell: () => Promise<string>;
}

/**
 * Serves Prometheus metrics on a separate port, if configured, because they are for operators only. Call it before the
 * app listens. @throws {OperatorError}
 */
export async function serveMetrics(app: FastifyInstance, context: AppContext): Promise<{ onEnd?: OnJobEnd }> {
  const { METRICS_PORT: port, METRICS_HOST: host } = context.config;
  if (port === undefined) return {};
  const { createMetrics } = await import('./metrics.ts');
  const metrics = createMetrics(app, context);
  if (cluster.isWorker) {
    // The primary process listens on the port, and combines the metrics of all.
    onOrder((order) => {
      if (order.is === 'count') void answerCount(order.question, metrics, app.log);
    });
    return { onEnd: metrics.onJobEnd };
  }
  const close = await tellMetrics({ host, port }, metrics, app.log);
  app.addHook('onClose', close);
  return { onEnd: metrics.onJobEnd };
}

async function answerCount(
  question: number,
  metrics: Pick<Metrics, 'list'>,
  log: FastifyBaseLogger,
): Promise<void> {
  try {
    report({ is: 'counted', question, families: await metrics.list() });
  } catch (error) {
    log.warn({ err: error }, 'metrics cannot be sent');
  }
}

/** Serves metrics at an address. Returns a function that stops it. @throws {OperatorError} */
export async function tellMetrics(
  place: Place,
  { contentType, tell }: Told,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<() => Promise<void>> {
  const server = createServer(LIMITS, (request, response) => {
    const isAsked = request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(isAsked ? 405 : 404).end();
      return;
    }
    tell().then(
      (text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
      (error: unknown) => {
        log.warn({ err: error }, 'metrics cannot be sent');
        response.writeHead(503).end();
      },
    );
  });
  server.maxConnections = CONNECTIONS_MAX;
  await listen(server, place);
  surviveRefusals(server, log);
  return () => close(server);
}

function listen(server: Server, { host, port }: Place): Promise<void> {
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
