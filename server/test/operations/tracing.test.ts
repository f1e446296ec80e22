import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../scripts/free-port.ts';
import { type Collector, startCollector } from '../collector.ts';
import { post } from '../requests.ts';
import { type Place, removePlace } from './database.ts';
import { endAll, startServer } from './processes.ts';
import { makeReadyPlace } from './ready-place.ts';

const RELEASES = '/api/press_room/press_release/';
const EMAIL = 'zenobia@example.com';
const PASSWORD = 'Str0ng_pass!';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PARENT = 'b7ad6b7169203331';
/** Address of the trusted proxy. */
const PROXY = '127.0.0.2';

/** A request forwarded by a proxy at this address. */
const passOn = (origin: string, path: string, localAddress: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': '192.0.2.7', traceparent: `00-${TRACE}-${PARENT}-01` };
    request(`${origin}${path}`, { localAddress, headers, agent: false }, (response) => {
      response.resume().once('end', resolve);
    })
      .once('error', reject)
      .end();
  });

describe('traces', () => {
  let place: Place;
  let collector: Collector;
  beforeEach(async () => {
    place = await makeReadyPlace();
    collector = await startCollector();
  });
  afterEach(async () => {
    await endAll();
    collector.close();
    await removePlace(place);
  });

  it('tell of requests, queries and jobs, of no reader and of nothing that was asked', async () => {
    const server = await startServer({
      ...place,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.origin,
      TRUST_PROXY: PROXY,
      LOG_LEVEL: 'info',
    });
    await fetch(`${server.origin}${RELEASES}?q=secretword`);
    await passOn(server.origin, `${RELEASES}?search=secretword`, PROXY);
    await passOn(server.origin, `${RELEASES}987654321/`, '127.0.0.1');
    await fetch(`${server.origin}/nowhere-at-all`, { redirect: 'manual' });
    const account = { email: EMAIL, password: PASSWORD, first_name: 'Zenobia', last_name: 'x', accept: true };
    const registered = await fetch(`${server.origin}/api/account/register/`, post(account));
    expect(registered.status).toBe(201);
    const outbox = join(place.DATA_DIR, 'outbox');
    await expect.poll(() => existsSync(outbox) && readdirSync(outbox).length > 0).toBe(true);
    // The remaining spans are sent at the end.
    expect(await server.end('SIGTERM')).toBe(0);

    const { spans } = collector;
    const of = (name: string) => spans.filter((span) => span.name === name);
    const [asked, passed] = of(`GET ${RELEASES}`);
    expect(asked).toMatchObject({
      kind: 2,
      attributes: { 'http.request.method': 'GET', 'http.route': RELEASES, 'http.response.status_code': 200 },
    });
    expect(passed).toMatchObject({ traceId: TRACE, parentSpanId: PARENT });
    const [stranger] = of(`GET ${RELEASES}:id/`);
    expect(stranger?.attributes['http.response.status_code']).toBe(404);
    expect([stranger?.traceId === TRACE, stranger?.parentSpanId ?? '']).toEqual([false, '']);

    const statement = expect.stringMatching(/^select .+ from "press_release"/) as unknown;
    const system = place.DATABASE_URL === undefined ? 'sqlite' : 'postgresql';
    expect(of('select')).toContainEqual(
      expect.objectContaining({
        parentSpanId: passed?.spanId,
        attributes: { 'db.system.name': system, 'db.query.text': statement },
      }),
    );
    const [mail] = of('job mail');
    expect(of('send mail')).toMatchObject([{ parentSpanId: mail?.spanId, traceId: mail?.traceId }]);
    expect(of('insert').map(({ traceId }) => traceId)).toContain(
      of('POST /api/account/register/')[0]?.traceId,
    );

    const told = collector.bodies.join('');
    expect(told).not.toMatch(/secretword|nowhere|987654321|zenobia|192\.0\.2\.7|argon2|Str0ng/i);
    // The log line of a request contains the id of its trace.
    expect(server.output()).toContain(`"traceId":"${TRACE}"`);
  });

  it('cost nobody an answer where the collector is away, and do not hold up the end', async () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${await findFreePort()}`;
    const server = await startServer({ ...place, OTEL_EXPORTER_OTLP_ENDPOINT, LOG_LEVEL: 'warn' });
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${server.origin}${RELEASES}`)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output().split('traces are not taken by the collector')).toHaveLength(2);
  });
});
