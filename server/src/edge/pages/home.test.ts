import { hash } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Writable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWeb } from '../../../test/drawn-web.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const ORIGIN = 'https://press.example.com';

let server: TestServer;
const warnings: string[] = [];
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    warnings.push(chunk.toString());
    done();
  },
});

const text = (title: string) => ({ status: 'published', title, abstract: '', body: '<p>B</p>' });

beforeAll(async () => {
  const settings = { PUBLIC_URL: ORIGIN, SITES: 'museum.example=Museum,*=Fair', LOG_LEVEL: 'warn' };
  server = await startTestServer(settings, { writeWeb, logger: { level: 'warn', stream } });
  const release = { press_group: 'Fair', status: 'published', access: 'public', date: '2026-03-12' };
  await server.load({
    users: [{ password: 'Str0ng_pass!', email: 'reader@example.com', groups: ['user_press_room'] }],
    press_groups: [{ name: 'Fair' }, { name: 'Museum' }],
    press_releases: [
      { ...release, text: { it: text('Cresce l’export'), en: text('Exports <grow>') } },
      { ...release, access: 'press', text: { it: text('Riservato'), en: text('Reserved') } },
      { ...release, status: 'draft', text: { en: { ...text('Draft'), status: 'draft' } } },
    ],
  });
});
afterAll(() => server.close());

const open = (path: string, init: RequestInit = {}) => server.call(path, { redirect: 'manual', ...init });
/** Raw request, because `fetch` does not allow setting the host. */
const openAt = async (host: string, language: string): Promise<string> => {
  const asked = get(server.origin, { headers: { Host: host, 'Accept-Language': language } });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return readText(answer);
};
const inBrowser = (path: string, language = 'it') =>
  open(path, { headers: { Accept: 'text/html', 'Accept-Language': language } });

describe('Home', () => {
  it.each([
    ['it', 'Comunicati stampa — Fair', 'Sala stampa: comunicati'],
    ['en', 'Press releases — Fair', 'Press room: releases'],
  ])(
    'is told at / in the language of its reader, and drawn for everybody: %s',
    async (language, title, said) => {
      const { status, headers, text: html } = await inBrowser('/', language);
      expect([status, headers.get('Content-Language')]).toEqual([200, language]);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(`<title>${title}</title>`);
      expect(html).toContain(`<meta name="description" content="${said}`);
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/${language}">`);
      for (const each of ['en', 'it'])
        expect(html).toContain(`<link rel="alternate" hreflang="${each}" href="${ORIGIN}/${each}">`);
      expect(html).toContain(`<meta property="og:url" content="${ORIGIN}/${language}">`);
      const [, drawn = ''] = /<div id="root">(.*?)<\/div>/s.exec(html) ?? [];
      expect(drawn).toContain(language === 'it' ? 'Cresce l’export' : 'Exports &lt;grow>');
      expect(html).not.toMatch(/Riservato|Reserved|Draft|<noscript>/);
      const hashed = hash('sha256', '--a:"b"', 'base64');
      expect(headers.get('Content-Security-Policy')).toContain(`'sha256-${hashed}'`);
    },
  );

  it.each(['it', 'en'])(
    'is the same at / and at its page, which the app comes behind: %s',
    async (language) => {
      const [index, page] = await Promise.all([inBrowser('/', language), inBrowser(`/${language}`)]);
      expect(index.text).toBe(page.text);
      expect(index.headers.get('Vary')).toContain('Accept-Language');
      expect(index.headers.get('Cache-Control')).toBe(page.headers.get('Cache-Control'));
      expect(index.text).toContain(
        '<script src="/theme.js" data-app="/assets/app.js" data-parts="assets/events.js"></script>',
      );
      expect(index.text).not.toContain('type="module"');
      expect(index.text).toContain('<style>.shared{}</style>');
    },
  );

  it('holds nothing of who is signed in, nor of what an address says beyond its path', async () => {
    const headers = { ...(await server.signedIn('reader@example.com')), 'Accept-Language': 'en' };
    const [anonymous, own, searched] = await Promise.all([
      inBrowser('/', 'en'),
      open('/', { headers }),
      inBrowser('/?q=Reserved', 'en'),
    ]);
    expect(own.text).toBe(anonymous.text);
    expect(searched.text).toBe(anonymous.text);
  });

  it.each(['it', 'en'])('is that of the group whose host is asked: %s', async (language) => {
    const html = await openAt('museum.example', language);
    expect(html).toContain('— Museum</title>');
    expect(html).toContain('"group":{"id":2,');
  });

  it.each(['it', 'en'])('has a page of its own in each language: /%s', async (language) => {
    const { status, text: html } = await open(`/${language}`);
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/${language}">`);
    expect(html).toContain('home ');
    const slash = await open(`/${language}/`);
    expect([slash.status, slash.headers.get('Location')]).toEqual([301, `/${language}`]);
  });
});

