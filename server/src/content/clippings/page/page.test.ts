/** @module-tag engine */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIPPING_PAGE_PATH, CLIPPING_PATH, type Clipping } from '@press-room/contract/clippings';
import { OUTLET_PATH } from '@press-room/contract/contacts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anyText } from '../../../../test/matchers.ts';
import { type Office, startOffice } from '../../../../test/office-desk.ts';
import { post } from '../../../../test/requests.ts';
import type { ConnectionRules } from '../../../platform/outbound/connect.ts';
import { fetchPage } from './fetch-page.ts';
import { listOutletSites, pickOutlet } from './queries.ts';
import { readMetadata } from './read-metadata.ts';
import { proposeClipping } from './routes.ts';

const FOUND = new URL('https://gazzetta.example/fair?utm_source=mail');
const htmlOf = (head: string, lang = 'it'): string =>
  `<!doctype html><html lang="${lang}"><head>${head}</head><body><h1>Body</h1></body></html>`;

describe('what a page says of itself', () => {
  it('is read from its data for search engines, OpenGraph and metadata', () => {
    const article = {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'No article' },
        {
          '@type': ['NewsArticle'],
          headline: 'Fair &amp; square',
          author: [{ name: 'Ada Rossi' }, 'Bea Neri'],
          datePublished: '2026-09-30T23:30:00+02:00',
          inLanguage: 'it-IT',
          publisher: { name: 'Publisher' },
          image: [{ url: '/picture.jpg' }],
        },
      ],
    };
    const head = `<title>Title | Gazzetta</title><link rel="canonical" href="/fair">
      <meta property="og:title" content="Other"><meta property="og:site_name" content="La Gazzetta">
      <meta name="description" content="One
      line"><script type="application/ld+json">${JSON.stringify(article)}</script>`;
    expect(readMetadata(htmlOf(head, 'de'), FOUND)).toEqual({
      url: 'https://gazzetta.example/fair',
      headline: 'Fair &amp; square',
      author: 'Ada Rossi, Bea Neri',
      published_on: '2026-09-30',
      excerpt: 'One line',
      language: 'it',
      outlet_name: 'La Gazzetta',
      picture_url: 'https://gazzetta.example/picture.jpg',
    });
  });

  it('is read as far as it is there, and proposes no address that is none of the web', () => {
    const head = `<title>  Only &egrave; title </title><link rel="canonical" href="javascript:alert(1)">
      <meta property="og:image" content="data:image/png;base64,xx"><meta property="article:published_time" content="soon">
      <meta property="article:author" content="https://social.example/ada">
      <script type="application/ld+json">{ broken</script><script>var x = "<title>no</title>"</script>`;
    expect(readMetadata(htmlOf(head, 'xx'), FOUND)).toEqual({
      url: FOUND.href,
      headline: 'Only è title',
      author: '',
      published_on: null,
      excerpt: '',
      language: '',
      outlet_name: '',
      picture_url: '',
    });
  });

  it('gives an address of its own site alone, and not its front page for an article', () => {
    const urlOf = (canonical: string, found = FOUND, more = '') =>
      readMetadata(htmlOf(`<link rel="canonical" href="${canonical}">${more}`), found).url;
    const amp = new URL('https://m.gazzetta.example/amp/fair');
    expect(urlOf('https://WWW.gazzetta.example/fair')).toBe('https://www.gazzetta.example/fair');
    expect(urlOf('https://www.gazzetta.example/fair', amp)).toBe('https://www.gazzetta.example/fair');
    expect(urlOf('/', new URL('https://gazzetta.example/'))).toBe('https://gazzetta.example/');
    for (const wrong of [
      'https://other.example/fair',
      'https://notgazzetta.example/fair',
      'https://gazzetta.example.evil.example/fair',
      'https://gazzetta.example/',
      '/',
    ])
      expect(urlOf(wrong)).toBe(FOUND.href);
    const og = '<meta property="og:url" content="https://gazzetta.example/fair">';
    expect(urlOf('https://other.example/fair', FOUND, og)).toBe('https://gazzetta.example/fair');
  });

  it('proposes no day that there is none of, and no address that a clipping cannot hold', () => {
    const data = JSON.stringify({ '@type': 'NewsArticle', datePublished: '2026-02-30' });
    const found = new URL(`https://gazzetta.example/${'x'.repeat(2000)}`);
    expect(readMetadata(htmlOf(`<script type="application/ld+json">${data}</script>`), found)).toMatchObject({
      published_on: null,
      url: '',
    });
  });

  it('is bounded, however much there is of it', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const head = `<title>${'x'.repeat(2000)}</title>${'<meta name="a" content="b">'.repeat(5000)}
      <script type="application/ld+json">${deep}</script>`;
    expect(readMetadata(htmlOf(head), FOUND).headline).toHaveLength(500);
  });
});

