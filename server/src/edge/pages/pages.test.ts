import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWeb } from '../../../test/drawn-web.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ORIGIN = 'https://press.example.com';

let server: TestServer;
let ids: Record<string, number>;

const text = (title: string) => ({
  status: 'published',
  title,
  subtitle: '',
  abstract: `${title}.`,
  body: '<p>B</p>',
});

beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: ORIGIN }, { writeWeb });
  server.clock.now = NOW;
  const release = { press_group: 'Fair', status: 'published', access: 'public', date: '2026-03-12' };
  const releases = {
    both: { text: { it: text('Cresce l’export'), en: text('Exports <grow> & "rise"') } },
    italian: { text: { it: text('Solo italiano') } },
    press: { access: 'press', text: { it: text('Riservato'), en: text('Reserved') } },
    embargoed: { embargo_until: '2026-11-20T12:00:00Z', text: { en: text('Later') } },
    expired: { expires_at: '2026-11-20T09:00:00Z', text: { en: text('Gone') } },
    draft: { status: 'draft', text: { en: { ...text('Draft'), status: 'draft' } } },
  };
  const { press_releases } = await server.load({
    press_groups: [{ name: 'Fair' }],
    press_releases: Object.values(releases).map((each) => ({ ...release, ...each })),
  });
  ids = Object.fromEntries(
    Object.keys(releases).map((name, at) => [name, Object.values(press_releases)[at] ?? 0]),
  );
});
afterAll(() => server.close());

const open = (path: string, init: RequestInit = {}) => server.call(path, { redirect: 'manual', ...init });
const followed = async (path: string) => {
  const { status, headers } = await open(path);
  return status === 301 ? open(headers.get('Location') ?? '') : open(path);
};