describe('an address that nothing has', () => {
  it.each([
    ['/nothing', 'it', 'it', 'Pagina non trovata'],
    ['/nothing', 'en', 'en', 'Page not found'],
    ['/en/nothing', 'it', 'en', 'Page not found'],
    ['/it/comunicati/2026/title', 'en', 'it', 'Pagina non trovata'],
    ['/comunicati', 'it', 'it', 'Pagina non trovata'],
    ['/press-kit/nothing', 'it', 'it', 'Pagina non trovata'],
  ])('is a page that says so: %s for who reads %s', async (path, asked, language, title) => {
    const { status, headers, text: html } = await inBrowser(path, asked);
    expect([status, headers.get('Location'), headers.get('Content-Language')]).toEqual([404, null, language]);
    expect(html).toContain(`<title>${title} — Fair</title>`);
    expect(html).toContain('<div id="root"><h1>nothing here</h1></div>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });

  it('is nothing that an operator must look at, nor is a way that leads elsewhere', async () => {
    warnings.length = 0;
    for (const path of ['/nothing', '/account/login', '/en/comunicati', '/api/nothing'])
      await inBrowser(path);
    expect(warnings).toEqual([]);
  });

  it('is answered as a call is where no page was asked for, and keeps nothing', async () => {
    for (const path of ['/nothing', '/api/nothing', '/media/nothing', '/assets/nothing.js']) {
      const { status, headers } = await open(path, { headers: { Accept: '*/*' } });
      expect([path, status, headers.get('Content-Type')]).toEqual([
        path,
        404,
        'application/json; charset=utf-8',
      ]);
    }
    expect((await inBrowser('/api/nothing')).headers.get('Content-Type')).toContain('application/json');
    expect((await inBrowser('/nothing')).headers.get('Cache-Control')).toBe('no-cache');
    expect((await open('/nothing', { method: 'POST', headers: { Accept: 'text/html' } })).status).toBe(404);
  });

  it('leads into the app where it is that of a screen without its hash', async () => {
    const moved = await inBrowser('/account/login?redirect=x');
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, '/#/account/login?redirect=x']);
    const seen = await open('/account/login', { headers: { Accept: '*/*' } });
    expect([seen.status, seen.headers.get('Location')]).toEqual([302, '/#/account/login']);
  });

  it.each([
    ['/en/comunicati?from=mail', '/en/releases?from=mail'],
    ['/it/releases/2026/03', '/it/comunicati/2026/03'],
    ['/en/aziende/nova-7', '/en/companies/nova-7'],
    ['/it/contact', '/it/contatti'],
  ])('leads to the translation where only its language was swapped: %s', async (path, translated) => {
    for (const headers of [{ Accept: 'text/html' }, { Accept: '*/*' }]) {
      const moved = await open(path, { headers });
      expect([moved.status, moved.headers.get('Location')]).toEqual([308, translated]);
    }
  });
});