describe('a page at an address', () => {
  let port = 0;
  let office: Office;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const pages = createServer((request, response) => answer(request, response));
  beforeAll(async () => {
    await new Promise<void>((done) => {
      pages.listen(0, '127.0.0.1', done);
    });
    ({ port } = pages.address() as AddressInfo);
    office = await startOffice(CLIPPING_PATH);
  });
  afterAll(async () => {
    pages.closeAllConnections();
    pages.close();
    await office.server.close();
  });
  /** The local server represents the open internet. */
  const rules = (changes: Partial<ConnectionRules> = {}): ConnectionRules => ({
    resolve: (host) => Promise.resolve(host === 'inside.example' ? ['10.0.0.7'] : ['127.0.0.1']),
    mayConnect: (address, at) => address === '127.0.0.1' && at === port,
    limitMs: 60_000,
    ...changes,
  });
  const address = (path = '/', host = 'out.example') => new URL(`http://${host}:${port}${path}`);
  const html = (head: string) => (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(htmlOf(head));

  it('is followed to where it leads, but never inwards, and read no further than its beginning', async () => {
    answer = (request, response) =>
      request.url === '/'
        ? response.writeHead(302, { Location: '/there' }).end()
        : html(`<title>There</title>`)(request, response);
    expect(await fetchPage(address(), rules())).toMatchObject({ url: address('/there') });
    answer = (_request, response) =>
      response.writeHead(302, { Location: address('/', 'inside.example').href }).end();
    expect(await fetchPage(address(), rules())).toEqual({ refusal: { key: 'page_unreachable' } });
    answer = (_request, response) => response.writeHead(302, { Location: '/' }).end();
    expect(await fetchPage(address(), rules())).toEqual({ refusal: { key: 'page_unreachable' } });
    const part = Buffer.alloc(64 * 1024, 'x');
    answer = (_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      response.on('error', () => undefined);
      const send = (): void => {
        while (!response.destroyed && response.write(part));
        if (!response.destroyed) response.once('drain', send);
      };
      send();
    };
    const endless = await fetchPage(address(), rules());
    expect('html' in endless && endless.html.length).toBe(1024 * 1024);
  });

  it('is refused in words where it is none, or does not come in time', async () => {
    answer = (_request, response) => response.writeHead(403).end();
    expect(await fetchPage(address(), rules())).toEqual({
      refusal: { key: 'page_refused', parameters: { status: 403 } },
    });
    answer = (_request, response) =>
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF');
    expect(await fetchPage(address(), rules())).toEqual({ refusal: { key: 'page_no_page' } });
    answer = () => undefined;
    expect(await fetchPage(address(), rules({ limitMs: 50 }))).toEqual({
      refusal: { key: 'page_unreachable' },
    });
  });

  it('is proposed with the outlet that is known there, and with clippings of the same article', async () => {
    const { server, officer } = office;
    await server.call(
      OUTLET_PATH,
      post({ name: 'Out and About', website: `http://out.example:${port}/` }, officer),
    );
    const form = { press_group: 1, headline: 'Known', outlet_name: 'Elsewhere', published_on: '2026-09-30' };
    const known = await office.rowOf<Clipping>(
      office.create({ ...form, url: `http://www.out.example:${port}/fair/?utm_source=x` }),
    );
    answer = html(
      '<title>Fair</title><link rel="canonical" href="/fair"><meta property="og:site_name" content="x">',
    );
    expect(await proposeClipping(server.context, address('/amp').href, rules())).toMatchObject({
      url: address('/fair').href,
      headline: 'Fair',
      outlet_name: 'Out and About',
      duplicates: [{ id: known.id, headline: 'Known', outlet: 'Elsewhere', published_on: '2026-09-30' }],
    });
    expect((await office.list()).data).toHaveLength(1);
  });

  it('is of the outlet with the closest website, however its address is spelt', async () => {
    const { db } = office.server.database;
    const websites = [
      ['Gazzetta', 'HTTPS://WWW.Gazzetta.example/home?x=1'],
      ['Gazzetta di Modena', 'modena.gazzetta.example'],
      ['Città', 'https://città.example'],
      ['One', 'two.example'],
      ['Two', 'http://two.example/two'],
      ['Broken', 'http://['],
    ] as const;
    for (const [name, website] of websites)
      await db
        .insertInto('outlet')
        .values({ name, name_key: name.toLowerCase(), website, updated_at: '2026-01-01T00:00:00.000Z' })
        .execute();
    const found: [string, string][] = [
      ['gazzetta.example', 'Gazzetta'],
      ['m.gazzetta.example', 'Gazzetta'],
      ['www.modena.gazzetta.example', 'Gazzetta di Modena'],
      [new URL('https://città.example').host, 'Città'],
      ['two.example', ''],
      ['notgazzetta.example', ''],
      ['example', ''],
    ];
    for (const [host, name] of found)
      expect([host, pickOutlet(await listOutletSites(db), host)?.name ?? '']).toEqual([host, name]);
  });

  it('is read for who may enter clippings, from public addresses alone', async () => {
    const { server, officer } = office;
    const ask = (url: unknown, headers: Record<string, string>) =>
      server.call(CLIPPING_PAGE_PATH, post({ url }, headers));
    expect((await ask('https://gazzetta.example/', {})).status).toBe(401);
    const reader = await server.signedIn('reader@example.com');
    expect((await ask('https://gazzetta.example/', reader)).status).toBe(403);
    for (const url of [
      `http://127.0.0.1:${port}/`,
      'http://169.254.169.254/latest/',
      'http://10.0.0.1/',
      'file:///etc/passwd',
      'no address',
      'x'.repeat(3000),
      null,
      undefined,
    ])
      expect(await ask(url, officer)).toMatchObject({ status: 400, json: { url: [anyText] } });
  });
});
