import { DOMParser } from '@xmldom/xmldom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Desk, startDesk } from '../../../test/desk.ts';
import { listWith } from '../../../test/matchers.ts';
import { addPicture, inBothForms } from '../../../test/media.ts';

const SITE = 'https://press.example.com';
let desk: Desk;

beforeAll(async () => {
  desk = await startDesk({ PUBLIC_URL: SITE });
});
afterAll(() => desk.server.close());

async function read(path: string) {
  const answer = await desk.server.call(path);
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const fail = (level: string, message: string): never => {
    throw new Error(`${level}: ${message}`);
  };
  const root = new DOMParser({ onError: fail }).parseFromString(answer.text, 'text/xml');
  return (name: string) => Array.from(root.getElementsByTagName(name));
}
const locations = async (path: string): Promise<string[]> =>
  (await read(path))('loc').map((each) => (each.textContent ?? '').replace(SITE, ''));

describe('the sitemap', () => {
  it('names what everybody may read in each language, with pictures, and pairs alone as alternates', async () => {
    const picture = await addPicture(desk.server, {}, [...inBothForms('small', 640)]);
    const [it_, en] = [
      { title: 'Forni & altro', body: '<p>Testo</p>' },
      { title: 'Kilns & more', body: '<p>Text</p>' },
    ];
    const both = await desk.moved(
      await desk.draft({ hero: picture, pictures: [picture], text: { it: it_, en } }),
      { to: 'published' },
    );
    const one = await desk.moved(await desk.draft({ text: { it: it_ } }), { to: 'published' });
    await desk.moved(await desk.draft({ access: 'press', text: { it: it_ } }), { to: 'published' });
    expect(await locations('/sitemap.xml')).toEqual([
      '/sitemaps/news.xml',
      '/sitemaps/pages.xml',
      '/sitemaps/releases-2026-1.xml',
    ]);
    const find = await read('/sitemaps/releases-2026-1.xml');
    const pages = [
      `/it/comunicati/2026/forni-altro-${one.id}`,
      `/en/releases/2026/kilns-more-${both.id}`,
      `/it/comunicati/2026/forni-altro-${both.id}`,
    ];
    expect(find('loc').map((each) => each.textContent)).toEqual(pages.map((page) => SITE + page));
    expect(find('xhtml:link').map((each) => each.getAttribute('hreflang'))).toEqual([
      'en',
      'it',
      'x-default',
      'en',
      'it',
      'x-default',
    ]);
    expect(find('image:loc')).toHaveLength(2);
    const news = await read('/sitemaps/news.xml');
    expect(news('news:title').map((each) => each.textContent)).toEqual([
      'Forni & altro',
      'Kilns & more',
      'Forni & altro',
    ]);
    desk.server.clock.now = new Date('2026-11-22T11:00:00Z');
    expect(await locations('/sitemaps/news.xml')).toEqual([]);
    desk.server.clock.now = new Date('2026-11-20T10:10:00Z');
    await desk.moved(one, { to: 'archived' });
    expect(await locations('/sitemaps/releases-2026-1.xml')).toEqual(pages.slice(1));
  });

  it('names the page of a sector once there is something to read of it', async () => {
    const draft = await desk.draft({ sectors: [1], text: { it: { title: 'Lastre', body: '<p>x</p>' } } });
    const pages = ['/en/sectors/tiles-1', '/it/settori/piastrelle-1'];
    expect(await locations('/sitemaps/pages.xml')).not.toEqual(listWith(...pages));
    await desk.moved(draft, { to: 'published' });
    expect(await locations('/sitemaps/pages.xml')).toEqual(listWith(...pages));
  });

  it('names the pages of a company as soon as there is something to read of it', async () => {
    const [silent = 0, read = 0] = Object.values(
      (
        await desk.server.load({
          companies: [{ business_name: 'Silent' }, { business_name: 'Read' }].map((each) => ({
            ...each,
            association_status: 'associated',
          })),
        })
      ).companies,
    );
    const text = { it: { title: 'Posa', body: '<p>T</p>' } };
    await desk.moved(await desk.draft({ company: read, text }), { to: 'published' });
    await desk.moved(await desk.draft({ company: silent, access: 'press', text }), { to: 'published' });
    const pages = await locations('/sitemaps/pages.xml');
    expect(pages).toEqual(
      expect.arrayContaining([
        '/it/comunicati',
        '/en/contact',
        '/it/comunicati/2026',
        `/en/companies/read-${read}`,
      ]),
    );
    expect(pages.filter((each) => each.includes('silent'))).toEqual([]);
  });

  it('names the archives of the press group of the site alone', async () => {
    await desk.server.load({
      press_releases: [
        { press_group: 'Fair', date: '2009-03-01', text: { it: { title: 'Prima', body: '<p>T</p>' } } },
      ],
    });
    const pages = await locations('/sitemaps/pages.xml');
    expect(pages.filter((each) => /\/\d{4}$/.test(each))).toEqual([
      '/en/releases/2026',
      '/it/comunicati/2026',
    ]);
  });

  it('has no part that is empty', async () => {
    for (const path of ['1999-1', '2026-2', '2026-0', '2026-9999', '2026-99999', '26-1', 'x-1'])
      expect((await desk.server.call(`/sitemaps/releases-${path}.xml`)).status).toBe(404);
  });
});

describe('what programs are told of the house', () => {
  it('names the sitemap and keeps calls out', async () => {
    const robots = await desk.server.call('/robots.txt');
    expect(robots.text).toBe(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  it('leads language models to feeds and texts', async () => {
    const guide = await desk.server.call('/llms.txt');
    expect(guide.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(guide.text).toContain('# Press room\n');
    expect(guide.text).toContain('- Association\n- Fair\n');
    expect(guide.text).toContain(`(${SITE}/it/feed.rss)`);
  });
});
