import type { FastifyInstance } from 'fastify';
import type { Config } from './platform/config/config.ts';
import type { Tracer } from './platform/tracing/span.ts';

type Traced = Pick<Config, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'PUBLIC_URL'>;

/** Traces requests, and returns the tracer for jobs, if a collector is configured. Call it before the app listens. */
export async function traceWork(app: FastifyInstance, config: Traced): Promise<{ tracer?: Tracer }> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share, PUBLIC_URL } = config;
  if (endpoint === undefined) return {};
  const { openTracer } = await import('./platform/tracing/open-tracer.ts');
  const { traceRequests } = await import('./platform/http/trace-requests.ts');
  const tracer = openTracer({ endpoint, share, publicUrl: PUBLIC_URL, log: app.log });
  traceRequests(app, tracer);
  // After the last job, which may end after the app has closed.
  process.once('beforeExit', () => void tracer.close());
  return { tracer };
}
