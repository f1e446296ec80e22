import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const LIST = '/api/press_room/press_release/';
const LOGIN = '/api/account/token-auth/';

describe('every call', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ CORS_ORIGINS: 'https://front.example' });
    await server.load({
      press_groups: [{ name: 'Association' }],
      press_releases: [{ press_group: 'Association', date: '2026-01-01', text: { en: { title: 'One' } } }],
      users: [
        {
          email: 'boss@example.com',
          password: 'Str0ng_pass!',
          first_name: 'Ada',
          last_name: 'Rossi',
          groups: ['administrator_global'],
        },
      ],
    });
  });
  afterAll(() => server.close());

  it('is served with and without the last slash', async () => {
    for (const path of [LIST, LIST.slice(0, -1), `${LIST}1/`, `${LIST}1`]) {
      expect((await server.call(path)).status, path).toBe(200);
    }
  });

  it('answers unknown addresses in JSON and in the language asked for', async () => {
    const answer = await server.call('/api/nowhere/', { headers: { 'Accept-Language': 'it' } });
    expect([answer.status, answer.json]).toEqual([404, { detail: 'Non trovato.' }]);
  });

  it.each([
    ['it-IT,en-US;q=0.9,en;q=0.8,it;q=0.7', 'it'],
    ['en-US,it;q=0.9,en;q=0.8', 'en'],
    ['it-IT, en', 'it'],
    ['fr-FR,it-CH;q=0.5', 'it'],
    ['it;q=0, *', 'en'],
    ['*;q=0.5, IT', 'it'],
    ['de, xx', 'en'],
  ])('answers %s in the language wanted first', async (header, language) => {
    const answer = await server.call('/api/nowhere/', { headers: { 'Accept-Language': header } });
    expect(answer.headers.get('content-language')).toBe(language);
  });

  it('knows no address that nobody serves, whoever asks', async () => {
    for (const path of ['/press-release/1', '/api/x'])
      for (const headers of [{}, { Accept: 'text/html,*/*' }])
        expect((await server.call(path, { headers })).status).toBe(404);
  });

  it.each([
    ['text/html', 406],
    ['application/xml;q=0.9', 406],
    ['text/html, */*;q=0.1', 200],
    ['application/*', 200],
    ['application/json; charset=utf-8', 200],
    ['text/html, application/json;indent=4;q=0.5', 200],
    ['application/json;version=2;q=0', 406],
    ['application/jsonp; charset=utf-8', 406],
  ])('negotiates Accept: %s', async (accept, status) => {
    const answer = await server.call(LIST, { headers: { Accept: accept } });
    expect(answer.status).toBe(status);
    if (status === 406)
      expect(answer.json).toEqual({ detail: 'Could not satisfy the request Accept header.' });
  });

  it('refuses other media types', async () => {
    const answer = await server.call(LOGIN, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: 'x',
    });
    expect([answer.status, answer.json]).toEqual([
      415,
      { detail: 'Unsupported media type "text/plain" in request.' },
    ]);
  });

  it('says that JSON is broken, and wraps it for datatables clients', async () => {
    const answer = await server.call(`${LOGIN}?format=datatables`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":',
    });
    expect(answer.status).toBe(400);
    const detail = expect.stringMatching(/^JSON parse error - /) as unknown;
    expect(answer.json).toMatchObject({
      detail,
      data: { detail },
      recordsTotal: 1,
      recordsFiltered: 1,
      draw: 1,
    });
  });

  it.each(['application/json', 'multipart/form-data', 'text/plain', undefined])(
    'counts an empty body as no fields, of type %s',
    async (type) => {
      const headers = type === undefined ? {} : { 'Content-Type': type };
      const answer = await server.call(LOGIN, { method: 'POST', headers, body: '' });
      expect([answer.status, answer.json]).toEqual([
        400,
        { email: ['This field is required.'], password: ['This field is required.'] },
      ]);
    },
  );

  it('reads the texts of a form in each of its types', async () => {
    const values = { email: 'nobody@example.com', password: 'ciò' };
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    form.set('file', new Blob(['x']), 'x.txt');
    for (const body of [form, new URLSearchParams(values), JSON.stringify(values)]) {
      const headers = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {};
      const answer = await server.call(LOGIN, { method: 'POST', headers, body });
      expect(answer.json).toEqual({
        non_field_errors: ['Unable to log in with provided credentials.'],
      });
    }
  });

  it('takes JSON in UTF-8 only', async () => {
    const body = Buffer.from([...Buffer.from('{"email":"'), 0xff, 0xfe, ...Buffer.from('"}')]);
    const headers = { 'Content-Type': 'application/json' };
    const answer = await server.call(LOGIN, { method: 'POST', headers, body });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('JSON parse error - ')]);
  });

  it('asks nothing of what is sent to an unknown address', async () => {
    for (const type of ['application/json', 'text/plain', 'multipart/form-data']) {
      const init = { method: 'POST', headers: { 'Content-Type': type }, body: '{' };
      expect((await server.call('/api/nowhere/', init)).status, type).toBe(404);
    }
  });

  it('refuses a body over the limit in words, and goes on', async () => {
    const post = (size: number) =>
      server.call(LOGIN, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': 'it' },
        body: JSON.stringify({ email: 'x'.repeat(size) }),
      });
    const answer = await post(1024 * 1024);
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('troppo grande');
    expect(answer.headers.get('connection')).not.toBe('close');
    expect((await post(10)).status).toBe(400);
  });

  it('hides what broke', async () => {
    const answer = await server.call('/api/__boom__/', { headers: { 'Accept-Language': 'it' } });
    expect([answer.status, answer.text]).toEqual([500, '{"detail":"Errore del server."}']);
  });

  it('answers a preflight of a known origin only', async () => {
    const preflight = (origin: string) =>
      server.call('/api/account/profile/', {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'PATCH' },
      });
    const known = await preflight('https://front.example');
    expect(known.headers.get('access-control-allow-origin')).toBe('https://front.example');
    expect(known.status).toBe(204);
    expect((await preflight('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('lets an address itself answer what it can do', async () => {
    const headers = { Origin: 'https://front.example' };
    const ask = (path: string) => server.call(path, { method: 'OPTIONS', headers });
    const answer = await ask(LOGIN);
    expect([answer.status, answer.headers.get('allow')]).toEqual([200, 'POST, OPTIONS']);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://front.example');
    expect((await ask('/api/account/profile/')).status).toBe(401);
    expect((await ask('/api/nowhere/')).status).toBe(404);
  });

  it('asks for credentials before it says that a method is missing', async () => {
    expect((await server.call('/api/account/profile/', { method: 'DELETE' })).status).toBe(401);
    const answer = await server.call(LIST, { method: 'PATCH' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await server.call(`${LIST}${'9'.repeat(600)}/`)).status).toBe(404);
  });

  it.each([
    ['DELETE', '/api/office/asset/upload/', 'POST, OPTIONS'],
    ['PATCH', '/api/office/message/assignee/', 'GET, HEAD, OPTIONS'],
    ['PUT', `/api/office/press_release/${'1'.repeat(300)}/`, 'GET, PATCH, DELETE, HEAD, OPTIONS'],
  ])('says of %s %s which methods there are, whatever else fits its address', async (method, path, allow) => {
    const headers = { ...(await server.signedIn('boss@example.com')), 'Content-Type': 'text/plain' };
    const answer = await server.call(path, { method, headers, body: 'x' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  });

  it('says that a method is missing before it looks at what was sent', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    expect((await server.call(LIST, { method: 'POST', headers, body: 'x' })).status).toBe(405);
  });

  it('tells whether it is alive and ready', async () => {
    expect((await server.call('/healthz')).json).toEqual({ status: 'ok' });
    expect((await server.call('/readyz')).json).toEqual({ status: 'ready' });
  });
});
