import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const attributesSchema = z
  .array(
    z.object({
      key: z.string(),
      value: z.union([
        z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
        z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
      ]),
    }),
  )
  .transform((list) => Object.fromEntries(list.map(({ key, value }) => [key, value])));

/** OTLP as JSON, as far as traces use it; `kind` and `code` are numbers of the protocol. */
const spanSchema = z.object({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string().transform(BigInt),
  endTimeUnixNano: z.string().transform(BigInt),
  attributes: attributesSchema,
  status: z.object({ code: z.int(), message: z.string().optional() }),
});
type CollectedSpan = z.infer<typeof spanSchema>;

const requestSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: attributesSchema }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

export interface Collector {
  origin: string;
  /** In the order of their ends. */
  spans: CollectedSpan[];
  resources: Record<string, string | number>[];
  /** Received bodies. */
  bodies: string[];
  close: () => void;
}

/** Receives traces by OTLP over HTTP. */
export async function startCollector(): Promise<Collector> {
  const collected: Pick<Collector, 'spans' | 'resources' | 'bodies'> = {
    spans: [],
    resources: [],
    bodies: [],
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const isAsked = request.method === 'POST' && request.url === '/v1/traces';
      const parsed = requestSchema.safeParse(isAsked ? JSON.parse(body) : null);
      collected.bodies.push(body);
      for (const { resource, scopeSpans } of parsed.data?.resourceSpans ?? []) {
        collected.resources.push(resource.attributes);
        for (const { spans } of scopeSpans) collected.spans.push(...spans);
      }
      response.writeHead(parsed.success ? 200 : 400, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    ...collected,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
