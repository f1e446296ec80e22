import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERROR_REPORT_PATH, type ErrorReport } from '@press-room/contract/error-reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const REPORT = {
  message: 'TypeError: x is not a function at https://press.example/assets/a.js:1:2',
  route: '/press-gallery',
  release: 'a1b2c3',
  last_actions: ['GET /api/press_room/gallery_tree/ 200', 'screen /press-gallery'],
  email: 'Alice@example.com',
  comment: 'I clicked on a tile è',
};

const post = (server: TestServer, body: unknown, headers: Record<string, string> = {}) =>
  server.call(ERROR_REPORT_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('POST /api/error_report/', () => {
  let server: TestServer;
  let admin: { Authorization: string };

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      press_groups: [{ name: 'Association' }],
      users: [
        { email: 'admin@example.com', password: 'Str0ng_pass!', groups: ['administrator_global'] },
        { email: 'officer@example.com', password: 'Str0ng_pass!', groups: ['administrator_press_room'] },
        { email: 'alice@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] },
      ],
    });
    admin = await server.signedIn('admin@example.com');
  });
  afterAll(() => server.close());

  const newest = async (): Promise<ErrorReport | undefined> => {
    const { json } = await server.call(`${ERROR_REPORT_PATH}?format=datatables&length=1`, { headers: admin });
    return (json as { data: ErrorReport[] }).data[0];
  };

  it('takes a report from anybody and keeps it for administrators', async () => {
    const answer = await post(server, REPORT, { 'User-Agent': 'Tester/1' });
    expect(answer.status).toBe(201);
    expect((answer.json as { id: number }).id).toBeGreaterThan(0);
    expect(await newest()).toMatchObject({
      message: REPORT.message,
      route: REPORT.route,
      release: REPORT.release,
      last_actions: REPORT.last_actions,
      email: 'alice@example.com',
      comment: REPORT.comment,
      user_agent: 'Tester/1',
    });
  });

  it('keeps no token and no mailed link, wherever they stand', async () => {
    const token = 'eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoxfQ.c2lnbmF0dXJl';
    await post(server, {
      message: `Failed with Authorization: JWT ${token}`,
      route: '/account/reset-password/user_id=3&timestamp=12&signature=abc:def',
      last_actions: [`GET /media/x?expires=12&signature=zzz`, token],
    });
    const text = JSON.stringify(await newest());
    for (const secret of [token, 'abc:def', 'zzz', 'user_id=3']) expect(text).not.toContain(secret);
    expect(text).toContain('/account/reset-password/');
  });

  it('needs nothing but the message', async () => {
    expect((await post(server, { message: 'x' })).status).toBe(201);
    const answer = await post(server, { email: '', comment: '' });
    expect([answer.status, answer.json]).toEqual([400, { message: ['This field is required.'] }]);
  });

  it('says in the language of the reader which field is wrong', async () => {
    const answer = await post(
      server,
      { message: 'x', email: 'nobody', comment: 'è'.repeat(2001) },
      { 'Accept-Language': 'it' },
    );
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.json as object).toSorted()).toEqual(['comment', 'email']);
    expect(answer.text).not.toContain('valid email');
  });

  it('keeps the last actions of too many', async () => {
    const last_actions = Array.from({ length: 30 }, (_, at) => `action ${at}`);
    await post(server, { message: 'x', last_actions });
    expect((await newest())?.last_actions).toEqual(last_actions.slice(-20));
  });

  it('shows reports to no one but administrators', async () => {
    expect((await server.call(ERROR_REPORT_PATH)).status).toBe(401);
    for (const email of ['officer@example.com', 'alice@example.com']) {
      const headers = await server.signedIn(email);
      expect((await server.call(ERROR_REPORT_PATH, { headers })).status).toBe(403);
    }
  });

  it('finds reports by their words', async () => {
    await post(server, { message: 'a rare giraffe' });
    const search = 'columns[0][data]=message&columns[0][searchable]=true&search[value]=giraffe';
    const { json } = await server.call(`${ERROR_REPORT_PATH}?format=datatables&${search}`, {
      headers: admin,
    });
    expect(json).toMatchObject({ recordsFiltered: 1, data: [{ message: 'a rare giraffe' }] });
  });
});

describe('an error service', () => {
  const received: string[] = [];
  const addresses = new Set<string | undefined>();
  let status = 200;
  let service: Server;
  let server: TestServer;

  beforeAll(async () => {
    service = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        addresses.add(request.url);
        if (status === 200) received.push(Buffer.concat(parts).toString());
        response.writeHead(status).end('{}');
      });
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    server = await startTestServer({ SENTRY_DSN: `http://key@127.0.0.1:${port}/7` });
  });
  afterAll(async () => {
    await server.close();
    service.close();
  });

  it('is told of each report, without the address of who sent it', async () => {
    await post(server, REPORT);
    await server.work();
    expect(received).toHaveLength(1);
    expect([...addresses]).toEqual(['/api/7/envelope/?sentry_key=key&sentry_version=7']);
    const [envelope = ''] = received;
    const [header, item, event = ''] = envelope.split('\n');
    const { event_id } = JSON.parse(event) as { event_id: string };
    expect(event_id).toMatch(/^[0-9a-f]{32}$/);
    expect([JSON.parse(header ?? ''), JSON.parse(item ?? '')]).toMatchObject([
      { event_id },
      { type: 'event' },
    ]);
    for (const said of [REPORT.route, REPORT.release, REPORT.comment, ...REPORT.last_actions]) {
      expect(event).toContain(JSON.stringify(said).slice(1, -1));
    }
    expect(envelope.toLowerCase()).not.toContain('alice@example.com');
  });

  it('that is down costs nobody anything and is told later', async () => {
    status = 503;
    expect((await post(server, { ...REPORT, comment: 'later' })).status).toBe(201);
    await server.work();
    expect(received).toHaveLength(1);
    status = 200;
    server.clock.now = new Date(Date.now() + 60_000);
    await server.work();
    expect(received).toHaveLength(2);
    expect(received[1]).toContain('later');
  });
});