describe('the page of a release', () => {
  it('has one address, to which others with its number lead', async () => {
    const wrong = await open(`/it/comunicati/2025/altro-${ids.both}/?from=mail`);
    expect(wrong.status).toBe(301);
    expect(wrong.headers.get('Location')).toBe(`/it/comunicati/2026/cresce-lexport-${ids.both}?from=mail`);
    expect((await open(`/it/comunicati/2026/cresce-lexport-${ids.both}`)).status).toBe(200);
  });

  it('is drawn, and carries what its screen would ask for', async () => {
    const { headers, text: html } = await followed(`/en/releases/2026/x-${ids.both}`);
    expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(headers.get('Content-Language')).toBe('en');
    expect(html).toContain('<html lang="en"');
    expect(html).toContain('release "Exports &lt;grow> & \\"rise\\""</h1></div>');
    expect(html).not.toContain('<noscript>');
    expect(html).toContain('<title>Exports &#60;grow&#62; &#38; &#34;rise&#34; — Fair</title>');
    const boot = JSON.parse(/id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '{}') as Record<string, object>;
    const called = await server.call(`/api/press_room/press_release/${ids.both}/`, {
      headers: { 'Accept-Language': 'en' },
    });
    expect(boot.answers).toEqual([{ key: ['release'], answer: called.json }]);
  });

  it('tells machines where each text stands, and what it is', async () => {
    const { text: html } = await followed(`/en/releases/2026/x-${ids.both}`);
    const [en, it] = [
      `${ORIGIN}/en/releases/2026/exports-grow-rise-${ids.both}`,
      `${ORIGIN}/it/comunicati/2026/cresce-lexport-${ids.both}`,
    ];
    expect(html).toContain(`<link rel="canonical" href="${en}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${en}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="it" href="${it}">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${en}">`);
    expect(html).toContain(
      '<meta property="og:title" content="Exports &#60;grow&#62; &#38; &#34;rise&#34;">',
    );
    const data = Array.from(
      html.matchAll(/ld\+json">(.*?)<\/script>/g),
      ([, json = '']) => JSON.parse(json) as object,
    );
    expect(data).toMatchObject([
      { '@type': 'NewsArticle', headline: 'Exports <grow> & "rise"', inLanguage: 'en', mainEntityOfPage: en },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('of a text in another language is that one’s: it is named as the true one, and no other is offered', async () => {
    const { status, text: html } = await followed(`/en/releases/2026/x-${ids.italian}`);
    expect(status).toBe(200);
    const address = `${ORIGIN}/it/comunicati/2026/solo-italiano-${ids.italian}`;
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(html).not.toContain('hreflang="en"');
    expect(html).toContain(`hreflang="x-default" href="${address}"`);
  });

  it('may have the styles that stand in it, and no others', async () => {
    const { headers, text } = await followed(`/en/releases/2026/x-${ids.both}`);
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain(
      `style-src 'self' 'unsafe-hashes' 'sha256-${hash('sha256', '--a:"b"', 'base64')}' 'sha256-${hash('sha256', '.page{}.shared{}', 'base64')}';`,
    );
    expect(text).toContain('<style>.page{}.shared{}</style>');
    expect(policy).toContain("script-src 'self';");
  });

  it.each([
    ['text/markdown', '.md'],
    ['text/plain, text/html;q=0.5', '.txt'],
    ['application/json', '.ninjs.json'],
  ])('leads who would rather have %s to it', async (accept, ending) => {
    const path = `/it/comunicati/2026/cresce-lexport-${ids.both}`;
    const { status, headers } = await open(path, { headers: { Accept: accept } });
    expect([status, headers.get('Location')]).toEqual([303, path + ending]);
    expect(headers.get('Vary')).toContain('Accept,');
    expect((await open(path + ending)).status).toBe(200);
  });

  it.each(['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8', 'image/png'])(
    'is there for who asks with %s',
    async (accept) => {
      const path = `/it/comunicati/2026/cresce-lexport-${ids.both}`;
      expect((await open(path, { headers: { Accept: accept } })).status).toBe(200);
    },
  );

  it('is not sent again to who has it, and has no body for HEAD', async () => {
    const path = `/it/comunicati/2026/cresce-lexport-${ids.both}`;
    const { headers } = await open(path);
    const again = await open(path, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await open(path, { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it.each(['press', 'embargoed', 'expired', 'draft'])('tells nothing of what is %s', async (name) => {
    for (const path of [`/en/releases/2026/x-${ids[name]}`, `/it/comunicati/2026/x-${ids[name]}`]) {
      const { status, text: html, headers } = await open(path);
      expect(status).toBe(404);
      expect(headers.get('Location')).toBeNull();
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).toContain('<div id="root"></div>');
      expect(html).not.toMatch(/Riservato|Reserved|Later|Gone|Draft/);
    }
  });

  it('is gone with its text as soon as it is withdrawn', async () => {
    const { press_releases } = await server.load({
      press_releases: [
        {
          press_group: 'Fair',
          status: 'published',
          access: 'public',
          date: '2026-03-12',
          text: { en: text('Wrong') },
        },
      ],
    });
    const path = `/en/releases/2026/wrong-${press_releases.Wrong}`;
    expect((await open(path)).status).toBe(200);
    expect((await open(path)).text).toContain('Wrong');
    await server.database.change((trx) =>
      trx
        .updateTable('press_release')
        .set({ status: 'archived', withdrawn_at: NOW.toISOString(), withdrawal_en: 'Figures' })
        .where('id', '=', press_releases.Wrong ?? 0)
        .execute(),
    );
    const gone = await open(path);
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('Figures');
    expect(gone.text).toContain('<meta name="robots" content="noindex">');
    expect(gone.text).not.toContain('Wrong');
  });

  it('appears with the end of its embargo, to the second', async () => {
    const path = `/en/releases/2026/later-${ids.embargoed}`;
    expect((await open(path)).status).toBe(404);
    server.clock.now = new Date('2026-11-20T11:59:59.999Z');
    expect((await open(path)).status).toBe(404);
    server.clock.now = new Date('2026-11-20T12:00:00Z');
    expect((await open(path)).status).toBe(200);
    server.clock.now = NOW;
  });

  it.each(['/en/releases/2026/later-999999999', '/en/releases/2026/-0', '/en/releases/2026/%00-1'])(
    'is nothing else: %s',
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );
});

describe('other pages', () => {
  it('are drawn with what the calls of a reader without session give', async () => {
    const office = await open('/it/contatti');
    expect(office.status).toBe(200);
    expect(office.text).toContain('<title>Contatti — Fair</title>');
    expect(office.text).toContain('"contactType":"press"');
    const year = await open('/it/comunicati/2026');
    expect(year.status).toBe(200);
    expect(year.text).toContain('<title>Comunicati stampa, 2026 — Fair</title>');
    expect(year.text).toContain(`<link rel="canonical" href="${ORIGIN}/it/comunicati/2026">`);
    expect(year.text).toContain('hreflang="en" href="https://press.example.com/en/releases/2026"');
    expect(year.text).toContain('Solo italiano');
    expect(year.text).not.toMatch(/Riservato|Reserved|Later|Gone|Draft/);
    expect((await open('/en/releases/2026/03')).text).toContain('Press releases, March 2026 — Fair');
  });

  it('lead to the name of a company, and tell what it is', async () => {
    const { companies } = await server.load({
      companies: [
        {
          business_name: 'Argilla "Nova" </script> S.p.A.',
          pub_city: 'Sassuolo',
          pub_short_description: 'Produce gres dal 1962.',
          association_status: 'associated',
        },
      ],
    });
    const id = Object.values(companies)[0];
    const { status, text: html } = await followed(`/en/companies/x-${id}`);
    expect(status).toBe(200);
    expect(html).toContain(`${ORIGIN}/en/companies/argilla-nova-script-s-p-a-${id}`);
    const [data] = Array.from(
      html.matchAll(/ld\+json">(.*?)<\/script>/g),
      ([, json = '']) => JSON.parse(json) as object,
    );
    expect(data).toMatchObject({ '@type': 'Organization', name: 'Argilla "Nova" </script> S.p.A.' });
    // Cards are in the language of their page.
    expect(html).not.toMatch(/<meta[^>]*Produce gres/);
    expect((await followed(`/it/aziende/x-${id}`)).text).toMatch(/<meta[^>]*Produce gres/);
  });

  it.each([
    '/en/releases/1999',
    '/en/releases/2026/04',
    '/en/releases/-999999999',
    '/it/aziende/nova-999999999',
  ])('are nothing where nothing is: %s', async (path) => {
    const { status, text: html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<div id="root"></div>');
  });

  it('leads from a number alone to a release', async () => {
    const { status, headers } = await open(`/it/comunicati/-${ids.both}`);
    expect([status, headers.get('Location')]).toEqual([
      301,
      `/it/comunicati/2026/cresce-lexport-${ids.both}`,
    ]);
  });
});

describe('the address of a page', () => {
  it('goes with a release that is public, in the language of its text', async () => {
    const read = async (id: number | undefined, language: string, headers: object = {}) =>
      (
        await server.call(`/api/press_room/press_release/${id}/`, {
          headers: { 'Accept-Language': language, ...headers },
        })
      ).json;
    expect(await read(ids.italian, 'en')).toMatchObject({
      address: `${ORIGIN}/it/comunicati/2026/solo-italiano-${ids.italian}`,
    });
  });
});
