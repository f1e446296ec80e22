import { isWebAddress } from '@press-room/contract/urls';
import { beforeAll, describe, expect, it } from 'vitest';
import { patch } from '../../../../test/requests.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

describe('the address of a website', () => {
  it.each([
    'example.com',
    'http://example.com',
    'https://www.città.example.it/percorso/?q=1#qui',
    'HTTPS://Example.com:8443/a',
    '192.0.2.1:8080/x',
  ])('is %s', (text) => expect(isWebAddress(text)).toBe(true));

  it.each([
    '',
    'example',
    'ftp://example.com',
    'javascript:alert(1)',
    'https://exa mple.com',
    'https://-example.com',
    'example.com:99999',
    '300.1.1.1',
    'mailto:ada@example.com',
    '//example.com',
  ])('is not %j', (text) => expect(isWebAddress(text)).toBe(false));

  it('is not looked for longer than a blink in what is made to mislead', () => {
    expect(isWebAddress(`${'a-'.repeat(200)}.`)).toBe(false);
  });
});

describe('PATCH /api/account/profile/ with a website', () => {
  let server: TestServer;
  let headers: Record<string, string>;

  beforeAll(async () => {
    server = await startTestServer();
    await server.load({
      users: [{ email: 'ada@example.com', password: 'Str0ng_pass!', groups: ['user_press_room'] }],
    });
    headers = await server.signedIn('ada@example.com');
    return () => server.close();
  });
  const change = (website: string, language = 'en') =>
    server.call('/api/account/profile/', patch({ website }, { ...headers, 'Accept-Language': language }));

  it('keeps it as typed, and takes it back', async () => {
    expect(await change('example.com/news')).toMatchObject({
      status: 200,
      json: { website: 'example.com/news' },
    });
    expect(await change('')).toMatchObject({ status: 200, json: { website: '' } });
  });

  it.each([
    ['en', 'Url not valid'],
    ['it', 'Url non valido'],
  ])('refuses what is none in the words of the spec, %s', async (language, text) => {
    expect(await change('no address', language)).toMatchObject({ status: 400, json: { website: [text] } });
  });
});
