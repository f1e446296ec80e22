import { hash } from 'node:crypto';
import { CRISIS_PATH, type Crisis, crisisPath } from '@press-room/contract/crisis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, type DeskRelease, startDesk } from '../../../test/desk.ts';
import { writeWeb } from '../../../test/drawn-web.ts';
import { addPicture, inBothForms } from '../../../test/media.ts';
import { post } from '../../../test/requests.ts';
import { findHtmlFaults } from '../../../test/standards/html.ts';
import { parseXml, textsOf } from '../../../test/standards/xml.ts';

const SITE = 'https://press.example.com';
const TITLE = 'Forni <script>alert(1)</script> & "altro"';
const SLUG = 'forni-script-alert-1-script-altro';

let desk: Desk;
let picture: number;
let other: number;

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: SITE }, { writeWeb });
  const files = inBothForms('small', 640);
  picture = await addPicture(desk.server, { copyright: '© <Ada>' }, files);
  other = await addPicture(desk.server, {}, files);
});
afterAll(() => desk.server.close());

const call = (path: string, init: RequestInit = {}) =>
  desk.server.call(path, { redirect: 'manual', ...init });

async function write(more: object = {}): Promise<DeskRelease> {
  const text = { it: { title: TITLE, abstract: 'In breve', body: '<p>B</p>' } };
  const draft = await desk.draft({ text, hero: picture, pictures: [picture], ...more });
  return desk.moved(draft, { to: 'published' });
}
const pageOf = ({ id }: DeskRelease): string => `/it/comunicati/2026/${SLUG}-${id}`;
const frameOf = ({ id }: DeskRelease): string => `/it/embed/comunicati/2026/${SLUG}-${id}`;

