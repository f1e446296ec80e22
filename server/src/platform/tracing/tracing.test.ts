/** @module-tag slow */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Collector, startCollector } from '../../../test/collector.ts';
import { type Receiver, startReceiver } from '../../../test/receiver.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { loadConfig } from '../config/config.ts';
import { enqueueJob, runNextJob } from '../jobs/queue.ts';
import { openTransport } from '../mail/transport.ts';
import { callOutbound } from '../outbound/connect.ts';
import { openStore } from '../storage/open-store.ts';
import { openTracer } from './open-tracer.ts';

const LETTER = {
  id: 'a',
  date: new Date(),
  to: { name: 'Zenobia', address: 'zenobia@example.com' },
  subject: 'Secret subject',
  text: 'Secret words',
  html: '<p>Secret words</p>',
};
const said: string[] = [];
const log = {
  info: (_about: unknown, words?: string) => said.push(words ?? String(_about)),
  warn: (_about: unknown, words?: string) => said.push(words ?? ''),
};

describe('a traced job', () => {
  let server: TestServer;
  let collector: Collector;
  let receiver: Receiver;

  beforeEach(async () => {
    said.length = 0;
    collector = await startCollector();
    receiver = await startReceiver();
    server = await startTestServer();
    await server.database.db.deleteFrom('job').execute();
  });
  afterEach(async () => {
    await server.close();
    receiver.close();
    collector.close();
  });

  const open = (endpoint = `${collector.origin}/`, share = 1) =>
    openTracer({ endpoint, share, publicUrl: 'https://press.example.com', log });

  it('tells of what it asks others, in the order of who asked, and of no contents', async () => {
    const tracer = open();
    const s3 = await startS3Server();
    const { context, database } = server;
    const { STORAGE_URL } = loadConfig({ STORAGE_URL: s3.url });
    const store = await openStore({ ...context.config, STORAGE_URL });
    const run = async (): Promise<void> => {
      await store.put(Buffer.from('tile'));
      const transport = await openTransport(context);
      await transport.send(LETTER);
      const call = { method: 'POST', headers: {}, body: 'secret body' } as const;
      const url = new URL('/hook/secret-path?secret-query', receiver.origin);
      await callOutbound(url, '127.0.0.1', call, AbortSignal.timeout(60_000));
      throw new TypeError('secret reason');
    };
    const { now } = context;
    await enqueueJob(database.db, 'odd', { secret: 'payload' }, now());
    const { id } = await database.db.selectFrom('job').select('id').executeTakeFirstOrThrow();
    await runNextJob({ database, now, log: context.log, tracer, loadHandlers: async () => ({ odd: run }) });
    await tracer.close();
    await s3.close();

    const { spans } = collector;
    const job = spans.at(-1);
    expect(job).toMatchObject({
      name: 'job odd',
      kind: 5,
      status: { code: 2 },
      attributes: { 'press_room.job.id': id, 'press_room.job.kind': 'odd', 'error.type': 'failed' },
    });
    expect(job?.parentSpanId ?? '').toBe('');
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    const within = (name: string) => spans.filter((span) => span.name === name);
    const ofJob = { parentSpanId: job?.spanId ?? '', kind: 3 };
    expect(within('S3 PutObjectCommand')).toMatchObject([ofJob]);
    expect(within('send mail')).toMatchObject([ofJob]);
    const call = { 'http.request.method': 'POST', 'http.response.status_code': 200 };
    expect(within('POST')).toMatchObject([{ ...ofJob, attributes: call }]);
    for (const { startTimeUnixNano, endTimeUnixNano } of spans)
      expect(endTimeUnixNano >= startTimeUnixNano).toBe(true);
    expect(collector.bodies.join('')).not.toMatch(/secret|zenobia|payload/i);
    expect(collector.resources[0]).toMatchObject({
      'service.name': 'press-room',
      'service.namespace': 'press.example.com',
    });
  });

  it('is one of those that are kept, or is not traced at all', async () => {
    const tracer = open(collector.origin, 0);
    expect(tracer.begin({ name: 'a', kind: 'job', attributes: {} })).toBeNull();
    // The decision of the caller is respected.
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const kept = tracer.begin(
      { name: 'b', kind: 'server', attributes: {} },
      `00-${traceId}-b7ad6b7169203331-01`,
    );
    kept?.end();
    expect(tracer.begin({ name: 'c', kind: 'job', attributes: {} }, 'no such thing')).toBeNull();
    await tracer.close();
    expect(collector.spans).toMatchObject([{ name: 'b', traceId, parentSpanId: 'b7ad6b7169203331' }]);
  });

  it('runs where nobody takes traces, which is said once', async () => {
    collector.close();
    const tracer = open();
    for (const name of ['a', 'b', 'c']) tracer.begin({ name, kind: 'job', attributes: {} })?.end();
    await tracer.close();
    expect(said).toEqual(['traces are not taken by the collector']);
  });
});
