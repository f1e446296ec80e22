import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWeb } from '../drawn-web.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { askRaw } from './raw.ts';

const LIST = '/api/press_room/press_release/';

describe('behind https', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer(
      {
        PUBLIC_URL: 'https://press.example',
        CORS_ORIGINS: 'https://front.example,https://other.example',
        PRESS_OFFICE_EMAIL: 'office@press.example',
      },
      {
        writeWeb: (webRoot) => {
          writeWeb(webRoot);
          writeFileSync(join(webRoot, 'assets/app.js'), '1');
        },
      },
    );
    await server.load({ press_groups: [{ name: 'Association' }] });
  });
  afterAll(() => server.close());

  const EVERYWHERE = [
    ['GET', LIST, 200],
    ['GET', '/', 200],
    ['GET', '/assets/app.js', 200],
    ['GET', '/manifest.webmanifest', 200],
    ['GET', '/.well-known/security.txt', 200],
    ['GET', '/healthz', 200],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/office/openapi.json', 200],
    ['GET', '/press-release/1', 404],
    ['GET', `/media/${'0'.repeat(64)}/x.jpg`, 404],
    ['GET', '/api/nowhere/', 404],
    ['GET', '/assets/nothing.js', 404],
    ['GET', '/assets/..%2f..%2fetc%2fpasswd', 404],
    ['GET', '/api/account/profile/', 401],
    ['DELETE', LIST, 405],
    ['PROPFIND', LIST, 404],
    ['POST', '/api/account/token-auth/', 400],
    ['GET', '/api/__boom__/', 500],
    ['GET', '/%', 400],
    ['GET', '/api/press_room/press_release/%E0%A4%A/', 400],
  ] as const;

  it.each(EVERYWHERE)('%s %s (%i) promises TLS, and varies by origin', async (method, path, status) => {
    const answer = await askRaw(
      server.origin,
      `${method} ${path} HTTP/1.1\r\nHost: press.example\r\nAccept: text/html, */*\r\nConnection: close\r\n\r\n`,
    );
    expect(answer?.status).toBe(status);
    expect(answer?.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      vary: expect.stringMatching(/\bOrigin\b/) as unknown,
    });
    expect(answer?.headers['content-security-policy']).toContain('default-src');
  });

  it('keeps what else an answer varies by, once each', async () => {
    const answer = await server.call(LIST);
    expect(answer.headers.get('vary')).toBe(
      'Origin, Accept, Accept-Encoding, Accept-Language, Authorization',
    );
  });

  it.each([
    ['what is no request', 'nonsense\r\n\r\n', 400],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['a request with two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
    ['the same host twice', 'GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\nConnection: close\r\n\r\n', 400],
    ['a request without a host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    [
      'a broken chunk',
      'POST /api/account/token-auth/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
      400,
    ],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address that is too long', `GET /${'y'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
    [
      'a wish that nobody fulfils',
      'POST / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nContent-Length: 0\r\n\r\n',
      417,
    ],
  ])('answers %s like every other refusal', async (_what, request, status) => {
    const answer = await askRaw(server.origin, request);
    expect(answer?.status).toBe(status);
    expect(JSON.parse(answer?.body ?? '')).toEqual({ detail: expect.stringMatching(/\.$/) as unknown });
    expect(answer?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });

  it('says in the language of the reader that an address cannot be read', async () => {
    const answer = await server.call('/%', { headers: { 'Accept-Language': 'it' } });
    expect([answer.status, answer.json]).toEqual([400, { detail: 'Impossibile leggere la richiesta.' }]);
  });

  it('names who hears of weaknesses', async () => {
    server.clock.now = new Date('2026-11-22T10:00:00Z');
    const answer = await server.call('/.well-known/security.txt');
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.text.split('\n')).toEqual([
      'Contact: mailto:office@press.example',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: it, en',
      'Canonical: https://press.example/.well-known/security.txt',
      '',
    ]);
  });
});

describe('without https', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('promises no TLS', async () => {
    expect((await server.call(LIST)).headers.get('strict-transport-security')).toBeNull();
    expect((await askRaw(server.origin, 'x\r\n\r\n'))?.headers['strict-transport-security']).toBeUndefined();
  });

  it('answers a name that is too long like every other refusal', async () => {
    const answer = await server.call(`/media/${'x'.repeat(600)}/a.jpg`, {
      headers: { 'Accept-Language': 'it' },
    });
    expect([answer.status, answer.json]).toEqual([414, { detail: "L'indirizzo è troppo lungo." }]);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('names nobody for weaknesses where nobody is configured', async () => {
    expect((await server.call('/.well-known/security.txt')).status).toBe(404);
  });
});