describe('a frame', () => {
  it('shows a release in a few kilobytes, without scripts, and leads out of itself', async () => {
    const release = await write();
    const { status, text, headers } = await call(frameOf(release));
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await findHtmlFaults(text)).toEqual([]);
    expect(text).toContain('<html lang="it">');
    expect(text).toContain('Forni &#60;script&#62;alert(1)&#60;/script&#62; &#38; &#34;altro&#34;');
    expect(text).toContain(`href="${SITE}${pageOf(release)}" target="_blank" rel="noopener"`);
    expect(text).toContain('Foto: Ada Rossi');
    expect(Buffer.byteLength(text)).toBeLessThan(4000);
    expect(text).not.toMatch(/<script|https?:\/\/(?!press\.example\.com)/);
  });

  it('shows the statement of a crisis, whose link leads out of it', async () => {
    const release = await write();
    expect((await call(frameOf(release))).text).not.toContain('class="crisis"');
    const words = { title: { it: 'Incendio', en: 'Fire' }, text: { it: '<b>Nessuno', en: 'Nobody' } };
    const made = await desk.server.call(CRISIS_PATH, post({ press_group: 1, ...words }, desk.officer));
    const { id, version } = made.json as Crisis;
    const path = `${crisisPath(id)}transition/`;
    const turned = await desk.server.call(path, post({ to: 'on' }, desk.match(version)));
    expect(turned.status).toBe(200);
    const { text } = await call(frameOf(release));
    expect(text).toContain('<strong>Incendio</strong><p>&#60;b&#62;Nessuno</p>');
    expect(text).toContain('<a href="/crisis/1" target="_blank" rel="noopener">');
    expect(await findHtmlFaults(text)).toEqual([]);
    await desk.server.call(path, post({ to: 'ended' }, desk.match((turned.json as Crisis).version)));
    expect((await call(frameOf(release))).text).not.toContain('Incendio');
  });

  it('follows the release at once, however often it was asked for', async () => {
    const statuses = async (path: string): Promise<number[]> => [
      (await call(path)).status,
      (await call(path)).status,
      (await call(path)).status,
    ];
    const draft = await desk.draft({ text: { it: { title: TITLE } } });
    expect(await statuses(frameOf(draft))).toEqual([404, 404, 404]);
    const release = await desk.moved(draft, { to: 'published' });
    expect(await statuses(frameOf(release))).toEqual([200, 200, 200]);
    await desk.moved(release, { to: 'archived' });
    expect(await statuses(frameOf(release))).toEqual([410, 410, 410]);
  });

  it('shows a picture with its credit, and no picture that is not of the release', async () => {
    const release = await write();
    const { status, text } = await call(`${frameOf(release)}/${picture}`);
    expect(status).toBe(200);
    expect(await findHtmlFaults(text)).toEqual([]);
    for (const words of ['Una piastrella', 'Foto: Ada Rossi', '© &#60;Ada&#62;'])
      expect(text).toContain(words);
    const file = /<img src="(\/media\/[^"]+)"/.exec(text)?.[1] ?? '';
    expect((await call(file)).text).toBe('small');
    for (const number of [other, 999_999_999, 0])
      expect((await call(`${frameOf(release)}/${number}`)).status).toBe(404);
  });

  it('has a policy of its own, and nothing else may be framed', async () => {
    const release = await write();
    const { text, headers } = await call(frameOf(release));
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "img-src 'self'",
      `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
      "base-uri 'none'",
      "form-action 'none'",
      'sandbox allow-popups allow-popups-to-escape-sandbox',
      'frame-ancestors *',
    ]);
    for (const path of [
      pageOf(release),
      '/',
      `${pageOf(release)}.newsml.xml`,
      '/it/feed.rss',
      '/it/embed/x',
      '/oembed',
    ])
      expect([path, (await call(path)).headers.get('Content-Security-Policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
  });

  it('has one address', async () => {
    const release = await write();
    const moved = await call(`/it/embed/comunicati/1999/x-${release.id}/${picture}`);
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, `${frameOf(release)}/${picture}`]);
  });

  it('is empty for what not everybody may see, to the second, as for what was never there', async () => {
    const press = await write({ access: 'press' });
    const held = await write({ embargo_until: '2026-11-20T15:00:00.000Z' });
    const never = await call('/it/embed/comunicati/2026/x-999999999');
    expect(never.status).toBe(404);
    for (const release of [press, held, await desk.draft()]) {
      const { status, text } = await call(frameOf(release));
      expect([status, text]).toEqual([404, never.text]);
    }
    desk.server.clock.now = new Date('2026-11-20T15:00:00.000Z');
    expect((await call(frameOf(held))).status).toBe(200);
    desk.server.clock.now = new Date('2026-11-20T10:00:00Z');
  });

  it('says that a release was withdrawn, and no word of it', async () => {
    const release = await write();
    expect((await call(frameOf(release))).status).toBe(200);
    await desk.moved(release, { to: 'archived', withdrawal_note: { it: 'Dati <errati>', en: 'Wrong' } });
    for (const path of [frameOf(release), `${frameOf(release)}/${picture}`]) {
      const { status, text, headers } = await call(path);
      expect(status).toBe(410);
      expect(await findHtmlFaults(text)).toEqual([]);
      expect(text).toContain('Questo comunicato è stato ritirato.');
      expect(text).toContain('Dati &#60;errati&#62;');
      expect(text).not.toContain('Forni');
      expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *');
    }
  });

  it.each([
    '/it/embed/',
    '/it/embed/comunicati',
    '/it/embed/aziende/x-1',
    '/it/embed/../x',
    `/it/embed/${'a'.repeat(5000)}-1/1`,
  ])('is nothing else: %s', async (path) => {
    expect((await call(path)).status).toBe(404);
  });
});

const oembed = (parameters: Record<string, string>) =>
  call(`/oembed?${new URLSearchParams(parameters).toString()}`);

describe('GET /oembed', () => {
  it('says in both forms how a release is embedded, which its page leads to', async () => {
    const release = await write();
    const html = (await call(pageOf(release))).text;
    const links = Array.from(
      html.matchAll(/type="(?:application\/json|text\/xml)\+oembed" title="oEmbed" href="([^"]+)"/g),
      ([, href = '']) => href.replaceAll('&#38;', '&').replace(SITE, ''),
    );
    const [json, xml] = [await call(links[0] ?? ''), await call(links[1] ?? '')];
    expect(json.headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(json.json).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: TITLE,
      provider_name: 'Association',
      thumbnail_width: 640,
      width: 600,
      height: 570,
    });
    expect(xml.headers.get('Content-Type')).toBe('text/xml; charset=utf-8');
    const root = parseXml(xml.text);
    const code = (json.json as { html: string }).html;
    expect([textsOf(root, 'html'), textsOf(root, 'width')]).toEqual([[code], ['600']]);
    expect(code).toContain(`<iframe src="${SITE}${frameOf(release)}" title="Forni &#60;script&#62;`);
  });

  it('keeps to the room there is, and embeds a picture by the address of its frame', async () => {
    const release = await write();
    const url = `${SITE}${frameOf(release)}/${picture}`;
    const small = (await oembed({ url, maxwidth: '300', maxheight: '200' })).json as Record<string, unknown>;
    expect([small.width, small.height, small.thumbnail_url]).toEqual([300, 200, undefined]);
    expect(small.html).toContain('width="300" height="200"');
    expect((await oembed({ url })).json).toMatchObject({ title: 'Una piastrella', height: 520 });
  });

  it('knows nothing of what is not public, elsewhere, or no address', async () => {
    const press = await write({ access: 'press' });
    const gone = await write();
    await desk.moved(gone, { to: 'archived' });
    const foreign = pageOf(await write());
    for (const url of [
      SITE + pageOf(press),
      SITE + pageOf(gone),
      `https://evil.example${foreign}`,
      `${SITE}.evil.example${foreign}`,
      `javascript:alert(1)//${foreign}`,
      foreign,
      `${SITE}/`,
      'x'.repeat(3000),
      '',
    ])
      expect([url.slice(0, 80), (await oembed({ url })).status]).toEqual([url.slice(0, 80), 404]);
    expect((await call('/oembed')).status).toBe(404);
    expect((await call(`/oembed?url=${SITE}&url=${SITE}`)).status).toBe(404);
  });

  it('refuses forms that it does not write, and sizes that are none', async () => {
    const url = SITE + pageOf(await write());
    expect((await oembed({ url, format: 'yaml' })).status).toBe(501);
    for (const maxwidth of ['0', '-1', 'wide', '1e999', '12.5'])
      expect([maxwidth, (await oembed({ url, maxwidth })).status]).toEqual([maxwidth, 400]);
  });
});

describe('an installation', () => {
  it('names who may frame it', async () => {
    const own = await startDesk({
      PUBLIC_URL: SITE,
      EMBEDDING: 'https://news.example.com,https://*.daily.example',
    });
    const release = await own.moved(await own.draft({ text: { it: { title: TITLE } } }), { to: 'published' });
    const { headers } = await own.server.call(frameOf(release));
    expect(headers.get('Content-Security-Policy')).toMatch(
      /frame-ancestors https:\/\/news\.example\.com https:\/\/\*\.daily\.example$/,
    );
    await own.server.close();
  });

  it('may let nobody frame it: there are no frames then, and no page says how', async () => {
    const own = await startDesk({ PUBLIC_URL: SITE, EMBEDDING: 'off' }, { writeWeb });
    const release = await own.moved(await own.draft({ text: { it: { title: TITLE } } }), { to: 'published' });
    expect((await own.server.call(frameOf(release))).status).toBe(404);
    expect((await own.server.call(`/oembed?url=${encodeURIComponent(SITE + pageOf(release))}`)).status).toBe(
      404,
    );
    expect((await own.server.call(pageOf(release))).text).not.toContain('oembed');
    await own.server.close();
  });
});
