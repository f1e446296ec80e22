import { hostname } from 'node:os';
import {
  type Context,
  ROOT_CONTEXT,
  type Span as SdkSpan,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { type ExportResult, ExportResultCode, parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { FastifyBaseLogger } from 'fastify';
import { APP_VERSION } from '../process/version.ts';
import type { Outcome, Part, Span, Tracer } from './span.ts';

/** Timeout of an export. Spans are dropped if the collector is slower, and the process exits without waiting longer. */
const EXPORT_MS = 3000;
/** Longer statements are cut. */
const TEXT_LENGTH = 2000;

const KINDS: Record<Part['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
};

interface TracerOptions {
  /** Of the collector, without the path. */
  endpoint: string;
  /** Share of traces that are kept, from 0 to 1. */
  share: number;
  /** Distinguishes several press rooms that use one collector. */
  publicUrl: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * The official SDK, without its global state: libraries that look for it would export spans that were never reviewed.
 * Spans that cannot be sent in time are dropped; nothing waits for a collector.
 */
export function openTracer({ endpoint, share, publicUrl, log }: TracerOptions): Tracer {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_MS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'press-room',
      'service.namespace': new URL(publicUrl).host,
      'service.version': APP_VERSION,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: TEXT_LENGTH },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: sayingOnce(exporter, log), exportTimeoutMillis: EXPORT_MS }),
    ],
  });
  const tracer = provider.getTracer('press-room', APP_VERSION);

  const begin = ({ name, kind, attributes }: Part, parent: Context, startTime?: number): SdkSpan =>
    tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes, ...(startTime === undefined ? {} : { startTime }) },
      parent,
    );
  const wrap = (span: SdkSpan): Span => {
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    return {
      traceId: span.spanContext().traceId,
      begin: (part) => wrap(begin(part, inside)),
      note: (part, ms, outcome) => {
        const now = Date.now();
        end(begin(part, inside, now - ms), outcome, now);
      },
      end: (outcome) => end(span, outcome),
    };
  };
  return {
    begin: (part, traceparent) => {
      const remote = traceparent === undefined ? null : parseTraceParent(traceparent);
      const parent =
        remote === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true });
      const span = begin(part, parent);
      return span.isRecording() ? wrap(span) : null;
    },
    close: () => provider.shutdown().catch(() => undefined),
  };
}

function end(span: SdkSpan, { attributes, failure }: Outcome = {}, endTime?: number): void {
  if (attributes !== undefined) span.setAttributes(attributes);
  if (failure !== undefined) {
    span.setAttribute('error.type', failure);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(endTime);
}

/** Logs once when traces are refused, and once when they are accepted again. */
function sayingOnce(exporter: SpanExporter, log: TracerOptions['log']): SpanExporter {
  let isAway = false;
  const hear = ({ code, error }: ExportResult): void => {
    const wasAway = isAway;
    isAway = code !== ExportResultCode.SUCCESS;
    if (isAway && !wasAway) log.warn({ reason: error?.message }, 'traces are not taken by the collector');
    if (wasAway && !isAway) log.info('traces are taken by the collector again');
  };
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        hear(result);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
